import type { Group } from '@umkreis/schemas'

/**
 * Whether a reaction need not count as unread: its reader has seen everything before it. The server can't tell a reaction
 * from a message and counts both, so it is told that this one was seen. One that follows unread messages counts until
 * those are read: telling that it was seen would hide them.
 */
export function isReadWith(group: Pick<Group, 'lastReadSequence'>, sequence: number): boolean {
  return group.lastReadSequence === sequence - 1
}
