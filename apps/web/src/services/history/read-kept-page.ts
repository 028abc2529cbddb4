import type { GroupId } from '@umkreis/schemas'
import { type IDBPDatabase, openDB } from 'idb'
import type { ChatMessage } from '../conversation/chat-message.ts'
import type { KeptPage } from '../conversation/conversations.ts'
import type { GroupState } from './archive/history-engine.ts'
import {
  beginningWith,
  type HistoryDatabase,
  HISTORY_VERSION,
  historyDatabaseName,
  type SealedValue,
  unsealRecord,
} from './archive/history-database.ts'
import { decodeJson, decodePage } from './archive/page-bytes.ts'
import { pageName, pagesOf, readPageName, stateName } from './archive/page-names.ts'

/**
 * Reads the newest messages of a group from the archive, without the worker that keeps it: it takes longer to start than
 * this takes. Writes nothing, and makes no archive where there is none.
 *
 * @param token Names the time between two sign-outs; an archive of another one is not read.
 * @returns Undefined where nothing is kept, or not all of it can be read.
 */
export async function readKeptPage(
  owner: string,
  token: string,
  groupId: GroupId,
  count: number,
): Promise<KeptPage | undefined> {
  const db = await openArchive(owner)
  if (!db) return undefined
  try {
    const found = await readSealed(db, token, groupId)
    if (!found) return undefined
    const { key, stateValue, pages } = found
    const [state, ...opened] = await Promise.all([
      unsealRecord(key, stateName(groupId), stateValue).then((bytes) => decodeJson(bytes) as GroupState),
      ...pages.map(({ name, value }) => unsealRecord(key, name, value)),
    ])
    let all: readonly ChatMessage[] = []
    for (const bytes of opened) {
      if (all.length < count) all = [...decodePage(groupId, bytes), ...all]
    }
    const messages = all.filter(({ sequence }) => sequence >= state.oldest).slice(-count)
    const [oldest] = messages
    if (!oldest || messages.some(({ body }) => body.kind === 'unreadable')) return undefined
    return { messages, hasOlder: oldest.sequence > 1, revision: state.revision }
  } finally {
    db.close()
  }
}

async function openArchive(owner: string): Promise<IDBPDatabase<HistoryDatabase> | undefined> {
  let isThere = true
  const opening = openDB<HistoryDatabase>(historyDatabaseName(owner), HISTORY_VERSION, {
    upgrade(_database, _from, _to, transaction) {
      isThere = false
      // With its first transaction a database that was not there is not made.
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return opening.catch((error: unknown) => {
    if (!isThere) return undefined
    throw error
  })
}

/** Everything in one transaction, so that it is of one time. The last page may hold few messages: the one before it comes too. */
async function readSealed(db: IDBPDatabase<HistoryDatabase>, token: string, groupId: GroupId) {
  const transaction = db.transaction(['own', 'values', 'marks'])
  const [own, values] = [transaction.objectStore('own'), transaction.objectStore('values')]
  const [knownToken, key, stateValue, names] = await Promise.all([
    own.get('token'),
    own.get('key'),
    values.get(stateName(groupId)),
    transaction.objectStore('marks').getAllKeys(beginningWith(pagesOf(groupId))),
  ])
  if (knownToken !== token || !(key instanceof CryptoKey) || !stateValue) return undefined
  const newest = names.reduce((highest, name) => Math.max(highest, readPageName(name).number), 0)
  const wanted = [pageName(groupId, newest), pageName(groupId, newest - 1)]
  const found = await Promise.all(wanted.map(async (name) => ({ name, value: await values.get(name) })))
  const pages = found.filter((one): one is { name: string; value: SealedValue } => one.value !== undefined)
  return { key, stateValue, pages }
}
