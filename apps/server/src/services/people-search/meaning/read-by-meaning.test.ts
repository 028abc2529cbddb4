import { expect, it } from 'vitest'
import type { UnderstoodPart } from '@umkreis/people-search'
import { findKept } from './found-texts.ts'
import { type NearestTexts, createNearestTexts } from './nearest-texts.ts'
import type { QuestionUnit } from './question-units.ts'
import { farnessOf, readByMeaning } from './read-by-meaning.ts'
import { type Vector, toBytes, toUnit } from './vector.ts'

const model = { key: 'm/2', dimensions: 2, centre: new Float32Array(2), least: 0.4, same: 0.8 }
const directory = (had: readonly string[]) => ({ countOf: (lexeme: string) => (had.includes(lexeme) ? 1 : 0) })
const at = (degrees: number) => toUnit([Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)])

function textsAt(places: Readonly<Record<string, number>>) {
  const texts = createNearestTexts(model.centre)
  for (const [key, degrees] of Object.entries(places)) texts.put(key, toBytes(at(degrees)))
  return texts
}

const part = (...words: string[]): UnderstoodPart => ({
  kind: 'text',
  label: words.join(' '),
  marks: [],
  groups: words.map((word) => ({
    asked: word,
    shown: word,
    tests: [{ lexeme: word, because: 'word', factor: 1, byField: true }],
    weight: [1, 4],
  })),
})

/** The same, with what is found among texts in memory. */
function readAmong(
  parts: readonly UnderstoodPart[],
  units: readonly QuestionUnit[],
  vectors: readonly (Vector | undefined)[],
  { texts, ...scope }: { texts: NearestTexts; directory: ReturnType<typeof directory>; model: typeof model },
) {
  const farness = farnessOf(scope.model, vectors)
  const found = findKept(
    texts,
    vectors,
    farness.map((far) => scope.model.least + (far ?? 0)),
  )
  return readByMeaning(parts, units, found, farness, scope)
}

/** What each word of each part is met by, beside itself. */
const added = (parts: readonly UnderstoodPart[]) =>
  parts.map(({ groups }) =>
    groups.map(({ tests }) => Object.fromEntries(tests.slice(1).map(({ lexeme, factor }) => [lexeme, factor]))),
  )

it('lets every word of a part be met by a close text, by as much as it is close', () => {
  const texts = textsAt({ same: 0, near: 55, far: 80 })
  const read = readAmong([part('keep', 'alive')], [{ text: '', parts: [0] }], [at(0)], {
    texts,
    directory: directory([]),
    model,
  })
  const tests = { 'm:same': 0.82, 'm:near': expect.closeTo(0.57, 1) }
  expect(added(read)).toEqual([[tests, tests]])
})

it('lets nobody fit by what is close where somebody has the one thing that is asked for', () => {
  const scope = { texts: textsAt({ same: 0 }), model }
  const units = [{ text: '', parts: [0] }]
  const read = (had: string[], asked: UnderstoodPart) =>
    added(readAmong([asked], units, [at(0)], { ...scope, directory: directory(had) }))[0]?.[0]?.['m:same']
  expect(read(['Kubernetes'], part('Kubernetes'))).toBeLessThan(0.5)
  expect(read([], part('Kubernetes'))).toBeGreaterThan(0.5)
  expect(read(['keep'], part('keep', 'alive'))).toBeGreaterThan(0.5)
})

it('gives a text that is closest to one part of a clause to that part alone', () => {
  const texts = textsAt({ first: 0, whole: 30 })
  const units = [{ parts: [0, 1] }, { parts: [0] }, { parts: [1] }].map((unit) => ({ text: '', ...unit }))
  const read = readAmong([part('a', 'a'), part('b', 'b')], units, [at(30), at(0), at(60)], {
    texts,
    directory: directory([]),
    model,
  })
  expect(Object.keys(added(read)[0]?.[0] ?? {})).toEqual(['m:whole', 'm:first'])
  // 60 degrees from the second part, which is close enough by itself, but not by what the clause would give.
  expect(added(read)[1]?.[0]?.['m:first']).toBeCloseTo(0.49, 1)
  expect(added(read)[1]?.[0]?.['m:whole']).toBe(0.82)
})

it('adds nothing without a vector, where nothing is close, and where nearly everything is', () => {
  const scope = { directory: directory([]), model }
  const [asked, units] = [[part('a')], [{ text: '', parts: [0] }]]
  const few = textsAt({ far: 90 })
  expect(readAmong(asked, units, [undefined], { ...scope, texts: few })).toEqual(asked)
  expect(readAmong(asked, units, [at(0)], { ...scope, texts: few })).toEqual(asked)
  const all = textsAt(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`t${index}`, index % 20])))
  expect(readAmong(asked, units, [at(0)], { ...scope, texts: all })).toEqual(asked)
})
