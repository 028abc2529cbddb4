import { cityKey, CONCEPTS, type ConceptTable } from '@umkreis/people-search'
import { skillKey } from '../matching/compare-profiles.ts'
import { WEIGHT_MAX, type RoundProblem } from './round-problem.ts'

/** What a round knows of somebody who takes part. */
export interface RoundPerson {
  userId: string
  city: string
  skills: readonly string[]
  /** The groups and conversations that they are in. */
  groupIds: readonly string[]
}

// Half for what two people have in common, half for being a bridge between people who share few groups.
const COMMON_MAX = WEIGHT_MAX / 2
const SKILL_LEAST = 60
const SKILL_MOST = 180
const CITY_POINTS = 100
/** By the number of groups that two people share; none for more. */
const BRIDGE_POINTS = [WEIGHT_MAX / 2, 250, 120, 60] as const
// Of more only those that tell most are counted: those that fewest have.
const TRAITS_MAX = 24
const GROUPS_MAX = 24

/**
 * How much people would gain from meeting, by their profiles and groups: for a {@link RoundProblem}.
 *
 * @param concepts What skills are called where they work.
 */
export function createWeights(
  people: readonly RoundPerson[],
  concepts: ConceptTable = CONCEPTS,
): Pick<RoundProblem, 'weightOf' | 'weightsFrom'> {
  const count = people.length
  const traits = indexTraits(
    people.map(({ skills, city }) => [
      ...skills.map((skill) => skillKey(skill, concepts)).filter((key) => key !== ''),
      ...(city === '' ? [] : [`city ${cityKey(city)}`]),
    ]),
    TRAITS_MAX,
  )
  const groups = indexTraits(
    people.map(({ groupIds }) => groupIds),
    GROUPS_MAX,
  )
  const points = traits.names.map((name, trait) =>
    name.startsWith('city ') ? CITY_POINTS : skillPoints(traits.owners[trait]?.length ?? 1, count),
  )
  const weigh = (common: number, shared: number) => Math.min(COMMON_MAX, common) + (BRIDGE_POINTS[shared] ?? 0)
  const common = new Int32Array(count)
  const shared = new Int32Array(count)
  const weights = new Int32Array(count)
  return {
    weightOf: (a, b) =>
      weigh(
        sumShared(traits.of[a] ?? [], traits.of[b] ?? [], (trait) => points[trait] ?? 0),
        sumShared(groups.of[a] ?? [], groups.of[b] ?? [], () => 1),
      ),
    weightsFrom(a) {
      common.fill(0)
      shared.fill(0)
      for (const trait of traits.of[a] ?? []) addTo(common, traits.owners[trait] ?? [], points[trait] ?? 0)
      for (const group of groups.of[a] ?? []) addTo(shared, groups.owners[group] ?? [], 1)
      for (let b = a + 1; b < count; b += 1) weights[b] = weigh(common[b] as number, shared[b] as number)
      return weights
    },
  }
}

interface Traits {
  names: string[]
  /** For each person the numbers of theirs, ascending. */
  of: number[][]
  /** For each trait the people who have it. */
  owners: number[][]
}

function indexTraits(lists: readonly (readonly string[])[], most: number): Traits {
  const frequency = new Map<string, number>()
  for (const list of lists) for (const name of new Set(list)) frequency.set(name, (frequency.get(name) ?? 0) + 1)
  const rarity = (name: string) => frequency.get(name) ?? 0
  const numbers = new Map<string, number>()
  const owners: number[][] = []
  const of = lists.map((list, person) =>
    [...new Set(list)]
      .toSorted((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1))
      .slice(0, most)
      .map((name) => {
        const number = numbers.get(name) ?? numbers.size
        numbers.set(name, number)
        ;(owners[number] ??= []).push(person)
        return number
      })
      .toSorted((a, b) => a - b),
  )
  return { names: [...numbers.keys()], of, owners }
}

/** More for what is rare among those who take part. */
function skillPoints(owners: number, count: number): number {
  const rarity = 1 - Math.log(owners) / Math.log(Math.max(2, count))
  return Math.round(SKILL_LEAST + (SKILL_MOST - SKILL_LEAST) * rarity)
}

function addTo(sums: Int32Array, owners: readonly number[], amount: number): void {
  for (const owner of owners) sums[owner] = (sums[owner] as number) + amount
}

function sumShared(own: readonly number[], theirs: readonly number[], amountOf: (number: number) => number): number {
  let sum = 0
  for (let i = 0, j = 0; i < own.length && j < theirs.length;) {
    const difference = (own[i] as number) - (theirs[j] as number)
    if (difference === 0) sum += amountOf(own[i] as number)
    if (difference <= 0) i += 1
    if (difference >= 0) j += 1
  }
  return sum
}
