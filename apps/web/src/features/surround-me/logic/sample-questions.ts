import type { User } from '@umkreis/schemas'

/** How a sample is put into words. */
export type SampleWords = {
  readonly skill: (skill: string) => string
  readonly skillIn: (skill: string, city: string) => string
  readonly position: (position: string) => string
}

/**
 * Questions that this organisation can answer, made from what its people say about themselves: what several say is named
 * first, so that a sample finds more than one person.
 *
 * @param people Some of the organisation's people; more of them make better samples.
 * @returns At most three, none where nobody says anything.
 */
export function sampleQuestions(people: readonly User[], words: SampleWords): string[] {
  const [first, second] = commonest(people.flatMap((person) => person.skills))
  const cityOfSecond = commonest(
    people.flatMap((person) => (second && person.skills.includes(second) ? [person.city] : [])),
  )[0]
  const position = commonest(people.map((person) => person.position))[0]
  return [
    ...(first ? [words.skill(first)] : []),
    ...(second && cityOfSecond ? [words.skillIn(second, cityOfSecond)] : []),
    ...(position ? [words.position(position)] : []),
  ]
}

/** Values by how often they occur, then in the order they were met. */
function commonest(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value.trim() !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}
