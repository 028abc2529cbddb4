import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PeopleIndex, createPeopleIndex } from './people-index.ts'
import { FIELD_PLACES, WEIGHT_VALUES } from './profile-fields.ts'
import type { Test, UnderstoodPart } from './question-part.ts'
import { MET_SHARE, rankPeople } from './rank.ts'

/** The fields in which a person has each lexeme, by their place in {@link FIELD_PLACES}. */
type Person = Record<string, number[]>

const WEIGHT = [1, 4.5] as const
const LEXEMES = ['go', 'rust', 'e:go', 't:go', 'c:wien', 'n:anna']

const person: fc.Arbitrary<Person> = fc.dictionary(
  fc.constantFrom(...LEXEMES),
  fc.uniqueArray(fc.nat(FIELD_PLACES.length - 1), { minLength: 1, maxLength: 3 }),
)
const test: fc.Arbitrary<Test> = fc.record({
  lexeme: fc.constantFrom(...LEXEMES, 'nobody'),
  because: fc.constant('word' as const),
  factor: fc.constantFrom(1, 0.98, 0.88, 0.4),
  byField: fc.boolean(),
})
const part: fc.Arbitrary<UnderstoodPart> = fc
  .record({
    kind: fc.constantFrom('text' as const, 'city' as const),
    groups: fc.array(fc.array(test, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    isExcluded: fc.boolean(),
  })
  .map(({ kind, groups, isExcluded }) => ({
    kind,
    label: '',
    marks: [],
    groups: groups.map((tests) => ({ asked: '', shown: '', tests, weight: WEIGHT })),
    ...(isExcluded ? { isExcluded: true as const } : {}),
  }))

function createIndex(people: readonly Person[]): PeopleIndex {
  const index = createPeopleIndex()
  for (const [at, lexemes] of people.entries()) {
    const document = Object.entries(lexemes).map(
      ([lexeme, fields]) =>
        `'${lexeme}':${fields.map((field) => `${field + 1}${FIELD_PLACES[field]?.weight}`).join(',')}`,
    )
    index.put({
      userId: `u${at}`,
      firstName: '',
      lastName: `${(at * 7) % 10}`,
      position: '',
      city: '',
      skills: [],
      fields: [],
      document: document.join(' '),
    })
  }
  return index
}

/** How well a person meets a group, said as plainly as it can be. */
function matchPlainly(lexemes: Person, tests: readonly Test[]): number {
  let best = 0
  const saying = new Set<number>()
  for (const { lexeme, factor, byField } of tests) {
    const fields = lexemes[lexeme]
    if (!fields) continue
    const places = fields.map((field) => FIELD_PLACES[field]).filter((place) => place !== undefined)
    const most = Math.max(...places.map(({ weight }) => WEIGHT_VALUES[weight]))
    best = Math.max(best, byField ? Math.round(factor * most * 1000) / 1000 : factor)
    if (byField && factor >= MET_SHARE) for (const field of fields) saying.add(field)
  }
  if (saying.size === 0) return best
  const count = [...saying].filter((field) => FIELD_PLACES[field]?.weight !== 'D').length
  return best * ([1, 0.95, 0.98][count] ?? 1)
}

/** Who is found with which score, best first, one person after the other. */
function rankPlainly(people: readonly Person[], parts: readonly UnderstoodPart[], viewerId: string) {
  const everybody = people.map((lexemes, at) => ({
    userId: `u${at}`,
    name: `${(at * 7) % 10}\u0000\u0000u${at}`,
    met: parts.map(({ groups }) => groups.map(({ tests }) => matchPlainly(lexemes, tests))),
  }))
  const meetsUnwanted = ({ met }: (typeof everybody)[number]) =>
    parts.some(
      ({ isExcluded }, at) =>
        isExcluded && (met[at] ?? []).reduce((a, b) => a + b, 0) / (met[at]?.length ?? 1) >= MET_SHARE,
    )
  const visible = everybody.filter((one) => one.userId !== viewerId && !meetsUnwanted(one))
  const meeting = (isAsked: (one: UnderstoodPart) => boolean) =>
    visible.filter(({ met }) =>
      parts.some((one, at) => !one.isExcluded && isAsked(one) && met[at]?.some((value) => value > 0)),
    )
  const demanding = meeting(({ kind }) => kind !== 'city')
  const candidates = demanding.length > 0 ? demanding : meeting(() => true)
  const weights = parts.map(({ groups }, at) =>
    groups.map((_, group) => {
      const count = candidates.filter(({ met }) => (met[at]?.[group] ?? 0) >= MET_SHARE).length
      const rarity = Math.log(1 + Math.max(0, people.length - count + 0.5) / (count + 0.5))
      return Math.max(WEIGHT[0], Math.min(WEIGHT[1], rarity))
    }),
  )
  const scored = candidates.map((one) => {
    let [sum, whole] = [0, 0]
    for (const [at, { isExcluded }] of parts.entries()) {
      if (isExcluded) continue
      const own = weights[at] ?? []
      const share =
        own.reduce((met, weight, group) => met + (one.met[at]?.[group] ?? 0) * weight, 0) /
        own.reduce((a, b) => a + b, 0)
      sum += (share >= MET_SHARE ? share : share * 0.8) * Math.max(...own)
      whole += Math.max(...own)
    }
    return { ...one, score: sum / whole }
  })
  const least = Math.max(0.12, 0.42 * Math.max(0, ...scored.map(({ score }) => score)))
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .map(({ userId, score }) => ({ userId, score }))
}

it('ranks everybody as looking at each person on their own would', () => {
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 30 }),
      fc.array(part, { minLength: 1, maxLength: 4 }).filter((parts) => parts.some(({ isExcluded }) => !isExcluded)),
      fc.nat(10),
      (people, parts, offset) => {
        const ranking = rankPeople(
          createIndex(people),
          parts,
          { viewerId: 'u3', condition: undefined },
          { offset, limit: 5 },
        )
        const expected = rankPlainly(people, parts, 'u3')
        expect(ranking.total).toBe(expected.length)
        expect(ranking.people.map(({ userId, score }) => ({ userId, score }))).toEqual(
          expected.slice(offset, offset + 5),
        )
      },
    ),
    { seed: 11, numRuns: 200 },
  )
})
