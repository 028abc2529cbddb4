// A million mutations, by its own command. The seed is new each time and printed; UMKREIS_FUZZ_SEED and UMKREIS_FUZZ_RUNS set seed and number.
import { it } from 'vitest'
import { runFuzz } from './run-fuzz.ts'
import { createTargets } from './targets.ts'

const SLOW_FACTOR = 10

it('holds for a million mutations, and none takes ten times as long as a genuine one', async () => {
  const seed = Number(process.env['UMKREIS_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
  const runs = Number(process.env['UMKREIS_FUZZ_RUNS'] ?? 1_000_000)
  console.info(`${runs} mutations, seed ${seed}`)
  const tallies = await runFuzz(await createTargets(), { seed, runs, slowFactor: SLOW_FACTOR })
  for (const { name, runs, outcomes, genuineMs, slowest } of tallies) {
    const counts = [...outcomes].sort(([, a], [, b]) => b - a).map(([outcome, count]) => `${outcome} ${count}`)
    const times = `genuine ${genuineMs.toFixed(2)} ms, slowest ${slowest.toFixed(1)} times that`
    console.info(`${name}: ${runs}; ${times}; ${counts.join(', ')}`)
  }
}, 0)
