import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { ACTIVE_GROUP_KEY } from '../../../services/conversation/conversations.ts'
import { FROM_SURROUND_ME_KEY, NEW_GROUP_KEY } from '../../../services/member-memory.ts'
import { chooseActiveGroup } from '../logic/active-group.ts'
import { groupListAtom, loadGroupAtom } from './groups.ts'

const activeGroupIdBase = atom<GroupId | null>(null)
const namedGroupIdBase = atom<GroupId | null>(null)
const missingGroupIdBase = atom<GroupId | null>(null)
const openRequestBase = atom<GroupId | null>(null)

/** The group whose messages are shown. */
export const activeGroupIdAtom = atom((get) => get(activeGroupIdBase))

/** The shown group, once its page of the list is here. */
export const activeGroupAtom = atom((get) => {
  const list = get(groupListAtom)
  const id = get(activeGroupIdBase)
  return list.kind === 'loaded' ? (list.groups.find(({ groupId }) => groupId === id) ?? null) : null
})

/** The group that the address names: where list and conversation have no room beside each other, it covers the list. */
export const namedGroupIdAtom = atom((get) => get(namedGroupIdBase))

/** A group that the address names and that is none of the member's; the page tells so and mends the address. */
export const missingGroupIdAtom = atom((get) => get(missingGroupIdBase))

/** A group that was just chosen and waits for the page to open it: only the page knows whether that is a step of its own. */
export const openRequestAtom = atom((get) => get(openRequestBase))

/** Forgets what was asked for, because it is done. */
export const takeOpenRequestAtom = atom(null, (_get, set) => set(openRequestBase, null))

/** Makes a group active because a person chose it: it is stored, and the page is asked to open it. */
export const selectGroupAtom = atom(null, (get, set, groupId: GroupId) => {
  localStorage.setItem(ACTIVE_GROUP_KEY, groupId)
  set(activeGroupIdBase, groupId)
  if (get(namedGroupIdBase) !== null) set(namedGroupIdBase, groupId)
  set(openRequestBase, groupId)
})

/** Follows the address: the group that it names becomes the active one, also when no page of the list has it yet. */
export const nameGroupAtom = atom(null, async (get, set, groupId: GroupId | null) => {
  set(namedGroupIdBase, groupId)
  set(missingGroupIdBase, null)
  await set(requireGroupAtom, groupId)
  set(settleActiveGroupAtom)
  if (groupId !== null && get(activeGroupIdBase) === groupId) localStorage.setItem(ACTIVE_GROUP_KEY, groupId)
})

/** Loads a group that the loaded pages of the list do not have. Never rejects. */
export const requireGroupAtom = atom(null, async (get, set, groupId: GroupId | null) => {
  const list = get(groupListAtom)
  if (groupId === null || list.kind !== 'loaded') return
  if (list.groups.some((group) => group.groupId === groupId)) return
  const isMissing = (await set(loadGroupAtom, groupId)) === 'missing'
  if (isMissing && get(namedGroupIdBase) === groupId) set(missingGroupIdBase, groupId)
})

/** Chooses the active group by the rules after the list has changed. */
export const settleActiveGroupAtom = atom(null, (get, set) => {
  const list = get(groupListAtom)
  if (list.kind !== 'loaded') return
  const chosen = chooseActiveGroup({
    groups: list.groups,
    named: get(namedGroupIdBase),
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
