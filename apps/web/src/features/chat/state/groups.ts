import { statusOf } from '@umkreis/api-client'
import type { Group, GroupId, GroupMember, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from '../../../services/api.ts'
import type { MessageBody } from '../../../services/conversation/chat-message.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logError } from '../../../services/log.ts'
import { type GroupListEvent, loadingGroups, nextGroupList } from '../logic/group-list.ts'
import { problemDetail } from '../logic/problem-detail.ts'

/** Not found, not one's own, or no id at all. */
const MISSING: ReadonlySet<number> = new Set([400, 403, 404, 422])

const groupListBase = atom(loadingGroups)
const previewsBase = atom<ReadonlyMap<string, MessageBody>>(new Map())
const peopleBase = atom<ReadonlyMap<UserId, Group['members'][number]>>(new Map())

/** The member's conversations, as far as they are loaded. */
export const groupListAtom = atom((get) => get(groupListBase))

/** The opened last messages of the list, by {@link previewKey}. */
export const previewsAtom = atom((get) => get(previewsBase))

/** Everybody who was met as a member of a conversation, so that a message keeps its name after its author has left. */
export const peopleAtom = atom((get) => get(peopleBase))

/** Tells one version of a message from another. */
export function previewKey({ messageId, revision }: { messageId: string; revision: number }): string {
  return `${messageId} ${revision}`
}

/** Moves the list on. */
export const groupListEventAtom = atom(null, (get, set, event: GroupListEvent) => {
  const before = get(groupListBase)
  const after = nextGroupList(before, event)
  if (after === before) return
  set(groupListBase, after)
  if (after.kind !== 'loaded') return
  const there = new Set(before.kind === 'loaded' ? before.groups.map(({ members }) => members) : [])
  set(
    rememberPeopleAtom,
    after.groups.flatMap(({ members }) => (there.has(members) ? [] : members)),
  )
})

/** Takes over what is new of people. Each of their groups names them anew, mostly the same: with another map every message is drawn again. */
const rememberPeopleAtom = atom(null, (get, set, members: readonly GroupMember[]) => {
  const known = get(peopleBase)
  const news = members.filter((member) => !isSamePerson(known.get(member.userId), member))
  if (news.length > 0) set(peopleBase, new Map([...known, ...news.map((one) => [one.userId, one] as const)]))
})

/** What somebody is in a group is no fact of theirs alone. */
function isSamePerson(known: GroupMember | undefined, member: GroupMember): boolean {
  const keys = Object.keys(member) as (keyof GroupMember)[]
  return known !== undefined && keys.every((key) => key === 'groupRole' || known[key] === member[key])
}

/** Loads the first page. Never rejects: the list says what went wrong. */
export const loadGroupsAtom = atom(null, async (get, set) => {
  try {
    set(groupListEventAtom, { type: 'page-loaded', answer: await get(apiAtom).groups.page(1) })
  } catch (error) {
    logError('The conversations could not be loaded', error)
    set(groupListEventAtom, { type: 'first-failed', detail: problemDetail(error) })
  }
})

/** Learns what happened to the list while the connection was away. Never rejects. */
export const refreshGroupsAtom = atom(null, async (get, set) => {
  if (get(groupListBase).kind !== 'loaded') return set(loadGroupsAtom)
  try {
    set(groupListEventAtom, { type: 'first-refreshed', answer: await get(apiAtom).groups.page(1) })
  } catch (error) {
    logError('The conversations could not be refreshed', error)
  }
})

/** Loads the next page, unless it is under way or there is none. Never rejects. */
export const loadMoreGroupsAtom = atom(null, async (get, set) => {
  const list = get(groupListBase)
  if (list.kind !== 'loaded' || list.more === 'no' || list.more === 'loading') return
  set(groupListEventAtom, { type: 'more-requested' })
  try {
    set(groupListEventAtom, { type: 'page-loaded', answer: await get(apiAtom).groups.page(list.currentPage + 1) })
  } catch (error) {
    logError('More conversations could not be loaded', error)
    set(groupListEventAtom, { type: 'more-failed' })
  }
})

/**
 * Loads one conversation with all its members, because it is shown or has changed. Rejections are logged.
 *
 * @returns Whether the server knows of no such conversation of the member's; a failed connection says nothing about that.
 */
export const loadGroupAtom = atom(null, async (get, set, groupId: GroupId): Promise<'missing' | undefined> => {
  try {
    set(groupListEventAtom, { type: 'group-loaded', group: await get(apiAtom).groups.byId(groupId) })
  } catch (error) {
    logError('A conversation could not be loaded', error)
    return MISSING.has(statusOf(error) ?? 0) ? 'missing' : undefined
  }
  return undefined
})

/** Remembers what messages of the list say. */
export const keepPreviewsAtom = atom(
  null,
  (get, set, messages: readonly { messageId: string; revision: number; body: MessageBody }[]) =>
    set(previewsBase, new Map([...get(previewsBase), ...messages.map((one) => [previewKey(one), one.body] as const)])),
)

/**
 * Opens the last messages of groups; those looked into before are not opened again, since what a late key opens is
 * reported.
 */
export const openPreviewsAtom = atom(null, async (get, set, groups: readonly Group[]) => {
  const known = get(previewsBase)
  const sealed = groups.flatMap(({ lastMessage }) =>
    lastMessage && !known.has(previewKey(lastMessage)) ? [lastMessage] : [],
  )
  const conversations = get(conversationsAtom)
  if (!conversations || sealed.length === 0) return
  set(keepPreviewsAtom, await conversations.open(sealed))
})
