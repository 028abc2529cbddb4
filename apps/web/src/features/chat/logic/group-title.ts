import type { Group, UserId } from '@umkreis/schemas'
import { formatName } from '../../../shared/format/format-name.ts'

/** What a conversation is called: its name, the other person in a conversation of two, or who is in it. */
export function groupTitle(group: Group, viewerId: UserId, otherwise: string): string {
  if (group.name !== '') return group.name
  const [first, ...others] = otherMembers(group, viewerId)
  if (!first) return group.description === '' ? otherwise : group.description
  return others.length === 0 ? formatName(first) : [first, ...others].map(({ firstName }) => firstName).join(', ')
}

/** The others in a conversation, in the order that the server gave; those whose portraits stand for it. */
export function otherMembers(group: Group, viewerId: UserId): Group['members'] {
  return group.members.filter(({ userId }) => userId !== viewerId)
}
