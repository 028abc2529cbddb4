import { ServiceError } from '../../errors/service-error.ts'

/** How much of something may go on at the same time for one key. */
export interface Slots {
  /**
   * Does something in a slot of its own, at once or when it is its turn.
   *
   * @throws {ServiceError} `too-many`, without doing it, when all slots of the key are taken, and all places to wait.
   */
  run<T>(key: string, act: () => Promise<T>): Promise<T>
}

interface Taken {
  count: number
  /** Those who wait, in their order. */
  readonly turns: (() => void)[]
}

/**
 * @param max Slots of one key.
 * @param places How many may wait for a slot of one key. Who does much at once then waits for themselves, and not others for them.
 */
export function createSlots(max: number, message: string, places = 0): Slots {
  const takenOf = new Map<string, Taken>()
  return {
    async run(key, act) {
      const taken = takenOf.get(key) ?? { count: 0, turns: [] }
      if (taken.count >= max && taken.turns.length >= places) {
        throw new ServiceError('too-many', message, { retryAfterS: 1 })
      }
      if (taken.count < max) {
        taken.count += 1
        takenOf.set(key, taken)
      } else await new Promise<void>((begin) => taken.turns.push(begin))
      try {
        return await act()
      } finally {
        const next = taken.turns.shift()
        // The slot goes on to who waits: nobody who comes now is before them.
        if (next) next()
        else if ((taken.count -= 1) === 0) takenOf.delete(key)
      }
    },
  }
}
