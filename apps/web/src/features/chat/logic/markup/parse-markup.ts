import type { Block, Inline, ListItem } from './markup.ts'
import { type MarkupSource, parseLine, type SourceRange } from './parse-line.ts'

/** Quotes and lists inside each other; deeper ones stay as they were written. */
const MAX_DEPTH = 6
const FENCE = /^ {0,3}```[\w+#.-]{0,30} *$/
const FENCE_END = /^ {0,3}``` *$/
const QUOTE = /^ {0,3}>(?: |$|(?=>))/
const MARKER = /^( *)([-*]|\d{1,9}[.)]) +(?=\S)/
/** A rule drawn with dashes or stars is no list. */
const RULE = /^[-* ]+$/

/**
 * Reads the small Markdown of messages: bold, italic, code, blocks of code, quotes and lists. People write messages, not
 * documents: a break is a break, a number in a list is the one that was written, and an address shows where it leads.
 * CommonMark would swallow the first two and hide the third behind words, which is why its parser is not used here.
 * Every character that is no mark stays. Takes time in proportion to the length, whatever is written.
 */
export function parseMarkup(source: MarkupSource): readonly Block[] {
  const lines: SourceRange[] = []
  let start = 0
  for (const { index, 0: written } of source.text.matchAll(/\r\n?|\n/g)) {
    lines.push({ start, end: index })
    start = index + written.length
  }
  lines.push({ start, end: source.text.length })
  return parseBlocks(source, lines, 0)
}

/** What was read, and the lines behind it. */
type Read = { readonly block: Block; readonly next: number }

function parseBlocks(source: MarkupSource, lines: readonly SourceRange[], depth: number): readonly Block[] {
  const blocks: Block[] = []
  let plain: SourceRange[] = []
  const endPlain = () => {
    const block = linesBlock(source, plain)
    if (block) blocks.push(block)
    plain = []
  }
  let at = 0
  while (at < lines.length) {
    const read =
      readCode(source, lines, at) ?? readQuote(source, lines, at, depth) ?? readList(source, lines, at, depth)
    if (read) {
      endPlain()
      blocks.push(read.block)
      at = read.next
    } else {
      const line = lines[at]
      if (line) plain.push(line)
      at += 1
    }
  }
  endPlain()
  return blocks
}

/** Empty lines at the edges are what already stands between two blocks. */
function linesBlock(source: MarkupSource, lines: readonly SourceRange[]): Block | undefined {
  const isFilled = (line: SourceRange) => textOf(source, line).trim() !== ''
  const first = lines.findIndex(isFilled)
  if (first < 0) return undefined
  const parts: Inline[] = []
  for (const line of lines.slice(first, lines.findLastIndex(isFilled) + 1)) {
    if (parts.length > 0) parts.push({ kind: 'text', text: '\n' })
    for (const part of parseLine(source, line)) parts.push(part)
  }
  return { kind: 'lines', parts }
}

/** Code that is not ended goes on to the last line: so it looks the same while the end of a long message is folded away. */
function readCode(source: MarkupSource, lines: readonly SourceRange[], at: number): Read | undefined {
  if (!FENCE.test(textAt(source, lines, at))) return undefined
  let end = at + 1
  while (end < lines.length && !FENCE_END.test(textAt(source, lines, end))) end += 1
  const code = lines.slice(at + 1, end).map((line) => textOf(source, line))
  if (code.every((line) => line.trim() === '')) return undefined
  return { block: { kind: 'code', text: code.join('\n') }, next: end + 1 }
}

function readQuote(source: MarkupSource, lines: readonly SourceRange[], at: number, depth: number): Read | undefined {
  if (depth >= MAX_DEPTH) return undefined
  const quoted: SourceRange[] = []
  for (const line of lines.slice(at, endOfQuote(source, lines, at))) {
    const mark = QUOTE.exec(textOf(source, line))
    quoted.push({ start: line.start + (mark?.[0].length ?? 0), end: line.end })
  }
  if (quoted.length === 0) return undefined
  const next = at + quoted.length
  const blocks = parseBlocks(source, quoted, depth + 1)
  // Marks around nothing are all that was written.
  const block = blocks.length > 0 ? { kind: 'quote' as const, blocks } : linesBlock(source, lines.slice(at, next))
  return block && { block, next }
}

function endOfQuote(source: MarkupSource, lines: readonly SourceRange[], at: number): number {
  let end = at
  while (end < lines.length && QUOTE.test(textAt(source, lines, end))) end += 1
  return end
}

type Marker = { readonly indent: number; readonly length: number; readonly number: number | null }

function markerAt(source: MarkupSource, lines: readonly SourceRange[], at: number): Marker | undefined {
  const line = textAt(source, lines, at)
  const found = RULE.test(line) ? null : MARKER.exec(line)
  if (!found) return undefined
  const [mark, indent = '', sign = ''] = found
  const number = /\d/.test(sign) ? Number.parseInt(sign, 10) : null
  return { indent: indent.length, length: mark.length, number }
}

function readList(source: MarkupSource, lines: readonly SourceRange[], at: number, depth: number): Read | undefined {
  const first = depth < MAX_DEPTH ? markerAt(source, lines, at) : undefined
  if (!first) return undefined
  const isNumbered = first.number !== null
  const items: ListItem[] = []
  let next = at
  for (;;) {
    const marker = markerAt(source, lines, next)
    const line = lines[next]
    if (!marker || !line || marker.indent > first.indent + 1 || (marker.number !== null) !== isNumbered) break
    if (marker.indent < first.indent) break
    const end = endOfItem(source, lines, next + 1, first.indent)
    const content = [
      { start: line.start + marker.length, end: line.end },
      ...lines.slice(next + 1, end).map((one) => withoutIndent(source, one, marker.length)),
    ]
    items.push({ number: marker.number, blocks: parseBlocks(source, content, depth + 1) })
    next = end
  }
  return { block: { kind: 'list', isNumbered, items }, next }
}

/** An entry goes on with the lines that stand further in; an empty line alone does not end it. */
function endOfItem(source: MarkupSource, lines: readonly SourceRange[], from: number, indent: number): number {
  let end = from
  for (let at = from; at < lines.length; at += 1) {
    const line = textAt(source, lines, at)
    if (line.trim() === '') continue
    const isInside = line.length - line.trimStart().length >= indent + 2
    const isNextItem = at > end && markerAt(source, lines, at)?.indent === indent
    if (!isInside) return isNextItem ? at : end
    end = at + 1
  }
  return end
}

function withoutIndent(source: MarkupSource, line: SourceRange, most: number): SourceRange {
  const text = textOf(source, line)
  return { start: line.start + Math.min(most, text.length - text.trimStart().length), end: line.end }
}

function textOf({ text }: MarkupSource, { start, end }: SourceRange): string {
  return text.slice(start, end)
}

function textAt(source: MarkupSource, lines: readonly SourceRange[], at: number): string {
  const line = lines[at]
  return line ? textOf(source, line) : ''
}
