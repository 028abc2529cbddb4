import type { Mention } from '../../../../services/conversation/chat-message.ts'
import { splitLinks } from '../split-links.ts'
import type { Inline } from './markup.ts'

/** A text and the names in it that may be shown as such, in their order. */
export type MarkupSource = { readonly text: string; readonly mentions: readonly Mention[] }

/** Where something stands in the source. */
export type SourceRange = { readonly start: number; readonly end: number }

/** Stars or an underscore that may begin or end something. */
type Delimiter = {
  readonly kind: 'delimiter'
  readonly text: string
  readonly canOpen: boolean
  readonly canClose: boolean
}

/** Levels of weight and slant inside each other; deeper ones stay as they were written. */
const MAX_NESTING = 6
const WORD = /[\p{L}\p{N}]/u

/**
 * Reads one line. Code comes first, then names and addresses: a star inside of these is only a star. Weight and slant
 * begin before a word and end behind one, so that `2*3*4` and `a_long_name` stay what they are. Takes time in proportion
 * to the length, whatever is written.
 */
export function parseLine(source: MarkupSource, line: SourceRange): readonly Inline[] {
  return nest(
    splitCode(source.text, line).flatMap((part) => ('kind' in part ? [part] : splitPlain(source, part, line))),
  )
}

/** Backticks hold code up to the next run of as many backticks. */
function splitCode(text: string, { start, end }: SourceRange): readonly (Inline | SourceRange)[] {
  if (start === end) return []
  const runs = [...text.slice(start, end).matchAll(/`+/g)].map((run) => ({
    start: start + run.index,
    end: start + run.index + run[0].length,
  }))
  const ahead = new Map<number, SourceRange[]>()
  for (const run of runs.toReversed()) {
    const length = run.end - run.start
    const same = ahead.get(length)
    if (same) same.push(run)
    else ahead.set(length, [run])
  }
  const parts: (Inline | SourceRange)[] = []
  let done = start
  for (const run of runs) {
    const same = ahead.get(run.end - run.start)
    same?.pop()
    if (run.start < done) continue
    const closing = same?.at(-1)
    if (!closing) continue
    if (run.start > done) parts.push({ start: done, end: run.start })
    parts.push({ kind: 'code', text: withoutFrame(text.slice(run.end, closing.start)) })
    done = closing.end
  }
  if (done < end) parts.push({ start: done, end })
  return parts
}

/** One space on both sides lets code begin with a backtick. */
function withoutFrame(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code
}

function splitPlain(source: MarkupSource, range: SourceRange, line: SourceRange): (Inline | Delimiter)[] {
  const parts: (Inline | Delimiter)[] = []
  let done = range.start
  for (const mention of source.mentions) {
    if (mention.start < done || mention.end > range.end) continue
    parts.push(...splitWords(source.text, { start: done, end: mention.start }, line))
    parts.push({ kind: 'mention', text: source.text.slice(mention.start, mention.end), userId: mention.userId })
    done = mention.end
  }
  parts.push(...splitWords(source.text, { start: done, end: range.end }, line))
  return parts
}

function splitWords(text: string, { start, end }: SourceRange, line: SourceRange): (Inline | Delimiter)[] {
  let at = start
  return splitLinks(text.slice(start, end)).flatMap((part): (Inline | Delimiter)[] => {
    const from = at
    at += part.kind === 'link' ? part.written.length : part.text.length
    if (part.kind === 'link') return [part]
    return splitDelimiters(text, { start: from, end: at }, line)
  })
}

function splitDelimiters(text: string, { start, end }: SourceRange, line: SourceRange): (Inline | Delimiter)[] {
  const parts: (Inline | Delimiter)[] = []
  let done = start
  for (const found of text.slice(start, end).matchAll(/\*+|_+/g)) {
    const [run] = found
    if (run.length > (run.startsWith('*') ? 3 : 1)) continue
    const from = start + found.index
    const to = from + run.length
    const before = from > line.start ? (text[from - 1] ?? ' ') : ' '
    const after = to < line.end ? (text[to] ?? ' ') : ' '
    const canOpen = after.trim() !== '' && !WORD.test(before)
    const canClose = before.trim() !== '' && !WORD.test(after)
    if (!canOpen && !canClose) continue
    if (from > done) parts.push(words(text.slice(done, from)))
    parts.push({ kind: 'delimiter', text: run, canOpen, canClose })
    done = to
  }
  if (done < end) parts.push(words(text.slice(done, end)))
  return parts
}

/** Puts what stands between two equal delimiters into one part. A delimiter without its other half is shown as written. */
function nest(tokens: readonly (Inline | Delimiter)[]): readonly Inline[] {
  const whole: Inline[] = []
  const open: { readonly by: string; readonly parts: Inline[] }[] = []
  const top = () => open.at(-1)?.parts ?? whole
  const giveUp = () => {
    const given = open.pop()
    if (!given) return
    add(top(), words(given.by))
    for (const part of given.parts) add(top(), part)
  }
  for (const token of tokens) {
    if (token.kind !== 'delimiter') {
      add(top(), token)
      continue
    }
    const level = token.canClose ? open.findLastIndex(({ by }) => by === token.text) : -1
    if (level >= 0) {
      while (open.length > level + 1) giveUp()
      const closed = open.pop()
      if (closed) add(top(), weigh(token.text.length, closed.parts))
    } else if (token.canOpen && open.length < MAX_NESTING) open.push({ by: token.text, parts: [] })
    else add(top(), words(token.text))
  }
  while (open.length > 0) giveUp()
  return whole
}

function weigh(delimiters: number, parts: readonly Inline[]): Inline {
  if (delimiters === 1) return { kind: 'italic', parts }
  return { kind: 'bold', parts: delimiters === 2 ? parts : [{ kind: 'italic', parts }] }
}

function words(text: string): Inline {
  return { kind: 'text', text }
}

/** Adds a part; words that follow words become one with them. */
function add(parts: Inline[], part: Inline): void {
  const last = parts.at(-1)
  if (last?.kind === 'text' && part.kind === 'text') parts[parts.length - 1] = words(last.text + part.text)
  else parts.push(part)
}
