import type { ChatSettingsResource, PreferencesResource } from '@umkreis/api-client/settings'
import {
  type ChatSettingsUpdate,
  preferencesSchema,
  type Preferences,
  type PreferencesUpdate,
  type UserId,
} from '@umkreis/schemas'
import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import { apiAtom } from '../api.ts'
import { logWarning } from '../log.ts'
import { MEMBER_MEMORY_PREFIX } from '../member-memory.ts'
import { sessionAtom } from '../session.ts'

/** What holds until the server has said what the member wants. */
export const DEFAULT_PREFERENCES: Preferences = {
  sendsReadReceipts: true,
  showsTyping: true,
  enterSends: true,
  playsSound: true,
  push: true,
  isInInsights: true,
  quietHours: null,
  organisation: { readReceipts: true, typing: true },
}

const KEY = `${MEMBER_MEMORY_PREFIX}preferences`

const knownBase = atom<{ readonly userId: UserId; readonly preferences: Preferences } | null>(null)
const changesUnderWayAtom = atom<readonly PreferencesUpdate[]>([])
/** Whose preferences were loaded, or are on their way. */
const askedForAtom = atom<UserId | null>(null)
/** Ends with the last call: an older answer must not arrive behind a newer one. */
const lastCallAtom = atom<Promise<unknown>>(Promise.resolve())

const viewerIdAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'member' ? session.user.userId : null
})

/** How the member wants to write and be told, with what they are changing at the moment. */
export const preferencesAtom = atom((get): Preferences => {
  const known = get(knownBase)
  const kept = known && known.userId === get(viewerIdAtom) ? known.preferences : DEFAULT_PREFERENCES
  return Object.assign({}, kept, ...get(changesUnderWayAtom)) as Preferences
})

/**
 * Learns the member's preferences, once; those of the last time hold until then. Whoever needs them asks. Never rejects.
 */
export const loadPreferencesAtom = atom(null, async (get, set) => {
  const userId = get(viewerIdAtom)
  if (userId === null || get(askedForAtom) === userId) return
  set(askedForAtom, userId)
  if (get(knownBase)?.userId !== userId) set(knownBase, recall(userId))
  try {
    set(keepAtom, userId, await callInTurn(get, set, (calls) => calls.load()))
  } catch (error) {
    logWarning('The preferences could not be loaded', error)
    set(askedForAtom, null)
  }
})

/** Changes what is named: at once, and back if the server refuses. @throws {ApiError} */
export const savePreferencesAtom = atom(null, async (get, set, changes: PreferencesUpdate) => {
  const userId = get(viewerIdAtom)
  if (userId === null) return
  set(changesUnderWayAtom, [...get(changesUnderWayAtom), changes])
  try {
    set(keepAtom, userId, await callInTurn(get, set, (calls) => calls.change(changes)))
  } finally {
    set(
      changesUnderWayAtom,
      get(changesUnderWayAtom).filter((one) => one !== changes),
    )
  }
})

/** Changes what everybody in the organisation may show each other, once the server has taken it. @throws {ApiError} */
export const saveChatSettingsAtom = atom(null, async (get, set, changes: ChatSettingsUpdate) => {
  const userId = get(viewerIdAtom)
  if (userId === null) return
  const organisation = await callInTurn(get, set, (_own, settings) => settings.change(changes))
  const known = get(knownBase)
  if (known) set(keepAtom, userId, { ...known.preferences, organisation })
})

const keepAtom = atom(null, (get, set, userId: UserId, preferences: Preferences) => {
  if (get(viewerIdAtom) !== userId) return
  set(knownBase, { userId, preferences })
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, preferences }))
  } catch (error) {
    logWarning('The preferences could not be kept on this device', error)
  }
})

const keptSchema = v.object({ userId: v.string(), preferences: preferencesSchema })

function recall(userId: UserId) {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return kept.success && kept.output.userId === userId ? { userId, preferences: kept.output.preferences } : null
  } catch {
    // What is not even JSON is as good as nothing.
    return null
  }
}

type Call<T> = (own: PreferencesResource, organisation: ChatSettingsResource) => Promise<T>

function callInTurn<T>(get: Getter, set: Setter, call: Call<T>): Promise<T> {
  const answer = get(lastCallAtom).then(async () => {
    const { createChatSettings, createPreferences } = await import('@umkreis/api-client/settings')
    const api = get(apiAtom)
    return call(createPreferences(api), createChatSettings(api))
  })
  set(
    lastCallAtom,
    answer.catch(() => undefined),
  )
  return answer
}
