import { createHash } from 'node:crypto'

/** Puts people into an order that the seed alone decides, whatever order they come in: whom equal chances favour is nobody's choice. */
export function inSeededOrder<T extends { userId: string }>(people: readonly T[], seed: string): T[] {
  const keyed = people.map((person) => ({
    person,
    key: createHash('sha256').update(`${seed} ${person.userId}`).digest('hex'),
  }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ person }) => person)
}
