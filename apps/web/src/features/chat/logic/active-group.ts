import type { Group, GroupId } from '@umkreis/schemas'

/** What decides which conversation is shown. The flags are the session keys that Surround me leaves behind. */
export type ActiveGroupChoice = {
  readonly groups: readonly Group[]
  /** Named by the address. */
  readonly named: GroupId | null
  readonly current: GroupId | null
  readonly stored: string | null
  readonly fromSurroundMe: boolean
  readonly newGroupId: string | null
}

/** The conversation to show, and whether the two session flags have done their work. */
export type ActiveGroup = { readonly groupId: GroupId | null; readonly clearsFlags: boolean }

/**
 * Chooses the active group (SPEC.md section 4, "Active group"): the new one after Surround me, else the one that the
 * address names, else the one that is shown already, else the stored one if it is still in the list, else the first.
 */
export function chooseActiveGroup(choice: ActiveGroupChoice): ActiveGroup {
  const { groups, named, current, stored, fromSurroundMe, newGroupId } = choice
  if (fromSurroundMe && newGroupId !== null) return { groupId: newGroupId as GroupId, clearsFlags: true }
  const inList = (id: string | null) => groups.find(({ groupId }) => groupId === id)?.groupId
  return {
    groupId: inList(named) ?? inList(current) ?? inList(stored) ?? groups[0]?.groupId ?? null,
    clearsFlags: false,
  }
}
