import type { UnderstoodPart } from '@umkreis/people-search'
import type { Evidence } from '@umkreis/schemas'
import type { SearchCopy } from './copy.ts'
import type { Answer, Hit } from './search.ts'

/** A part of a question as it is shown: what it was taken for, and how it was read. */
export interface Shown {
  kind: string
  label: string
}

/** What a part of a question was understood as. */
export function describePart(
  { kind, label, corrected, radiusKm }: UnderstoodPart,
  { kinds, readAs, quotes }: Pick<SearchCopy, 'kinds' | 'readAs' | 'quotes'>,
): Shown {
  const read = corrected === undefined ? label : `${label}, ${readAs} ${quotes.join(corrected)}`
  return { kind: kinds[kind], label: radiusKm === undefined ? read : `${read} · ${radiusKm} km` }
}

/** A field of a profile as readers call it; fields that a company added have their own name. */
export function fieldName(field: string, { fields }: Pick<SearchCopy, 'fields'>): string {
  return (fields as Readonly<Record<string, string>>)[field] ?? field
}

/** What is said behind evidence; words that it ends with are not said again: `K8s` and `= Kubernetes`. */
export function noteOf({ text, marks, note = '' }: Pick<Evidence, 'text' | 'marks' | 'note'>): string {
  const [start, end] = marks.at(-1) ?? [0, 0]
  const last = text.slice(start, end)
  return end === text.length && note.startsWith(`${last} `) ? note.slice(last.length + 1) : note
}

/** Evidence taken apart at its marks. */
export function pieces({ text, marks }: Pick<Evidence, 'text' | 'marks'>): {
  text: string
  isMarked: boolean
  start: number
}[] {
  let at = 0
  const found = marks.flatMap(([start, end]) => {
    const before = { text: text.slice(at, start), isMarked: false, start: at }
    at = end
    return [before, { text: text.slice(start, end), isMarked: true, start }]
  })
  return [...found, { text: text.slice(at), isMarked: false, start: at }].filter((piece) => piece.text !== '')
}

/** The parts of a question that somebody says nothing about. */
export function unmetParts(
  { met, evidence }: Pick<Hit, 'met' | 'evidence'>,
  { parts }: Pick<Answer, 'parts'>,
): UnderstoodPart[] {
  return parts.filter((_, index) => !met.includes(index) && !evidence.some(({ part }) => part === index))
}
