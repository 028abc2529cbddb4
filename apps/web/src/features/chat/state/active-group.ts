import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { chooseActiveGroup } from '../logic/active-group.ts'
import { groupListAtom } from './groups.ts'

/** Keys in the browser's storage (SPEC.md section 3). */
const ACTIVE_GROUP_KEY = 'activeGroupId'
const FROM_SURROUND_ME_KEY = 'fromSurroundMe'
/** Names the group that Surround me has just made. */
export const NEW_GROUP_KEY = 'newGroupId'

const activeGroupIdBase = atom<GroupId | null>(null)
const isPaneOpenBase = atom(false)

/** The group whose messages are shown. */
export const activeGroupIdAtom = atom((get) => get(activeGroupIdBase))

/** The shown group, once its page of the list is here. */
export const activeGroupAtom = atom((get) => {
  const list = get(groupListAtom)
  const id = get(activeGroupIdBase)
  return list.kind === 'loaded' ? (list.groups.find(({ groupId }) => groupId === id) ?? null) : null
})

/** Whether the conversation covers the list, where both have no room beside each other. */
export const isPaneOpenAtom = atom((get) => get(isPaneOpenBase))

/** Opens or closes the conversation over the list. */
export const setPaneOpenAtom = atom(null, (_get, set, isOpen: boolean) => set(isPaneOpenBase, isOpen))

/** Makes a group active because a person chose it: it is stored, and the conversation opens over the list. */
export const selectGroupAtom = atom(null, (_get, set, groupId: GroupId) => {
  localStorage.setItem(ACTIVE_GROUP_KEY, groupId)
  set(activeGroupIdBase, groupId)
  set(isPaneOpenBase, true)
})

/** Chooses the active group by the rules after the list has changed. */
export const settleActiveGroupAtom = atom(null, (get, set) => {
  const list = get(groupListAtom)
  if (list.kind !== 'loaded') return
  const chosen = chooseActiveGroup({
    groups: list.groups,
    current: get(activeGroupIdBase),
    stored: localStorage.getItem(ACTIVE_GROUP_KEY),
    fromSurroundMe: sessionStorage.getItem(FROM_SURROUND_ME_KEY) !== null,
    newGroupId: sessionStorage.getItem(NEW_GROUP_KEY),
  })
  if (chosen.clearsFlags) {
    sessionStorage.removeItem(FROM_SURROUND_ME_KEY)
    sessionStorage.removeItem(NEW_GROUP_KEY)
    if (chosen.groupId !== null) return set(selectGroupAtom, chosen.groupId)
  }
  set(activeGroupIdBase, chosen.groupId)
})
