import type { Group, UserId } from '@umkreis/schemas'

type Named = { readonly firstName: string; readonly lastName: string }

/** A person's full name; what is missing of it leaves no gap. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** What a conversation is called: its name, the other person in a conversation of two, or who is in it. */
export function groupTitle(group: Group, viewerId: UserId, otherwise: string): string {
  if (group.name !== '') return group.name
  const others = group.members.filter(({ userId }) => userId !== viewerId)
  if (others.length === 0) return group.description === '' ? otherwise : group.description
  return group.kind === 'pair' || others.length === 1
    ? fullName(others[0] as Named)
    : others.map(({ firstName }) => firstName).join(', ')
}

/** The others in a conversation, in the order that the server gave; those whose portraits stand for it. */
export function otherMembers(group: Group, viewerId: UserId): Group['members'] {
  return group.members.filter(({ userId }) => userId !== viewerId)
}
