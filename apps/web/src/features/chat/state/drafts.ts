import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { draftStoreAtom } from '../../../services/drafts/drafts.ts'
import { logWarning } from '../../../services/log.ts'
import { currentUserAtom } from '../../../services/session.ts'

const draftsBase = atom<ReadonlyMap<GroupId, string>>(new Map())

/** What was begun and not sent, by group. */
export const draftsAtom = atom((get) => get(draftsBase))

/** Brings back the drafts of the member. Never rejects. */
export const loadDraftsAtom = atom(null, async (get, set) => {
  const prefix = draftKey(get(currentUserAtom).userId, '')
  try {
    const kept = await get(draftStoreAtom).load(prefix)
    const drafts = [...kept].map(([key, text]) => [key.slice(prefix.length) as GroupId, text] as const)
    // What was typed while they were loading is newer.
    set(draftsBase, new Map([...drafts, ...get(draftsBase)]))
  } catch (error) {
    logWarning('Drafts could not be loaded', error)
  }
})

/** Keeps what was begun in a group; an empty text forgets it. Never rejects. */
export const saveDraftAtom = atom(null, async (get, set, groupId: GroupId, text: string) => {
  const kept = text.trim() === '' ? '' : text
  if (kept === (get(draftsBase).get(groupId) ?? '')) return
  const drafts = new Map(get(draftsBase))
  if (kept === '') drafts.delete(groupId)
  else drafts.set(groupId, kept)
  set(draftsBase, drafts)
  try {
    await get(draftStoreAtom).save(draftKey(get(currentUserAtom).userId, groupId), kept)
  } catch (error) {
    logWarning('A draft could not be kept', error)
  }
})

function draftKey(userId: string, groupId: string): string {
  return `${userId} ${groupId}`
}
