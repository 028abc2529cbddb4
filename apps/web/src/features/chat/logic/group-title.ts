import type { Group, UserId } from '@umkreis/schemas'
import { formatName } from '../../../shared/format/format-name.ts'
import { copy } from '../copy.ts'

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

/** Names told before the rest is only counted. */
const NAMED_MEMBERS = 3

/**
 * Who is in a conversation, without saying again what its title says: "Inês, Karim and you", where the other person of
 * two works, or how many they are.
 */
export function membersLine(
  group: Group,
  viewerId: UserId,
  words: {
    readonly youInLine: string
    readonly listLocale: string
    people: (count: number) => string
    others: (count: number) => string
  },
): string {
  const others = otherMembers(group, viewerId)
  const [only] = others
  const isOfTwo = group.kind === 'pair' || (group.name === '' && group.memberCount === 2)
  if (only && isOfTwo) return [only.position, only.city].filter((one) => one !== '').join(', ')
  if (group.name === '') return words.people(group.memberCount)
  const named = others.slice(0, NAMED_MEMBERS).map(({ firstName }) => firstName)
  const rest = group.memberCount - named.length - 1
  const list = new Intl.ListFormat(words.listLocale, { style: 'long', type: 'conjunction' })
  return list.format([...named, ...(rest > 0 ? [words.others(rest)] : []), words.youInLine])
}

/** Names as a sentence holds them: "Ben, Cleo and Dan". */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(copy.listLocale, { style: 'long', type: 'conjunction' }).format(names)
}
