import { historyDatabaseName } from './archive/history-database.ts'
import { MEMBER_MEMORY_PREFIX } from '../member-memory.ts'

const PREFIX = historyDatabaseName('')
const TOKEN_KEY = `${MEMBER_MEMORY_PREFIX}history`

/** Deletes a person's archive, its key with it. Tabs that still have it open let go of it. */
export function forgetHistory(owner: string, databases: IDBFactory = indexedDB): void {
  databases.deleteDatabase(historyDatabaseName(owner))
}

/** Deletes the archives of everybody else who was signed in on this device. */
export async function forgetOtherHistories(owner: string, databases: IDBFactory = indexedDB): Promise<void> {
  // Not every browser tells what it keeps; there each person's archive goes with their own sign-out alone.
  const there = (await databases.databases?.()) ?? []
  for (const { name } of there) {
    if (name?.startsWith(PREFIX) && name !== historyDatabaseName(owner)) databases.deleteDatabase(name)
  }
}

/**
 * Names the time between two sign-outs. It is forgotten with whatever the device remembers for members, at once and in every
 * tab: an archive that could not be deleted any more is emptied when it is next opened under another name.
 */
export function historyToken(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = knownHistoryToken(storage)
  if (known !== null) return known
  const made = crypto.randomUUID()
  storage.setItem(TOKEN_KEY, made)
  return made
}

/** As {@link historyToken}, for who only reads; null where nothing can have been archived since. */
export function knownHistoryToken(storage: Pick<Storage, 'getItem'>): string | null {
  return storage.getItem(TOKEN_KEY)
}
