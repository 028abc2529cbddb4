import { ServiceError } from '../../errors/service-error.ts'

/** How much of something may go on at the same time for one key. */
export interface Slots {
  /**
   * Does something in a slot of its own.
   *
   * @throws {ServiceError} `too-many`, without doing it, when all slots of the key are taken.
   */
  run<T>(key: string, act: () => Promise<T>): Promise<T>
}

/** @param max Slots of one key. */
export function createSlots(max: number, message: string): Slots {
  const taken = new Map<string, number>()
  return {
    async run(key, act) {
      const before = taken.get(key) ?? 0
      if (before >= max) throw new ServiceError('too-many', message, { retryAfterS: 1 })
      taken.set(key, before + 1)
      try {
        return await act()
      } finally {
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
