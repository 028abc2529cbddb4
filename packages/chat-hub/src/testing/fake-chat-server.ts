// A chat server in memory that follows the rules written at the shapes in `@umkreis/schemas` and opens nothing. One idea in one file: the rules
// share their tables, and a test reads them side by side.
import type {
  DeviceBox,
  E2eeBoxNeeded,
  E2eeGroupChanged,
  E2eeUserChanged,
  GroupBox,
  GroupId,
  GroupLinkPost,
  GroupMemberRole,
  Message,
  MessageId,
  PendingBox,
  PreviousKeyBox,
  SendMessageRequest,
  StoredMessage,
  UserId,
  UserLinkPost,
} from '@umkreis/schemas'
import { HubCallError } from '../connection/errors.ts'
import type { HubClient } from '../connection/hub-client.ts'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import type { HubCaller, HubEvents } from '../conversation/sealed-conversations.ts'

interface StoredLink {
  readonly link: string
  readonly hash: string
}

interface StoredUser {
  readonly links: (StoredLink & { readonly generation: number; readonly resetCounter: number })[]
  readonly deviceBoxes: DeviceBox[]
  readonly previousKeyBoxes: PreviousKeyBox[]
}

interface StoredGroup {
  readonly members: Map<UserId, GroupMemberRole>
  readonly isPair: boolean
  readonly links: StoredLink[]
  named: readonly UserId[]
  readonly boxes: GroupBox[]
  pending: PendingBox[]
  isRekeyDue: boolean
  readonly messages: Message[]
}

/** What happens on the wire of one person. */
export type FakeServerEvent =
  | { readonly name: 'E2eeUserChanged'; readonly argument: E2eeUserChanged }
  | { readonly name: 'E2eeGroupChanged'; readonly argument: E2eeGroupChanged }
  | { readonly name: 'E2eeBoxNeeded'; readonly argument: E2eeBoxNeeded }
  | { readonly name: 'ReceiveMessage'; readonly argument: Message }
  | { readonly name: 'UpdateMessage'; readonly argument: Message }

/** One device's way to the server. */
export interface FakeServerDevice {
  readonly api: E2eeApi
  readonly hub: HubCaller & HubEvents
  /** Everything that was delivered to this device, in order. */
  readonly received: FakeServerEvent[]
  /** While offline nothing is delivered; going online tells the listeners of `hub.onConnected`. */
  setOnline(isOnline: boolean): void
}

/** The server. Its tables are open: a test can read them as an attacker would, or put something into them. */
export interface FakeChatServer {
  readonly users: Map<UserId, StoredUser>
  readonly groups: Map<GroupId, StoredGroup>
  addGroup(groupId: GroupId, members: Readonly<Record<string, GroupMemberRole>>, isPair?: boolean): void
  /** Adds a member on the server's side alone: signing in is up to a client. */
  addMember(groupId: GroupId, userId: UserId, role?: GroupMemberRole): void
  /** Removes a member: delivery ends at once and a re-key is due. */
  removeMember(groupId: GroupId, userId: UserId): void
  connect(userId: UserId): FakeServerDevice
  messages(groupId: GroupId): Message[]
}

async function hashOf(link: string): Promise<string> {
  const bytes = Uint8Array.from(atob(link), (character) => character.codePointAt(0) ?? 0)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash))
}

/** An empty server. */
export function createFakeChatServer(): FakeChatServer {
  const users = new Map<UserId, StoredUser>()
  const groups = new Map<GroupId, StoredGroup>()
  const devices = new Map<UserId, Set<(event: FakeServerEvent) => void>>()
  let messageCount = 0

  function userOf(userId: UserId): StoredUser {
    let user = users.get(userId)
    if (!user) {
      user = { links: [], deviceBoxes: [], previousKeyBoxes: [] }
      users.set(userId, user)
    }
    return user
  }

  function groupOf(groupId: GroupId, caller: UserId): StoredGroup {
    const group = groups.get(groupId)
    if (!group?.members.has(caller)) throw new HubCallError('e2ee', 'NotFound', 'There is no such group')
    return group
  }

  function tell(userIds: Iterable<UserId>, event: FakeServerEvent): void {
    for (const userId of userIds) for (const deliver of devices.get(userId) ?? []) deliver(event)
  }

  function tellGroupChanged(groupId: GroupId, group: StoredGroup, to: Iterable<UserId> = group.members.keys()): void {
    const epoch = group.links.length === 0 ? null : group.links.length
    tell(to, { name: 'E2eeGroupChanged', argument: { groupId, epoch, rekeyDue: group.isRekeyDue } })
  }

  function markRekey(groupId: GroupId, group: StoredGroup): void {
    if (group.links.length === 0) return
    group.isRekeyDue = true
    tellGroupChanged(groupId, group)
  }

  function othersIn(group: StoredGroup, userId: UserId): UserId[] {
    return [...group.members.keys()].filter((member) => member !== userId)
  }

  async function postUserLink(caller: UserId, post: UserLinkPost): ReturnType<E2eeApi['postUserLink']> {
    const user = userOf(caller)
    const hash = await hashOf(post.link)
    const head = user.links.at(-1)
    if (head?.hash === hash && post.seq === user.links.length) return { kind: 'accepted' }
    if (post.seq !== user.links.length + 1 || post.previousHash !== (head?.hash ?? null)) return { kind: 'conflict' }
    user.links.push({ link: post.link, hash, generation: post.generation, resetCounter: post.resetCounter })
    user.deviceBoxes.push(...post.deviceBoxes)
    user.previousKeyBoxes.push(...post.previousKeyBoxes)
    const isNewRoot = !head || post.resetCounter > head.resetCounter
    const isNewKey = head && post.generation > head.generation
    for (const [groupId, group] of groups) {
      if (!group.members.has(caller)) continue
      if (isNewKey) markRekey(groupId, group)
      tell(group.members.keys(), { name: 'E2eeUserChanged', argument: { userId: caller, seq: post.seq } })
      if (isNewRoot && group.pending.some((row) => row.userId === caller)) {
        tell(othersIn(group, caller), { name: 'E2eeBoxNeeded', argument: { groupId, userId: caller } })
      }
    }
    return { kind: 'accepted' }
  }

  async function postGroupLink(caller: UserId, post: GroupLinkPost): ReturnType<E2eeApi['postGroupLink']> {
    const group = groupOf(post.groupId, caller)
    const hash = await hashOf(post.link)
    const head = group.links.at(-1)
    if (head?.hash === hash && post.epoch === group.links.length) return { kind: 'accepted' }
    const isNext = post.epoch === group.links.length + 1 && post.previousHash === (head?.hash ?? null)
    const isMembership = post.memberUserIds.includes(caller) && post.memberUserIds.every((id) => group.members.has(id))
    const isKindAllowed = post.kind === 'fresh' || (head !== undefined && !group.isRekeyDue)
    if (!isNext || !isMembership || !isKindAllowed) return { kind: 'conflict' }
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
    tellGroupChanged(post.groupId, group)
    for (const userId of new Set(post.pending.map((row) => row.userId))) {
      if (userOf(userId).links.length === 0) continue
      tell(othersIn(group, userId), { name: 'E2eeBoxNeeded', argument: { groupId: post.groupId, userId } })
    }
    return { kind: 'accepted' }
  }

  function waitingIn(group: StoredGroup): PendingBox[] {
    return group.pending.filter((row) => group.members.has(row.userId) && userOf(row.userId).links.length > 0)
  }

  function apiOf(caller: UserId): E2eeApi {
    return {
      postUserLink: (post) => postUserLink(caller, post),
      postGroupLink: (post) => postGroupLink(caller, post),
      async userLinks(userId, from) {
        const links = userOf(userId).links.map(({ link }, index) => ({ seq: index + 1, link }))
        return { userId, links: links.slice(from - 1) }
      },
      async myBoxes() {
        const { deviceBoxes, previousKeyBoxes } = userOf(caller)
        return { deviceBoxes: [...deviceBoxes], previousKeyBoxes: [...previousKeyBoxes] }
      },
      async groupLinks(groupId, from) {
        const group = groupOf(groupId, caller)
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
        const group = groupOf(groupId, caller)
        group.boxes.push(...boxes)
        group.pending = group.pending.filter(
          (row) => !boxes.some((box) => box.userId === row.userId && box.epoch === row.epoch),
        )
        tellGroupChanged(groupId, group, new Set(boxes.map((box) => box.userId)))
      },
      async groupBoxes(groupId, from) {
        const { boxes } = groupOf(groupId, caller)
        return { boxes: boxes.filter((box) => box.userId === caller && box.epoch >= from) }
      },
      async pendingBoxes() {
        const mine = [...groups].filter(([, group]) => group.members.has(caller))
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

  function requireEpoch(group: StoredGroup, epoch: number | null | undefined, method: string): void {
    if (group.links.length === 0) return
    if (epoch !== group.links.length || group.isRekeyDue) throw new HubCallError(method, 'StaleEpoch', 'Catch up first')
  }

  function storedOf(message: Message): StoredMessage {
    const { content: _, ...stored } = message
    return stored
  }

  function sendMessage(caller: UserId, request: SendMessageRequest): StoredMessage {
    const group = groupOf(request.GroupId, caller)
    const id = request.ClientMessageId ?? null
    const known = group.messages.find((message) => message.senderId === caller && id && message.clientMessageId === id)
    if (known) return storedOf(known)
    requireEpoch(group, request.Epoch, 'SendMessage')
    const sequence = group.messages.length + 1
    const message: Message = {
      messageId: `message-${++messageCount}` as MessageId,
      groupId: request.GroupId,
      senderId: caller,
      senderDeviceId: request.DeviceId ?? null,
      sequence,
      revision: sequence,
      content: request.Content,
      sendDate: '2026-09-01T08:00:00.000Z',
      isEdited: false,
      editCount: 0,
      clientMessageId: id,
    }
    group.messages.push(message)
    tell(group.members.keys(), { name: 'ReceiveMessage', argument: message })
    return storedOf(message)
  }

  function replaceMessage(caller: UserId, groupId: GroupId, messageId: MessageId, change: Partial<Message>): void {
    const group = groupOf(groupId, caller)
    const index = group.messages.findIndex((message) => message.messageId === messageId)
    const before = group.messages[index]
    if (!before) throw new HubCallError('UpdateMessage', 'NotFound', 'There is no such message')
    const message: Message = { ...before, ...change }
    group.messages[index] = message
    tell(group.members.keys(), { name: 'UpdateMessage', argument: message })
  }

  async function call(caller: UserId, method: string, args: readonly unknown[]): Promise<unknown> {
    if (method === 'SendMessage') return sendMessage(caller, args[0] as SendMessageRequest)
    const [messageId, second, third, epoch] = args as [MessageId, string, GroupId, number | undefined]
    if (method === 'UpdateMessage') {
      if (epoch !== undefined) requireEpoch(groupOf(third, caller), epoch, method)
      return replaceMessage(caller, third, messageId, { content: second, isEdited: true })
    }
    const { content: _, ...rest } =
      groupOf(second as GroupId, caller).messages.find((m) => m.messageId === messageId) ?? {}
    return replaceMessage(caller, second as GroupId, messageId, {
      ...rest,
      content: undefined,
      isDeleted: true,
    } as Partial<Message>)
  }

  function connect(userId: UserId): FakeServerDevice {
    const received: FakeServerEvent[] = []
    const handlers = new Map<string, Set<(argument: never) => void>>()
    const connected = new Set<(info: { isReconnect: boolean }) => unknown>()
    let isOnline = true
    const deliver = (event: FakeServerEvent) => {
      if (!isOnline) return
      received.push(event)
      for (const handler of handlers.get(event.name) ?? []) handler(event.argument as never)
    }
    devices.set(userId, (devices.get(userId) ?? new Set()).add(deliver))
    const subscribe = (event: string, handler: (argument: never) => void) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
      return () => void handlers.get(event)?.delete(handler)
    }
    return {
      received,
      api: apiOf(userId),
      hub: {
        send: ((method: string, args: readonly unknown[]) => call(userId, method, args)) as HubClient['send'],
        subscribe: subscribe as HubClient['subscribe'],
        onConnected(handler) {
          connected.add(handler)
          void handler({ isReconnect: false })
          return () => void connected.delete(handler)
        },
      },
      setOnline(next) {
        if (next && !isOnline) {
          isOnline = true
          handlers.clear()
          for (const handler of connected) void handler({ isReconnect: true })
        }
        isOnline = next
      },
    }
  }

  return {
    users,
    groups,
    connect,
    messages: (groupId) => [...(groups.get(groupId)?.messages ?? [])],
    addGroup(groupId, members, isPair = false) {
      groups.set(groupId, {
        members: new Map(Object.entries(members) as [UserId, GroupMemberRole][]),
        isPair,
        links: [],
        named: [],
        boxes: [],
        pending: [],
        isRekeyDue: false,
        messages: [],
      })
    },
    addMember(groupId, userId, role = 'member') {
      groups.get(groupId)?.members.set(userId, role)
    },
    removeMember(groupId, userId) {
      const group = groups.get(groupId)
      if (!group?.members.delete(userId)) return
      if (group.named.includes(userId)) markRekey(groupId, group)
    },
  }
}
