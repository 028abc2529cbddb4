import type { Connections, HeadCount, PeopleInsights } from '@umkreis/schemas'
import { words } from './finding-words.ts'

/** A share in the words of everyday: “Two in three”, “Nearly half”. */
export function shareWords(share: number): string {
  return words.shares.find(([, from]) => share >= from)?.[0] ?? words.few
}

/** What a title says, and of which rows it says so. */
export interface PlaceFinding {
  title: string
  names: readonly string[]
}

/** Where most people are: the largest, or the two largest where both are needed for half. */
export function findPlace(
  counts: readonly HeadCount[],
  people: number,
  verb: 'work in' | 'are in',
  otherwise: string,
): PlaceFinding {
  const [first, second] = counts.filter(
    (one): one is HeadCount & { people: number } => one.people !== null && one.name !== '',
  )
  if (!first) return { title: otherwise, names: [] }
  const isEnough = first.people / people >= 0.42 || !second
  const named = isEnough ? [first] : [first, second]
  const share = named.reduce((sum, one) => sum + one.people, 0) / people
  const names = named.map(({ name }) => name)
  return { title: words.place(shareWords(share), verb, names), names }
}

/** How many skills rest on few shoulders. */
export function findSkills({ fragile, held }: NonNullable<PeopleInsights['skills']>, isWhole: boolean): string {
  if (fragile === 0) return held.length === 0 ? words.noSkills : words.noFragile
  return isWhole ? words.fragile(fragile) : words.fragileHere(fragile)
}

/** The part of the profiles that is filled least. */
export function findGap(
  profile: PeopleInsights['profile'],
  people: number,
): { title: string; part: PeopleInsights['profile'][number]['part'] | undefined } {
  const known = profile.filter(({ people: filled }) => filled !== null)
  const least = known.toSorted((a, b) => (a.people ?? 0) - (b.people ?? 0))[0]
  if (!least || (least.people ?? 0) / people >= 0.85) return { title: words.complete, part: undefined }
  return { title: words.gap(least.part), part: least.part }
}

/** The two that have least to do with each other, of those that have something to do with each other. */
export function findDistance({ names, links }: Connections): {
  title: string
  pair: readonly [number, number] | undefined
} {
  const between = links.filter(({ from, to, perHundred }) => from !== to && perHundred !== null)
  const least = between.toSorted((a, b) => (a.perHundred ?? 0) - (b.perHundred ?? 0))[0]
  if (!least) return { title: words.noGroups, pair: undefined }
  return {
    title: words.distance(names[least.from] ?? '', names[least.to] ?? ''),
    pair: [Math.max(least.from, least.to), Math.min(least.from, least.to)],
  }
}
