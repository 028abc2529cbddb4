import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { NEW_GROUP_KEY } from '../../../services/member-memory.ts'
import { namedGroupIdAtom, requireGroupAtom, settleActiveGroupAtom } from './active-group.ts'
import { groupListAtom, loadGroupsAtom, refreshGroupsAtom } from './groups.ts'

/** Brings the chat up to date when its page is opened, and chooses the group to show. Never rejects. */
export const startChatAtom = atom(null, async (get, set) => {
  const isHere = get(groupListAtom).kind === 'loaded'
  if (isHere) set(settleActiveGroupAtom)
  await set(isHere ? refreshGroupsAtom : loadGroupsAtom)
  // The group that Surround me has just made may be missing from a page that was answered before.
  await set(requireGroupAtom, sessionStorage.getItem(NEW_GROUP_KEY) as GroupId | null)
  await set(requireGroupAtom, get(namedGroupIdAtom))
  set(settleActiveGroupAtom)
})
