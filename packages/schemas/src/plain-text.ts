import * as v from 'valibot'

/**
 * Checks a text that stands on one line of a mail or a list: no line breaks, no control characters, none that turn the
 * direction of what follows, and no towers: no script puts eight marks on one letter, and they would cover what stands above.
 */
export function singleLine(message: string): v.RegexAction<string, string> {
  return v.regex(/^(?!.*\p{M}{8})[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, message)
}

/** As {@link singleLine}, of several lines: with line breaks and tabulators. */
export function severalLines(message: string): v.RegexAction<string, string> {
  return v.regex(/^(?![^]*\p{M}{8})(?:[\n\r\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u, message)
}

/** What draws something: no space, no control, and none of the characters that are never drawn, such as U+200B or U+3164. */
const VISIBLE = '[^\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]'

/** Checks that something of a text can be seen: a name of zero-width spaces looks like none. */
export function visible(message: string): v.RegexAction<string, string> {
  return v.regex(new RegExp(VISIBLE, 'u'), message)
}

/** As {@link visible}, of a text that may also be empty. */
export function visibleOrEmpty(message: string): v.RegexAction<string, string> {
  return v.regex(new RegExp(`^$|${VISIBLE}`, 'u'), message)
}
