import { MEMBER_MEMORY_PREFIX } from '../../../../services/member-memory.ts'

const KEY = `${MEMBER_MEMORY_PREFIX}coffee-round`

/** Whether the member has looked at a round on this device. */
export function isRoundSeen(storage: Pick<Storage, 'getItem'>, roundId: string): boolean {
  return storage.getItem(KEY) === roundId
}

/** Remembers which round was looked at last: it is no news any more. */
export function keepRoundSeen(storage: Pick<Storage, 'setItem'>, roundId: string): void {
  storage.setItem(KEY, roundId)
}
