import type { Connections, HeadCount, PeopleInsights } from '@umkreis/schemas'

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A small number as a word at the beginning of a sentence. */
export function countWord(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en')
}

/** A share in the words of everyday: “Two in three”, “Nearly half”. */
export function shareWords(share: number): string {
  const [words] = SHARES.find(([, from]) => share >= from) ?? ['A few']
  return words
}

const SHARES: readonly (readonly [words: string, from: number])[] = [
  ['Nearly all', 0.92],
  ['Four in five', 0.77],
  ['Three in four', 0.72],
  ['Two in three', 0.63],
  ['More than half', 0.52],
  ['Half', 0.49],
  ['Nearly half', 0.42],
  ['Two in five', 0.38],
  ['One in three', 0.3],
  ['One in four', 0.23],
  ['One in five', 0.18],
  ['One in ten', 0.08],
]

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
  return {
    title: `${shareWords(share)} of us ${verb} ${named.map(({ name }) => name).join(' or ')}`,
    names: named.map(({ name }) => name),
  }
}

/** How many skills rest on few shoulders. */
export function findSkills({ fragile, held }: NonNullable<PeopleInsights['skills']>, isWhole: boolean): string {
  if (fragile === 0) return held.length === 0 ? 'No skills are named yet' : 'Every skill rests on five people or more'
  if (isWhole) return `${countWord(fragile)} ${fragile === 1 ? 'skill rests' : 'skills rest'} on fewer than five people`
  return `${countWord(fragile)} of our skills ${fragile === 1 ? 'is' : 'are'} held by fewer than five people here`
}

/** The part of the profiles that is filled least. */
export function findGap(
  profile: PeopleInsights['profile'],
  people: number,
): { title: string; part: PeopleInsights['profile'][number]['part'] | undefined } {
  const known = profile.filter(({ people: filled }) => filled !== null)
  const least = known.toSorted((a, b) => (a.people ?? 0) - (b.people ?? 0))[0]
  if (!least || (least.people ?? 0) / people >= 0.85)
    return { title: 'Our profiles are nearly complete', part: undefined }
  const names = {
    picture: 'Pictures',
    description: 'Bios',
    skills: 'Skills',
    position: 'Positions',
    city: 'Cities',
  } as const
  return { title: `${names[least.part]} are the gap in our profiles`, part: least.part }
}

/** The two that have least to do with each other, of those that have something to do with each other. */
export function findDistance({ names, links }: Connections): {
  title: string
  pair: readonly [number, number] | undefined
} {
  const between = links.filter(({ from, to, perHundred }) => from !== to && perHundred !== null)
  const least = between.toSorted((a, b) => (a.perHundred ?? 0) - (b.perHundred ?? 0))[0]
  if (!least) return { title: 'Few groups bring us together yet', pair: undefined }
  return {
    title: `${names[least.from] ?? ''} and ${names[least.to] ?? ''} rarely share a group`,
    pair: [Math.max(least.from, least.to), Math.min(least.from, least.to)],
  }
}
