import type { RoundProblem } from './round-problem.ts'

/** Lets others have the processor: a large round takes seconds. */
export type Pause = () => Promise<void>

/** For each person, those they would gain most with and have not met, best first. */
export type Candidates = readonly Int32Array[]

const CANDIDATES = 16
const TIES = 2 ** 32
const PAIRS_BETWEEN_PAUSES = 200_000

/** Of two equal pairs an arbitrary one comes first, and not always the one with the first people. */
export function tieOf(a: number, b: number): number {
  const mixed = Math.imul(Math.min(a, b) + 1, 0x9e3779b1) ^ Math.imul(Math.max(a, b) + 1, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
}

/** Looks at every pair once. */
export async function findCandidates(problem: RoundProblem, pause: Pause): Promise<Candidates> {
  const { count, weightsFrom, metRoundsAgo } = problem
  const lists = new ShortLists(count)
  let looked = 0
  for (let a = 0; a < count; a += 1) {
    const weights = weightsFrom(a)
    for (let b = a + 1; b < count; b += 1) {
      const weight = weights[b] as number
      if (weight < lists.leastOf(a) && weight < lists.leastOf(b)) continue
      const key = weight * TIES - tieOf(a, b)
      if (!(lists.takes(a, key) || lists.takes(b, key)) || metRoundsAgo(a, b) !== undefined) continue
      lists.offer(a, b, key)
      lists.offer(b, a, key)
    }
    looked += count - a
    if (looked < PAIRS_BETWEEN_PAUSES) continue
    looked = 0
    await pause()
  }
  return Array.from({ length: count }, (_, person) => lists.peopleFor(person))
}

/** The best few of many, for each person; in flat arrays, because every pair of people is offered. */
class ShortLists {
  private readonly people: Int32Array
  private readonly keys: Float64Array
  private readonly lengths: Int32Array
  private readonly leastKeys: Float64Array
  private readonly leastWeights: Float64Array

  constructor(count: number) {
    this.people = new Int32Array(count * CANDIDATES)
    this.keys = new Float64Array(count * CANDIDATES)
    this.lengths = new Int32Array(count)
    this.leastKeys = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
    this.leastWeights = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  }

  /** Nobody of less weight is taken. */
  leastOf(owner: number): number {
    return this.leastWeights[owner] as number
  }

  takes(owner: number, key: number): boolean {
    return key > (this.leastKeys[owner] as number)
  }

  offer(owner: number, person: number, key: number): void {
    if (!this.takes(owner, key)) return
    const start = owner * CANDIDATES
    const length = Math.min((this.lengths[owner] as number) + 1, CANDIDATES)
    let place = start + length - 1
    for (; place > start && (this.keys[place - 1] as number) < key; place -= 1) {
      this.keys[place] = this.keys[place - 1] as number
      this.people[place] = this.people[place - 1] as number
    }
    this.keys[place] = key
    this.people[place] = person
    this.lengths[owner] = length
    if (length < CANDIDATES) return
    const least = this.keys[start + CANDIDATES - 1] as number
    this.leastKeys[owner] = least
    this.leastWeights[owner] = Math.ceil(least / TIES)
  }

  peopleFor(owner: number): Int32Array {
    return this.people.slice(owner * CANDIDATES, owner * CANDIDATES + (this.lengths[owner] as number))
  }
}
