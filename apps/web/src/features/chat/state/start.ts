import { atom } from 'jotai'
import { NEW_GROUP_KEY, settleActiveGroupAtom } from './active-group.ts'
import { groupListAtom, loadGroupAtom, loadGroupsAtom, refreshGroupsAtom } from './groups.ts'
import type { GroupId } from '@umkreis/schemas'

/** Brings the chat up to date when its page is opened, and chooses the group to show. Never rejects. */
export const startChatAtom = atom(null, async (get, set) => {
  const isHere = get(groupListAtom).kind === 'loaded'
  if (isHere) set(settleActiveGroupAtom)
  await set(isHere ? refreshGroupsAtom : loadGroupsAtom)
  await set(requireNewGroupAtom)
  set(settleActiveGroupAtom)
})

/** The group that Surround me has just made may be missing from a page that was answered before. */
const requireNewGroupAtom = atom(null, async (get, set) => {
  const list = get(groupListAtom)
  const newGroupId = sessionStorage.getItem(NEW_GROUP_KEY)
  if (newGroupId === null || list.kind !== 'loaded') return
  if (!list.groups.some(({ groupId }) => groupId === newGroupId)) await set(loadGroupAtom, newGroupId as GroupId)
})
