import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProblem, drawByPlainGreed, findBestRound, pairKey } from '../../../tests/_util/coffee-problems.ts'
import { findCandidates } from './candidates.ts'
import { drawRound } from './draw-round.ts'
import { drawGreedily } from './greedy-round.ts'
import { COOL_DOWN_ROUNDS, type Tables, WEIGHT_MAX, createValueOf, totalOf } from './round-problem.ts'

const pause = () => Promise.resolve()
const inOrder = (tables: Tables) =>
  tables.map((table) => table.toSorted((a, b) => a - b)).toSorted((a, b) => a[0]! - b[0]!)
const pairsOf = (table: readonly number[]) =>
  table.flatMap((a, place) => table.slice(place + 1).map((b) => pairKey(a, b)))
const repeatsIn = (tables: Tables, met: ReadonlyMap<string, number>) =>
  tables.flatMap(pairsOf).filter((pair) => met.has(pair)).length

/** Weights and meetings of so many people; few different weights, so that many pairs are alike. */
const problems = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain((count) => {
    const pairs = (count * (count - 1)) / 2
    return fc.record({
      count: fc.constant(count),
      weights: fc.array(fc.oneof(fc.constantFrom(0, 400, WEIGHT_MAX), fc.integer({ min: 0, max: WEIGHT_MAX })), {
        minLength: pairs,
        maxLength: pairs,
      }),
      // Up to nearly everybody has met.
      met: fc.integer({ min: 0, max: 10 }).chain((often) =>
        fc
          .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: COOL_DOWN_ROUNDS })), {
            minLength: pairs,
            maxLength: pairs,
          })
          .map((rows) => rows.map(([chance, ago]) => (chance < often ? ago : undefined))),
      ),
    })
  })

function read({ count, weights, met }: { count: number; weights: number[]; met: (number | undefined)[] }) {
  const pairs = Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, index) => pairKey(a, a + 1 + index)),
  )
  const weightBy = new Map(pairs.map((pair, place) => [pair, weights[place]!]))
  const metBy = new Map(pairs.flatMap((pair, place) => (met[place] === undefined ? [] : [[pair, met[place]] as const])))
  return { problem: buildProblem(count, (a, b) => weightBy.get(pairKey(a, b))!, metBy), metBy }
}

describe(drawRound, () => {
  it('is worth as much as the best of all rounds, and repeats only where every round does', async () => {
    await fc.assert(
      fc.asyncProperty(problems(2, 8), async (drawn) => {
        const { problem, metBy } = read(drawn)
        const tables = await drawRound(problem, pause)
        const best = findBestRound(problem)
        expect(totalOf(tables, createValueOf(problem))).toBe(best.total)
        expect(repeatsIn(tables, metBy)).toBe(repeatsIn(best.tables, metBy))
      }),
      { numRuns: 400 },
    )
  })

  it('seats everybody once, in pairs and at most one three, and never gains less than greed', async () => {
    await fc.assert(
      fc.asyncProperty(problems(2, 40), async (drawn) => {
        const { problem } = read(drawn)
        const valueOf = createValueOf(problem)
        const tables = await drawRound(problem, pause)
        expect(tables.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: drawn.count }, (_, i) => i))
        expect(tables.filter(({ length }) => length !== 2).map(({ length }) => length)).toEqual(
          drawn.count % 2 === 0 ? [] : [3],
        )
        expect(totalOf(tables, valueOf)).toBeGreaterThanOrEqual(
          totalOf(drawByPlainGreed(drawn.count, valueOf), valueOf),
        )
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    // So many rounds without repeats there are, whatever the ones before were (Dirac's theorem): a three meets two each.
    [4, 2],
    [6, 3],
    [9, 2],
    [12, 6],
    [13, 3],
    [30, 15],
    [31, 7],
  ])('lets nobody of %i people meet again in %i rounds', async (count, rounds) => {
    const metBy = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const aged = new Map([...metBy].map(([pair, ago]) => [pair, ago + 1]))
      const problem = buildProblem(count, (a, b) => (a + b) % 7, aged)
      const tables = await drawRound(problem, pause)
      expect(repeatsIn(tables, aged)).toBe(0)
      metBy.clear()
      for (const [pair, ago] of aged) metBy.set(pair, ago)
      for (const pair of tables.flatMap(pairsOf)) metBy.set(pair, 1)
    }
  })

  it('takes what is longest ago where everybody has met', async () => {
    const met = new Map([
      ['0 1', 3],
      ['2 3', 3],
      ['0 2', 2],
      ['1 3', 2],
      ['0 3', 1],
      ['1 2', 1],
    ])
    expect(
      inOrder(
        await drawRound(
          buildProblem(4, (a, b) => (pairKey(a, b) === '0 3' ? WEIGHT_MAX : 0), met),
          pause,
        ),
      ),
    ).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it.each([200, 201, 400, 401])('keeps all of it with %i people, who are not matched all at once', async (count) => {
    const near = (a: number, b: number) => (tenths(a, b) === 3 ? WEIGHT_MAX : tenths(a, b) * 40)
    // Whom one would gain most with, one has met.
    const metBy = new Map<string, number>()
    for (let a = 0; a < count; a += 1) {
      let partners = 0
      for (let b = a + 1; b < count && partners < COOL_DOWN_ROUNDS; b += 1) {
        if (near(a, b) < WEIGHT_MAX) continue
        metBy.set(pairKey(a, b), 1 + (b % COOL_DOWN_ROUNDS))
        partners += 1
      }
    }
    const problem = buildProblem(count, near, metBy)
    const valueOf = createValueOf(problem)
    const tables = await drawRound(problem, pause)
    expect(tables.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
    expect(repeatsIn(tables, metBy)).toBe(0)
    expect(totalOf(tables, valueOf)).toBeGreaterThanOrEqual(totalOf(drawByPlainGreed(count, valueOf), valueOf))
  })

  it('is the same for the same problem', async () => {
    const problem = buildProblem(151, (a, b) => tenths(a, b) * 100)
    expect(await drawRound(problem, pause)).toEqual(await drawRound(problem, pause))
  })

  it('seats nobody alone', async () => {
    for (const count of [0, 1])
      expect(
        await drawRound(
          buildProblem(count, () => 1),
          pause,
        ),
      ).toEqual([])
    expect(
      inOrder(
        await drawRound(
          buildProblem(3, () => 1),
          pause,
        ),
      ),
    ).toEqual([[0, 1, 2]])
  })
})

describe(drawGreedily, () => {
  it('takes what sorting all pairs takes', async () => {
    await fc.assert(
      fc.asyncProperty(problems(2, 40), async (drawn) => {
        const { problem } = read(drawn)
        const valueOf = createValueOf(problem)
        const tables = await drawGreedily(drawn.count, valueOf, await findCandidates(problem, pause), pause)
        const sorted = drawByPlainGreed(drawn.count, valueOf)
        expect(totalOf(tables, valueOf)).toBe(totalOf(sorted, valueOf))
        // An odd one may fit equally well in two places.
        if (drawn.count % 2 === 0) expect(inOrder(tables)).toEqual(inOrder(sorted))
      }),
      { numRuns: 200 },
    )
  })
})

function tenths(a: number, b: number): number {
  return (Math.imul(a + 1, b + 1) >>> 1) % 10
}
