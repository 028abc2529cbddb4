const HIDDEN = /[\p{Bidi_Control}\u200B\u2060-\u2064\uFEFF\u00AD]/gu

/** Names the characters that turn text round or stand in it unseen: code must not look like what it is not. */
export function showHidden(code: string): string {
  return code.replace(HIDDEN, (hidden) => `‹U+${hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}›`)
}
