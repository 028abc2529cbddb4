import * as v from 'valibot'

/**
 * Checks a text that stands on one line of a mail or a list: no line breaks, no control characters, and none that turn the
 * direction of what follows.
 */
export function singleLine(message: string): v.RegexAction<string, string> {
  return v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, message)
}

/** Checks a text of several lines: line breaks and tabulators, and no other control characters. */
export function severalLines(message: string): v.RegexAction<string, string> {
  return v.regex(/^(?:[\n\r\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u, message)
}
