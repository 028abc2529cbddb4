import { expect, it } from 'vitest'
import { runFuzz } from './run-fuzz.ts'
import { createTargets } from './targets.ts'

it('answers whatever bytes with its own errors alone, and takes nothing that was changed for genuine', async () => {
  const targets = await createTargets()
  for (const target of targets) {
    for (const sample of target.samples) await target.read((await target.prepare?.(sample)) ?? sample)
  }
  const tallies = await runFuzz(targets, { seed: 1, runs: 4_000 })
  expect(tallies.map((tally) => tally.runs)).toEqual(tallies.map(() => expect.closeTo(4_000 / targets.length, -1)))
  // Else the mutations would be so coarse that they only ever meet the outermost check.
  const names = new Set(tallies.flatMap((tally) => [...tally.outcomes.keys()]))
  for (const name of [
    'FormatError',
    'SignatureError',
    'DecryptionError',
    'MismatchError',
    'UnknownVersionError',
    'opened',
  ]) {
    expect(names).toContain(name)
  }
}, 60_000)
