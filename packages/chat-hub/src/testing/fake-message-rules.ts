import type {
  GroupId,
  Message,
  MessageId,
  SendMessageRequest,
  SendMessageToSeparateUsersRequest,
  SeparateMessages,
  StoredMessage,
  UserId,
} from '@umkreis/schemas'
import { HubCallError } from '../connection/errors.ts'
import type { FakeServerTables, StoredGroup } from './fake-server-tables.ts'

function requireEpoch(group: StoredGroup, epoch: number | null | undefined, method: string): void {
  if (group.links.length === 0) return
  if (epoch !== group.links.length || group.isRekeyDue) throw new HubCallError(method, 'StaleEpoch', 'Catch up first')
}

function storedOf(message: Message): StoredMessage {
  const { content: _, ...stored } = message
  return stored
}

/** The hub's methods, for callers by name. */
export type FakeHubCall = (caller: UserId, method: string, args: readonly unknown[]) => Promise<unknown>

/** What the server does with messages. */
export function createFakeHubCall(tables: FakeServerTables): FakeHubCall {
  let messageCount = 0

  function sendMessage(caller: UserId, request: SendMessageRequest, needsEpoch = true): StoredMessage {
    const group = tables.groupOf(request.GroupId, caller)
    const id = request.ClientMessageId ?? null
    const known = group.messages.find((message) => message.senderId === caller && id && message.clientMessageId === id)
    if (known) return storedOf(known)
    if (needsEpoch) requireEpoch(group, request.Epoch, 'SendMessage')
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
    tables.tell(group.members.keys(), { name: 'ReceiveMessage', argument: message })
    return storedOf(message)
  }

  /** The conversation of two with somebody, made if there is none. */
  function conversationWith(caller: UserId, userId: UserId): GroupId {
    for (const [groupId, { isPair, members }] of tables.groups) {
      if (isPair && members.has(caller) && members.has(userId)) return groupId
    }
    const groupId = `pair-${[caller, userId].sort().join('-')}` as GroupId
    tables.addGroup(groupId, { [caller]: 'manager', [userId]: 'manager' }, true)
    return groupId
  }

  function sendToSeparateUsers(caller: UserId, request: SendMessageToSeparateUsersRequest): SeparateMessages {
    const { UserIds, ...content } = request
    return UserIds.map((userId) => {
      const groupId = conversationWith(caller, userId)
      const { messageId, sequence } = sendMessage(caller, { ...content, GroupId: groupId }, false)
      return { userId, groupId, messageId, sequence }
    })
  }

  function replaceMessage(caller: UserId, groupId: GroupId, messageId: MessageId, change: Partial<Message>): void {
    const group = tables.groupOf(groupId, caller)
    const index = group.messages.findIndex((message) => message.messageId === messageId)
    const before = group.messages[index]
    if (!before) throw new HubCallError('UpdateMessage', 'NotFound', 'There is no such message')
    const message: Message = { ...before, ...change }
    group.messages[index] = message
    tables.tell(group.members.keys(), { name: 'UpdateMessage', argument: message })
  }

  return async (caller, method, args) => {
    if (method === 'SendMessage') return sendMessage(caller, args[0] as SendMessageRequest)
    if (method === 'SendMessageToSeparateUsers') {
      return sendToSeparateUsers(caller, args[0] as SendMessageToSeparateUsersRequest)
    }
    const [messageId, second, third, epoch] = args as [MessageId, string, GroupId, number | undefined]
    if (method === 'UpdateMessage') {
      if (epoch !== undefined) requireEpoch(tables.groupOf(third, caller), epoch, method)
      return replaceMessage(caller, third, messageId, { content: second, isEdited: true })
    }
    const { content: _, ...rest } =
      tables.groupOf(second as GroupId, caller).messages.find((m) => m.messageId === messageId) ?? {}
    return replaceMessage(caller, second as GroupId, messageId, {
      ...rest,
      content: undefined,
      isDeleted: true,
    } as Partial<Message>)
  }
}
