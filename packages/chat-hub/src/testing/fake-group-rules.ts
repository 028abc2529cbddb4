import type { GroupId, GroupLinkPost, PendingBox, UserId } from '@umkreis/schemas'
import { HubCallError } from '../connection/errors.ts'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import { hashOf, type FakeServerTables, type StoredGroup } from './fake-server-tables.ts'

type GroupCalls = Pick<E2eeApi, 'postGroupLink' | 'groupLinks' | 'postGroupBoxes' | 'groupBoxes' | 'pendingBoxes'>

function tellGroupChanged(
  tables: FakeServerTables,
  groupId: GroupId,
  group: StoredGroup,
  to: Iterable<UserId> = group.members.keys(),
): void {
  const epoch = group.links.length === 0 ? null : group.links.length
  tables.tell(to, { name: 'E2eeGroupChanged', argument: { groupId, epoch, rekeyDue: group.isRekeyDue } })
}

/** A fresh key is due before the next message. */
export function markRekey(tables: FakeServerTables, groupId: GroupId, group: StoredGroup): void {
  if (group.links.length === 0) return
  group.isRekeyDue = true
  tellGroupChanged(tables, groupId, group)
}

/** Everybody else in a group. */
export function othersIn(group: StoredGroup, userId: UserId): UserId[] {
  return [...group.members.keys()].filter((member) => member !== userId)
}

async function postGroupLink(
  tables: FakeServerTables,
  caller: UserId,
  post: GroupLinkPost,
): ReturnType<E2eeApi['postGroupLink']> {
  const group = tables.groupOf(post.groupId, caller)
  const hash = await hashOf(post.link)
  const head = group.links.at(-1)
  if (head?.hash === hash && post.epoch === group.links.length) return { kind: 'accepted' }
  const isNext = post.epoch === group.links.length + 1 && post.previousHash === (head?.hash ?? null)
  const isMembership =
    post.memberUserIds.includes(caller) &&
    post.memberUserIds.every((id) => group.members.has(id)) &&
    group.named.every((id) => post.memberUserIds.includes(id) || !group.members.has(id))
  const isKindAllowed = post.kind === 'fresh' || (head !== undefined && !group.isRekeyDue)
  const isForNewestKeys = post.boxes.every(
    ({ userId, epoch, generation }) =>
      epoch !== post.epoch || generation >= (tables.userOf(userId).links.at(-1)?.generation ?? 0),
  )
  if (!isNext || !isMembership || !isKindAllowed || !isForNewestKeys) return { kind: 'conflict' }
  const covered = new Set(
    [...post.boxes, ...post.pending].filter((row) => row.epoch === post.epoch).map((row) => row.userId),
  )
  if (post.kind === 'fresh' && post.memberUserIds.some((id) => !covered.has(id))) {
    throw new HubCallError('e2ee', 'InvalidArguments', 'A member has neither a box nor a pending entry')
  }
  group.links.push({ link: post.link, hash })
  group.named = post.memberUserIds
  group.isRekeyDue = false
  group.boxes.push(...post.boxes)
  group.pending.push(...post.pending)
  tellGroupChanged(tables, post.groupId, group)
  for (const userId of new Set(post.pending.map((row) => row.userId))) {
    if (tables.userOf(userId).links.length === 0) continue
    tables.tell(othersIn(group, userId), { name: 'E2eeBoxNeeded', argument: { groupId: post.groupId, userId } })
  }
  return { kind: 'accepted' }
}

/** What the server does with the links and boxes of groups. */
export function fakeGroupCalls(tables: FakeServerTables, caller: UserId): GroupCalls {
  const waitingIn = (group: StoredGroup): PendingBox[] =>
    group.pending.filter((row) => group.members.has(row.userId) && tables.userOf(row.userId).links.length > 0)
  return {
    postGroupLink: (post) => postGroupLink(tables, caller, post),
    async groupLinks(groupId, from) {
      const group = tables.groupOf(groupId, caller)
      const links = group.links.map(({ link }, index) => ({ epoch: index + 1, link }))
      return {
        groupId,
        links: links.slice(from - 1),
        currentEpoch: links.length || null,
        rekeyDue: group.isRekeyDue,
        isPair: group.isPair,
        members: [...group.members].map(([userId, role]) => ({ userId, role })),
        pending: waitingIn(group),
      }
    },
    async postGroupBoxes(groupId, { boxes }) {
      const group = tables.groupOf(groupId, caller)
      group.boxes.push(...boxes)
      group.pending = group.pending.filter(
        (row) => !boxes.some((box) => box.userId === row.userId && box.epoch === row.epoch),
      )
      tellGroupChanged(tables, groupId, group, new Set(boxes.map((box) => box.userId)))
    },
    async groupBoxes(groupId, from) {
      const { boxes } = tables.groupOf(groupId, caller)
      return { boxes: boxes.filter((box) => box.userId === caller && box.epoch >= from) }
    },
    async pendingBoxes() {
      const mine = [...tables.groups].filter(([, group]) => group.members.has(caller))
      return {
        pending: mine.flatMap(([groupId, group]) =>
          waitingIn(group)
            .filter((row) => row.userId !== caller)
            .map((row) => ({ groupId, ...row })),
        ),
      }
    },
  }
}
