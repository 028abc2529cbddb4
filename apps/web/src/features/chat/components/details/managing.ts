import type { Group, GroupMember, UserId } from '@umkreis/schemas'

/** Whether somebody may add, remove, rename: in a conversation of two nobody does. */
export function isManaging({ kind, members }: Pick<Group, 'kind' | 'members'>, userId: UserId): boolean {
  return kind === 'group' && members.some((one) => one.userId === userId && one.groupRole === 'manager')
}

/**
 * Who could look after a group when its only manager leaves.
 *
 * @returns The others, none where nobody is needed.
 */
export function successorsOf(
  { kind, members }: Pick<Group, 'kind' | 'members'>,
  leaving: UserId,
): readonly GroupMember[] {
  const others = members.filter(({ userId }) => userId !== leaving)
  return kind === 'pair' || others.some(({ groupRole }) => groupRole === 'manager') ? [] : others
}
