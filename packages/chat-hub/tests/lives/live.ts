import { expect } from 'vitest'
import { Chance } from './chance.ts'
import { createGroup, signIn, STEPS } from './steps.ts'
import { World } from './world.ts'

const total = STEPS.reduce((sum, [, weight]) => sum + weight, 0)

function chooseStep(chance: Chance) {
  let dice = chance.below(total)
  return STEPS.find(([, weight]) => (dice -= weight) < 0)![0]
}

/** Lives one life to its end. A failure names the seed and tells the whole story. */
export async function live(seed: number): Promise<World> {
  const chance = new Chance(seed)
  const world = new World(chance, chance.mostlySmall(2, 24))
  const steps = chance.mostlySmall(30, 300)
  try {
    await signIn(world)
    await createGroup(world)
    for (world.policy.now = 1; world.policy.now <= steps; world.policy.now++) {
      await chooseStep(chance)(world)
      if (chance.oneIn(10)) await world.check()
    }
    await world.check()
    await world.restartAll()
    await world.check()
    await world.checkThieves()
    return world
  } catch (error) {
    const story = world.journal.join('\n')
    throw new Error(`Life ${seed} went wrong (FIRST_LIFE=${seed} LIVES=1 lives it again):\n${story}`, { cause: error })
  }
}

/** Lives so many lives, one after the other, and demands that something was written in them. */
export async function liveAll(first: number, count: number): Promise<void> {
  let written = 0
  for (let seed = first; seed < first + count; seed++) written += (await live(seed)).policy.entries.length
  expect(written).toBeGreaterThan(0)
}
