/** A code and a sentence fit to be shown, as they travel in the one text that the wire has for an error. */
export interface HubErrorText {
  /** A word of letters, such as `StaleEpoch`; undefined when the text does not start with one. */
  code: string | undefined
  detail: string
}

const CODED = /^([A-Z][A-Za-z]*)(?:: (.*))?$/s

/** Formats an error for a completion or close message: `<code>: <detail>` (rule ER1). */
export function formatErrorText(code: string, detail: string): string {
  return `${code}: ${detail}`
}

/** Parses the error of a completion or close message (rule ER1). Text of another server comes back whole, without a code. */
export function parseErrorText(text: string): HubErrorText {
  const coded = CODED.exec(text)
  return coded === null ? { code: undefined, detail: text } : { code: coded[1], detail: coded[2] ?? '' }
}
