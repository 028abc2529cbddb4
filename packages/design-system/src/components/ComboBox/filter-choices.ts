import type { Choice } from '../Select/Option.tsx'

/** Letters without accents, lower case, so that “munchen” finds “München”. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}

/** The choices that hold the query, those that begin with it first; the order stays otherwise. */
export function filterChoices<Item extends Choice>(choices: readonly Item[], query: string): Item[] {
  const wanted = plain(query.trim())
  if (wanted === '') return [...choices]
  const first: Item[] = []
  const others: Item[] = []
  for (const choice of choices) {
    const at = plain(choice.label).indexOf(wanted)
    if (at === 0) first.push(choice)
    else if (at > 0) others.push(choice)
  }
  return [...first, ...others]
}
