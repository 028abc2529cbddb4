import type { GroupId, OwnGroupUpdate } from '@umkreis/schemas'
import { atom } from 'jotai'
import { groupChangesAtom } from '../../../services/conversation/group-changes.ts'
import { groupListAtom, groupListEventAtom } from './groups.ts'

/**
 * Mutes or pins a group for the member alone: at once, and as it was where the server does not take it.
 *
 * @throws {ApiError}
 */
export const changeMineAtom = atom(null, async (get, set, groupId: GroupId, changes: OwnGroupUpdate) => {
  const known = () => {
    const list = get(groupListAtom)
    return list.kind === 'loaded' ? list.groups.find((group) => group.groupId === groupId) : undefined
  }
  const before = known()
  if (before) set(groupListEventAtom, { type: 'group-loaded', group: { ...before, ...changes } })
  try {
    const { isMuted, isPinned } = await get(groupChangesAtom).changeMine(groupId, changes)
    // The rest may have moved on while the answer was under way.
    const now = known()
    if (now) set(groupListEventAtom, { type: 'group-loaded', group: { ...now, isMuted, isPinned } })
  } catch (error) {
    const now = known()
    if (now && before) {
      const { isMuted, isPinned } = before
      set(groupListEventAtom, { type: 'group-loaded', group: { ...now, isMuted, isPinned } })
    }
    throw error
  }
})
