import { ArgumentError, CryptoError, type Bytes } from '../../src/index.ts'
import { Dice, mutate } from './mutate.ts'
import type { FuzzTarget } from './targets.ts'

/** Times as long as a genuine one from which a mutation is looked at again. */
const SUSPICIOUS = 3
/** Below this the clock says more about itself. */
const LEAST_MS = 0.05

/** What became of the mutations of one target. */
export interface FuzzTally {
  readonly name: string
  runs: number
  /** How often each error class came out; `opened` for what was taken as genuine. */
  readonly outcomes: Map<string, number>
  /** Milliseconds that reading a genuine sample takes. */
  readonly genuineMs: number
  /** The most that a mutation took, in times of that. */
  slowest: number
}

async function timed(target: FuzzTarget, bytes: Bytes): Promise<number> {
  const start = performance.now()
  await target.read(bytes).catch(() => undefined)
  return performance.now() - start
}

/** Milliseconds that reading a genuine sample takes at present: the middle of some readings. */
async function timeGenuine(target: FuzzTarget, readings: number): Promise<number> {
  const [sample = new Uint8Array(0)] = target.samples
  const bytes = (await target.prepare?.(sample)) ?? sample
  const times: number[] = []
  for (let i = 0; i < readings; i++) times.push(await timed(target, bytes))
  return Math.max(LEAST_MS, times.sort((a, b) => a - b)[readings >> 1] ?? 0)
}

/**
 * How many times as long as a genuine one these bytes take. What looks slow is measured again, in turn with genuine ones: the machine may just have
 * become busy with something else.
 */
async function slownessOf(target: FuzzTarget, bytes: Bytes, firstRatio: number): Promise<number> {
  let ratio = firstRatio
  for (let again = 0; again < 50 && ratio > SUSPICIOUS; again++) {
    const tookMs = await timed(target, bytes)
    ratio = Math.min(ratio, tookMs / (await timeGenuine(target, 3)))
  }
  return ratio
}

/** Nothing but the package's own errors may come out, none that blames the caller, and nothing that was changed may count as genuine. */
async function outcomeOf(target: FuzzTarget, bytes: Bytes): Promise<string> {
  try {
    await target.read(bytes)
  } catch (error) {
    if (error instanceof CryptoError && !(error instanceof ArgumentError)) return error.name
    throw error
  }
  if (!target.prepare) throw new TypeError('a changed one was accepted')
  return 'opened'
}

/**
 * Gives each target its share of mutations, in turn.
 *
 * @param seed Whole number. A failure names that of its own run: with it and one run the same happens again.
 * @param slowFactor How many times as long as a genuine one a mutation may take; `undefined`: time is not looked at.
 */
export async function runFuzz(
  targets: readonly FuzzTarget[],
  { seed, runs, slowFactor }: { seed: number; runs: number; slowFactor?: number },
): Promise<FuzzTally[]> {
  const tallies: FuzzTally[] = []
  for (const target of targets) {
    const genuineMs = slowFactor === undefined ? 0 : await timeGenuine(target, 101)
    tallies.push({ name: target.name, runs: 0, outcomes: new Map(), genuineMs, slowest: 0 })
  }
  for (let run = 0; run < runs; run++) {
    const index = (seed + run) % targets.length
    const target = targets[index] as FuzzTarget
    const tally = tallies[index] as FuzzTally
    const failure = (problem: string, cause?: unknown) =>
      new Error(`${target.name}: ${problem} (UMKREIS_FUZZ_SEED=${seed + run} UMKREIS_FUZZ_RUNS=1)`, { cause })
    const mutated = mutate(target.samples, new Dice(seed + run))
    const bytes = (await target.prepare?.(mutated)) ?? mutated
    const start = performance.now()
    const outcome = await outcomeOf(target, bytes).catch((error: unknown) => {
      throw failure('not an error of its own', error)
    })
    const tookMs = performance.now() - start
    tally.runs++
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1)
    if (slowFactor === undefined) continue
    const ratio = await slownessOf(target, bytes, tookMs / tally.genuineMs)
    if (ratio > slowFactor) throw failure(`took ${ratio.toFixed(1)} times as long as a genuine one`)
    tally.slowest = Math.max(tally.slowest, ratio)
  }
  return tallies
}
