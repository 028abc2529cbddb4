import type { Group, GroupId, Message, MessageId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { type GroupList, type GroupListEvent, loadingGroups, nextGroupList } from './group-list.ts'

function lastMessage(groupId: string, sequence: number, revision = sequence): Message {
  return {
    messageId: `${groupId}-${sequence}` as MessageId,
    groupId: groupId as GroupId,
    senderId: 'karim' as UserId,
    senderDeviceId: null,
    sequence,
    revision,
    content: 'sealed',
    sendDate: '2026-11-20T10:00:00.000Z',
    isEdited: false,
    editCount: 0,
    clientMessageId: null,
  }
}

function group(id: string, changes: Partial<Group> = {}): Group {
  return {
    groupId: id as GroupId,
    kind: 'group',
    name: id,
    description: '',
    avatarUrl: null,
    lastMessage: lastMessage(id, 1),
    members: [],
    memberCount: 3,
    unreadCount: 0,
    lastReadSequence: 0,
    revision: 1,
    epoch: null,
    isMuted: false,
    isPinned: false,
    ...changes,
  }
}

const page = (currentPage: number, lastPage: number, ...groups: Group[]): GroupListEvent => ({
  type: 'page-loaded',
  answer: { groups, paginationDataDto: { currentPage, lastPage } },
})
const run = (...events: GroupListEvent[]) => events.reduce<GroupList>(nextGroupList, loadingGroups)
const ids = (list: GroupList) => (list.kind === 'loaded' ? list.groups.map(({ groupId }) => groupId) : list.kind)

describe('SPEC 4, Group list', () => {
  it('replaces the list with the first page', () => {
    expect(ids(run(page(1, 1, group('a')), page(1, 1, group('b'))))).toEqual(['b'])
  })

  it('appends later pages, each group once', () => {
    const list = run(page(1, 2, group('a'), group('b')), page(2, 2, group('b'), group('c')))
    expect(ids(list)).toEqual(['a', 'b', 'c'])
    expect(list).toMatchObject({ more: 'no' })
  })

  it('puts the first page on top of further pages after a reconnect, and replaces a list of one page', () => {
    const answer = { groups: [group('c')], paginationDataDto: { currentPage: 1, lastPage: 2 } }
    const refreshed: GroupListEvent = { type: 'first-refreshed', answer }
    expect(ids(run(page(1, 2, group('a')), page(2, 2, group('b'), group('c')), refreshed))).toEqual(['c', 'a', 'b'])
    expect(ids(run(page(1, 2, group('a')), refreshed))).toEqual(['c'])
  })

  it('has more until the last page is here', () => {
    expect(run(page(1, 3, group('a')))).toMatchObject({ more: 'yes', currentPage: 1 })
    expect(run(page(1, 3, group('a')), { type: 'more-requested' })).toMatchObject({ more: 'loading' })
    expect(run(page(1, 3, group('a')), { type: 'more-failed' })).toMatchObject({ more: 'failed' })
  })

  it('keeps the list that is here when a reload fails, and says so when there is none', () => {
    expect(ids(run(page(1, 1, group('a')), { type: 'first-failed', detail: 'x' }))).toEqual(['a'])
    expect(run({ type: 'first-failed', detail: 'No connection' })).toEqual({ kind: 'failed', detail: 'No connection' })
  })

  it('moves a group to the top when a message arrives in it', () => {
    const list = run(page(1, 1, group('a'), group('b')), { type: 'message-arrived', message: lastMessage('b', 2) })
    expect(ids(list)).toEqual(['b', 'a'])
  })

  it('does not move a group for an edit of its last message or for an old message', () => {
    const edit = lastMessage('b', 1, 7)
    expect(ids(run(page(1, 1, group('a'), group('b')), { type: 'message-arrived', message: edit }))).toEqual(['a', 'b'])
    const fresh = group('b', { lastMessage: lastMessage('b', 9) })
    const list = run(page(1, 1, group('a'), fresh), { type: 'message-arrived', message: lastMessage('b', 4) })
    expect(ids(list)).toEqual(['a', 'b'])
  })

  it('keeps pinned groups above all others, whatever arrives', () => {
    const pinned = page(1, 1, group('p', { isPinned: true }), group('a'), group('b'))
    const say = (id: string): GroupListEvent => ({ type: 'message-arrived', message: lastMessage(id, 2) })
    expect(ids(run(pinned, say('b')))).toEqual(['p', 'b', 'a'])
    expect(ids(run(pinned, { type: 'group-created', group: group('new', { lastMessage: null }) }))).toEqual([
      'p',
      'new',
      'a',
      'b',
    ])
  })

  it('moves a group when it is pinned, and back to its place by use when it no longer is', () => {
    const at = (id: string, day: string, changes: Partial<Group> = {}) =>
      group(id, { lastMessage: { ...lastMessage(id, 1), sendDate: `2026-11-${day}T10:00:00.000Z` }, ...changes })
    const start = run(page(1, 1, at('a', '20'), at('b', '19'), at('c', '18')))
    const pinned = nextGroupList(start, { type: 'group-loaded', group: at('b', '19', { isPinned: true }) })
    expect(ids(pinned)).toEqual(['b', 'a', 'c'])
    expect(ids(nextGroupList(pinned, { type: 'group-loaded', group: at('b', '19') }))).toEqual(['a', 'b', 'c'])
  })

  it('takes in what was found further down by its use, and knows no less of what is here', () => {
    const whole = group('a', { description: 'all of it' })
    const found = [
      group('a'),
      group('z', { lastMessage: { ...lastMessage('z', 1), sendDate: '2026-01-01T10:00:00.000Z' } }),
    ]
    const list = run(page(1, 3, whole, group('b')), { type: 'groups-found', groups: found })
    expect(ids(list)).toEqual(['a', 'b', 'z'])
    expect(list).toMatchObject({ groups: [{ description: 'all of it' }, {}, {}], more: 'yes' })
  })

  it('SPEC 4, unread-messages count: sets every count from the event, those it does not name to none', () => {
    const list = run(page(1, 1, group('a', { unreadCount: 4 }), group('b')), {
      type: 'unread-counted',
      counts: { total: 2, groups: [{ groupId: 'b' as GroupId, count: 2 }] },
    })
    expect(list).toMatchObject({ groups: [{ unreadCount: 0 }, { unreadCount: 2 }] })
  })

  it('shows a created group first and lets a removed one go', () => {
    const list = run(page(1, 1, group('a')), { type: 'group-created', group: group('new') })
    expect(ids(list)).toEqual(['new', 'a'])
    expect(ids(nextGroupList(list, { type: 'group-removed', groupId: 'a' as GroupId }))).toEqual(['new'])
  })

  it('marks a group as read up to a sequence, and never back', () => {
    const start = page(1, 1, group('a', { unreadCount: 3, lastReadSequence: 5 }))
    const read = (sequence: number) => run(start, { type: 'read', groupId: 'a' as GroupId, sequence })
    expect(read(8)).toMatchObject({ groups: [{ unreadCount: 0, lastReadSequence: 8 }] })
    expect(read(4)).toMatchObject({ groups: [{ unreadCount: 3, lastReadSequence: 5 }] })
  })
})
