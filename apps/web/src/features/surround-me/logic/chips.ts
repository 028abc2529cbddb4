import type { QuestionPart } from '@umkreis/schemas'
import { foldText } from './fold.ts'
import { removePart } from './question.ts'
import { FILTER_KINDS, removeFilter, type FilterKind, type Search } from './search-address.ts'

/** A chip above the result: a part of the question and its segment, or a filter that is no part of the ring. */
export type Chip =
  | { readonly type: 'part'; readonly key: string; readonly index: number; readonly part: QuestionPart }
  | { readonly type: 'filter'; readonly key: string; readonly kind: FilterKind; readonly value: string }

/** The chips of a search: its parts in their order, then the filters that no part stands for. */
export function listChips(search: Search, parts: readonly QuestionPart[]): Chip[] {
  const standing = new Set(parts.flatMap((part) => filterKeyOf(search, part) ?? []))
  return [
    ...parts.map((part, index): Chip => ({ type: 'part', key: `part ${index} ${part.label}`, index, part })),
    ...FILTER_KINDS.flatMap((kind) =>
      search.filters[kind]
        .map((value): Chip => ({ type: 'filter', key: filterKey(kind, value), kind, value }))
        .filter((chip) => !standing.has(chip.key)),
    ),
  ]
}

/** The search without a chip: its words are taken out of the sentence, or its filter is taken off. */
export function removeChip(search: Search, chip: Chip): Search {
  if (chip.type === 'filter') return removeFilter(search, chip.kind, chip.value)
  if (chip.part.marks.length > 0) return { ...search, text: removePart(search.text, chip.part) }
  const filter = findFilter(search, chip.part)
  return filter ? removeFilter(search, filter.kind, filter.value) : search
}

/** A filter chosen by hand comes back as a part without marks; its value is in the label. */
function findFilter(search: Search, part: QuestionPart): { kind: FilterKind; value: string } | undefined {
  const kind = FILTER_KINDS.find((one) => one === part.kind)
  if (!kind || part.marks.length > 0) return undefined
  const label = foldText(part.label).text
  const value =
    search.filters[kind].find((one) => label === foldText(one).text) ??
    search.filters[kind].find((one) => label.includes(foldText(one).text))
  return value === undefined ? undefined : { kind, value }
}

function filterKeyOf(search: Search, part: QuestionPart): string | undefined {
  const filter = findFilter(search, part)
  return filter && filterKey(filter.kind, filter.value)
}

function filterKey(kind: FilterKind, value: string): string {
  return `${kind} ${value}`
}
