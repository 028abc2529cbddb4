/**
 * How much Markdown is drawn as Markdown. The parser calls itself for every level of quotes and lists, and its time grows
 * with the square of lines, markers and stars: the limits are far above what somebody writes by hand, and keep the worst
 * text at about a tenth of a second.
 */
export const MARKDOWN_LIMITS = {
  characters: 20_000,
  lines: 1_000,
  /** Markers of quotes and lists that open one line: how deep it stands. */
  depth: 16,
  /** Markers of quotes and lists in the whole text. */
  markers: 1_000,
  /** Runs of `*` and `_`, and brackets that close: each is held against all that stand open before it. */
  delimiters: 1_000,
} as const

const MARKER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y
const DELIMITERS = /\*+|_+|\]/g

/** Counts the markers of quotes and lists that open a line, looking at each character once. */
function countMarkers(line: string): number {
  let count = 0
  MARKER.lastIndex = 0
  while (MARKER.test(line)) count += 1
  return count
}

/** Whether a text is within {@link MARKDOWN_LIMITS}; it is read once and not parsed. */
export function isWithinMarkdownLimits(source: string): boolean {
  if (source.length > MARKDOWN_LIMITS.characters) return false
  const lines = source.split(/\r\n|\r|\n/)
  if (lines.length > MARKDOWN_LIMITS.lines) return false
  let markers = 0
  for (const line of lines) {
    const depth = countMarkers(line)
    if (depth > MARKDOWN_LIMITS.depth) return false
    markers += depth
  }
  if (markers > MARKDOWN_LIMITS.markers) return false
  return (source.match(DELIMITERS)?.length ?? 0) <= MARKDOWN_LIMITS.delimiters
}
