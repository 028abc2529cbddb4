import type { Group, GroupId, GroupsAnswer, Message, UnreadMessagesCount } from '@umkreis/schemas'

/** The member's conversations, as far as their pages are here. `more` says what is known about further pages. */
export type GroupList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly detail: string }
  | LoadedGroups

/** Conversations, the pinned ones first and of each kind the most recently used, each once. */
export type LoadedGroups = {
  readonly kind: 'loaded'
  readonly groups: readonly Group[]
  readonly currentPage: number
  readonly more: 'yes' | 'loading' | 'failed' | 'no'
}

/** Everything that can happen to the list of conversations. */
export type GroupListEvent =
  | { readonly type: 'page-loaded'; readonly answer: GroupsAnswer }
  | { readonly type: 'first-refreshed'; readonly answer: GroupsAnswer }
  | { readonly type: 'first-failed'; readonly detail: string }
  | { readonly type: 'more-requested' }
  | { readonly type: 'more-failed' }
  | { readonly type: 'group-loaded'; readonly group: Group }
  | { readonly type: 'groups-found'; readonly groups: readonly Group[] }
  | { readonly type: 'group-created'; readonly group: Group }
  | { readonly type: 'group-removed'; readonly groupId: GroupId }
  | { readonly type: 'message-arrived'; readonly message: Message }
  | { readonly type: 'message-deleted'; readonly groupId: GroupId; readonly messageId: Message['messageId'] }
  | { readonly type: 'unread-counted'; readonly counts: UnreadMessagesCount }
  | { readonly type: 'read'; readonly groupId: GroupId; readonly sequence: number }

/** The list before anything was answered. */
export const loadingGroups: GroupList = { kind: 'loading' }

/** The next state of the list of conversations (SPEC.md section 4, "Group list"). Changes nothing that it is given. */
export function nextGroupList(state: GroupList, event: GroupListEvent): GroupList {
  switch (event.type) {
    case 'page-loaded':
      return loadPage(state, event.answer)
    case 'first-refreshed':
      return refresh(state, event.answer)
    case 'first-failed':
      return state.kind === 'loaded' ? state : { kind: 'failed', detail: event.detail }
    case 'more-requested':
      return onLoaded(state, (list) => (list.more === 'no' ? list : { ...list, more: 'loading' }))
    case 'more-failed':
      return onLoaded(state, (list) => ({ ...list, more: 'failed' }))
    case 'group-loaded':
      return onLoaded(state, (list) => ({ ...list, groups: put(list.groups, event.group) }))
    case 'groups-found':
      return onLoaded(state, (list) => ({ ...list, groups: join(list.groups, event.groups) }))
    case 'group-created':
      return onLoaded(state, (list) => ({
        ...list,
        groups: putFirst(without(list.groups, event.group.groupId), event.group),
      }))
    case 'group-removed':
      return onLoaded(state, (list) => ({ ...list, groups: without(list.groups, event.groupId) }))
    case 'message-arrived':
      return onLoaded(state, (list) => ({ ...list, groups: take(list.groups, event.message) }))
    case 'message-deleted':
      return onLoaded(state, (list) => ({
        ...list,
        groups: list.groups.map((group) =>
          group.groupId === event.groupId && group.lastMessage?.messageId === event.messageId
            ? { ...group, lastMessage: null }
            : group,
        ),
      }))
    case 'unread-counted':
      return onLoaded(state, (list) => ({ ...list, groups: countUnread(list.groups, event.counts) }))
    case 'read':
      return onLoaded(state, (list) => ({ ...list, groups: markRead(list.groups, event.groupId, event.sequence) }))
    default:
      return event satisfies never
  }
}

function onLoaded(state: GroupList, change: (list: LoadedGroups) => LoadedGroups): GroupList {
  if (state.kind !== 'loaded') return state
  const next = change(state)
  // What changes no group is no change: nothing is drawn for it.
  const isSame =
    next.more === state.more && next.currentPage === state.currentPage && next.groups.length === state.groups.length
  return isSame && next.groups.every((group, at) => group === state.groups[at]) ? state : next
}

/** The first page replaces the list and later pages append; a group that has moved between pages stays where it is. */
function loadPage(state: GroupList, { groups, paginationDataDto }: GroupsAnswer): GroupList {
  const { currentPage, lastPage } = paginationDataDto
  const known = currentPage > 1 && state.kind === 'loaded' ? state.groups : []
  const ids = new Set(known.map(({ groupId }) => groupId))
  return {
    kind: 'loaded',
    groups: [...known, ...groups.filter(({ groupId }) => !ids.has(groupId))],
    currentPage,
    more: currentPage < lastPage ? 'yes' : 'no',
  }
}

/** After a reconnect: what is on the first page is newer than what is here; further pages keep their place. */
function refresh(state: GroupList, answer: GroupsAnswer): GroupList {
  if (state.kind !== 'loaded' || state.currentPage === 1) return loadPage(state, answer)
  const ids = new Set(answer.groups.map(({ groupId }) => groupId))
  return { ...state, groups: [...answer.groups, ...state.groups.filter(({ groupId }) => !ids.has(groupId))] }
}

/** A group that is here keeps its place, unless it was pinned or unpinned. */
function put(groups: readonly Group[], group: Group): readonly Group[] {
  const known = groups.find(({ groupId }) => groupId === group.groupId)
  if (known?.isPinned === group.isPinned) return groups.map((one) => (one === known ? group : one))
  return putByUse(without(groups, group.groupId), group)
}

/** What is here already knows more of its members than what was only found. */
function join(groups: readonly Group[], found: readonly Group[]): readonly Group[] {
  const known = new Set(groups.map(({ groupId }) => groupId))
  return found.filter(({ groupId }) => !known.has(groupId)).reduce(putByUse, groups)
}

/** Puts a group where it belongs by its pin and its last message. */
function putByUse(groups: readonly Group[], group: Group): readonly Group[] {
  const isBehind = (one: Group) =>
    one.isPinned === group.isPinned ? lastUse(one) <= lastUse(group) : Number(one.isPinned) < Number(group.isPinned)
  return putBefore(groups, group, groups.findIndex(isBehind))
}

/** Puts a group that was used just now before all others of its kind. */
function putFirst(groups: readonly Group[], group: Group): readonly Group[] {
  return putBefore(groups, group, group.isPinned ? 0 : groups.findIndex(({ isPinned }) => !isPinned))
}

function putBefore(groups: readonly Group[], group: Group, index: number): readonly Group[] {
  return index === -1 ? [...groups, group] : [...groups.slice(0, index), group, ...groups.slice(index)]
}

/** A group that nobody has written in yet was made just now. */
function lastUse({ lastMessage }: Group): string {
  return lastMessage?.sendDate ?? '9999'
}

function without(groups: readonly Group[], id: GroupId): readonly Group[] {
  return groups.filter(({ groupId }) => groupId !== id)
}

/** A new message takes its group to the top of its kind; an edit of the last one only changes what is shown of it. */
function take(groups: readonly Group[], message: Message): readonly Group[] {
  const group = groups.find(({ groupId }) => groupId === message.groupId)
  if (!group) return groups
  const last = group.lastMessage
  if (last && last.sequence > message.sequence) return groups
  const changed = { ...group, lastMessage: message, revision: Math.max(group.revision, message.revision) }
  return last && last.sequence === message.sequence
    ? groups.map((one) => (one === group ? changed : one))
    : putFirst(without(groups, group.groupId), changed)
}

function countUnread(groups: readonly Group[], { groups: counts }: UnreadMessagesCount): readonly Group[] {
  const byId = new Map(counts.map(({ groupId, count }) => [groupId, count]))
  return groups.map((group) => {
    const unreadCount = byId.get(group.groupId) ?? 0
    return unreadCount === group.unreadCount ? group : { ...group, unreadCount }
  })
}

function markRead(groups: readonly Group[], id: GroupId, sequence: number): readonly Group[] {
  return groups.map((group) =>
    group.groupId === id && sequence > group.lastReadSequence
      ? {
          ...group,
          lastReadSequence: sequence,
          // Who is not at the end yet hears from the hub how many are left.
          unreadCount: sequence < (group.lastMessage?.sequence ?? 0) ? group.unreadCount : 0,
        }
      : group,
  )
}
