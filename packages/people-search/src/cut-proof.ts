import type { Mark } from '@umkreis/schemas'

/** A text that fits one line beside its field's name, with marks in it. */
export interface Proof {
  text: string
  marks: Mark[]
}

const MAX_LENGTH = 110
const MAX_SKILLS = 6

/**
 * Cuts a text down to what its marks are about: of a list the marked items, of prose the sentence with most of them, of a
 * long sentence the stretch around them, with an ellipsis where words are missing.
 */
export function cutProof(text: string, marks: readonly Mark[], isList: boolean): Proof {
  if (isList) return cutList(text, marks)
  if (text.length <= MAX_LENGTH) return { text, marks: marks.map(([start, end]) => [start, end]) }
  const [from, to] = bestSentence(text, marks)
  return to - from <= MAX_LENGTH ? cut(text, marks, from, to, '', '') : cutAround(text, marks, from, to)
}

function cutList(text: string, marks: readonly Mark[]): Proof {
  const items: Proof[] = []
  let start = 0
  for (const item of text.split(', ')) {
    const end = start + item.length
    const inside = marks.filter((mark) => mark[0] < end && mark[1] > start)
    if (inside.length > 0 && items.length < MAX_SKILLS) {
      items.push({
        text: item,
        marks: inside.map((mark) => [Math.max(mark[0], start) - start, Math.min(mark[1], end) - start]),
      })
    }
    start = end + 2
  }
  let length = 0
  const shifted = items.flatMap((item) => {
    const at = length
    length += item.text.length + 2
    return item.marks.map(([from, to]): Mark => [from + at, to + at])
  })
  return { text: items.map((item) => item.text).join(', '), marks: shifted }
}

function bestSentence(text: string, marks: readonly Mark[]): Mark {
  let best: Mark = [0, text.length]
  let most = 0
  for (const match of text.matchAll(/[^.!?;\n]+(?:[.!?;]+(?!\s|$)[^.!?;\n]*)*[.!?;]*/g)) {
    const lead = match[0].length - match[0].trimStart().length
    const from = match.index + lead
    const to = match.index + match[0].trimEnd().length
    const marked = marks.reduce((sum, [start, end]) => sum + (start >= from && end <= to ? end - start : 0), 0)
    if (marked > most) {
      most = marked
      best = [from, to]
    }
  }
  return best
}

function cutAround(text: string, marks: readonly Mark[], from: number, to: number): Proof {
  const inside = marks.filter(([start, end]) => start >= from && end <= to)
  const first = inside[0]?.[0] ?? from
  const fitting = inside.filter(([, end]) => end - first <= MAX_LENGTH - 10)
  const last = fitting.at(-1)?.[1] ?? first
  const room = Math.max(0, MAX_LENGTH - (last - first))
  let start = Math.max(from, first - Math.floor(room / 3))
  let end = Math.min(to, start + MAX_LENGTH)
  while (start > from && start < first && !/\s/.test(text[start - 1] ?? ' ')) start += 1
  while (end < to && end > last && !/\s/.test(text[end] ?? ' ')) end -= 1
  while (end > last && /\s/.test(text[end - 1] ?? '')) end -= 1
  // A mark longer than the line itself is cut like everything else.
  end = Math.max(end, Math.min(last, start + MAX_LENGTH))
  return cut(text, marks, start, end, start > from ? '… ' : '', end < to ? ' …' : '')
}

function cut(text: string, marks: readonly Mark[], from: number, to: number, before: string, after: string): Proof {
  const shift = before.length - from
  return {
    text: before + text.slice(from, to) + after,
    marks: marks
      .filter(([start, end]) => start < to && end > from)
      .map(([start, end]) => [Math.max(start, from) + shift, Math.min(end, to) + shift]),
  }
}
