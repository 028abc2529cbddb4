import { expect, it } from 'vitest'
import { createNearestTexts } from './nearest-texts.ts'
import { type Vector, cosine, toBytes, toUnit } from './vector.ts'

/** Numbers between -1 and 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

const random = createRandom(7)
const direction = (dimensions: number) =>
  toUnit(Array.from({ length: dimensions }, () => random() + random() + random()))
const beside = (vector: Vector, far: number) =>
  toUnit(vector.map((number) => number + (far * random()) / Math.sqrt(vector.length)))

it('finds the closest first, none that is further than asked, and says how many there are', () => {
  const texts = createNearestTexts(new Float32Array(2))
  for (const [key, vector] of Object.entries({ right: [1, 0], up: [0, 1], between: [1, 1], left: [-1, 0] }))
    texts.put(key, toBytes(toUnit(vector)))
  const found = texts.find(toUnit([1, 0.1]), 0.5, 1)
  expect(found.total).toBe(2)
  expect(found.texts.map(({ key }) => key)).toEqual(['right'])
  expect(found.texts[0]?.cosine).toBeCloseTo(0.995, 2)
  expect(texts.cosineOf('up', toUnit([0, 1]))).toBeCloseTo(1, 2)
  expect(texts.cosineOf('down', toUnit([0, 1]))).toBeUndefined()
})

it('takes nothing of another dimension, and finds nothing by it', () => {
  const texts = createNearestTexts(new Float32Array(2))
  texts.put('flat', toBytes(toUnit([1, 0])))
  texts.put('deep', toBytes(toUnit([1, 0, 0])))
  expect(texts.has('deep')).toBe(false)
  expect(texts.find(toUnit([1, 0, 0]), 0, 10)).toEqual({ texts: [], total: 0 })
})

it('finds nothing by a text without a meaning', () => {
  const texts = createNearestTexts(new Float32Array(2))
  texts.put('nothing', new Int8Array(2))
  expect(texts.find(toUnit([1, 0]), 0.1, 10).total).toBe(0)
})

it('forgets what nobody has, and takes others in its place', () => {
  const texts = createNearestTexts(new Float32Array(8))
  const first = direction(8)
  texts.put('kept', toBytes(first))
  for (let at = 0; at < 1_200; at += 1) texts.put(`gone ${at}`, toBytes(beside(first, 0.1)))
  texts.sweep((key) => key === 'kept')
  expect(texts.size).toBe(1)
  expect(texts.find(first, 0.5, 10).texts.map(({ key }) => key)).toEqual(['kept'])
  texts.put('new', toBytes(first))
  expect(texts.find(first, 0.5, 10).total).toBe(2)
})

it('finds among very many at least 95 of 100 that comparing all would, and the closest always', () => {
  const dimensions = 384
  const count = 11_000
  // As models are: nothing is at right angles to anything, and things of one kind lie together.
  const common = direction(dimensions)
  const kinds = Array.from({ length: 220 }, () =>
    toUnit(direction(dimensions).map((number, at) => number + (common[at] ?? 0))),
  )
  const vectors = Array.from({ length: count }, (_, at) => beside(kinds[at % kinds.length] ?? common, 1.2))
  const texts = createNearestTexts(common.map((number) => number / 2))
  for (const [at, vector] of vectors.entries()) texts.put(String(at), toBytes(vector))
  let met = 0
  let wanted = 0
  for (let question = 0; question < 6; question += 1) {
    const asked = beside(kinds[question * 17] ?? common, 1)
    const all = vectors
      .map((vector, at) => ({ key: String(at), cosine: cosine(vector, asked) }))
      .toSorted((a, b) => b.cosine - a.cosine)
      .slice(0, 48)
    const found = new Set(texts.find(asked, 0, 48).texts.map(({ key }) => key))
    expect(found.has(all[0]?.key ?? '')).toBe(true)
    wanted += all.length
    met += all.filter(({ key }) => found.has(key)).length
  }
  expect(met / wanted).toBeGreaterThan(0.95)
})
