import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { draftStoreAtom } from '../../../services/drafts/drafts.ts'
import { logWarning } from '../../../services/log.ts'

const draftsBase = atom<ReadonlyMap<GroupId, string>>(new Map())

/** What was begun and not sent, by group. */
export const draftsAtom = atom((get) => get(draftsBase))

/** Brings back the drafts of the member. Never rejects. */
export const loadDraftsAtom = atom(null, async (get, set) => {
  try {
    const kept = (await get(draftStoreAtom)?.load()) ?? new Map<string, string>()
    // What was typed while they were loading is newer.
    set(draftsBase, new Map([...(kept as ReadonlyMap<GroupId, string>), ...get(draftsBase)]))
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
    await get(draftStoreAtom)?.save(groupId, kept)
  } catch (error) {
    logWarning('A draft could not be kept', error)
  }
})
