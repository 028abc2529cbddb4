import { groupSchema, messageSchema, type Group, type GroupId, type Message, type UserId } from '@umkreis/schemas'
import * as v from 'valibot'
import { johanna, karim } from '../../../testing/people.ts'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { openPlain } from '../../../testing/fake-conversations.ts'

/** Builds a stored message number `sequence`; what is not named was written by Karim on 20 November 2026. */
export function buildStored(
  groupId: string,
  sequence: number,
  changes: Partial<Record<keyof Message, unknown>> = {},
): Message {
  return v.parse(messageSchema, {
    messageId: `${groupId}-${sequence}`,
    groupId,
    senderId: karim.userId,
    senderDeviceId: null,
    sequence,
    revision: sequence,
    content: `text ${sequence}`,
    sendDate: new Date(Date.UTC(2026, 10, 20, 9, sequence)).toISOString(),
    isEdited: false,
    editCount: 0,
    clientMessageId: `${groupId}-client-${sequence}`,
    ...changes,
  })
}

/** Builds an opened message number `sequence`. */
export function buildMessage(groupId: string, sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return { ...openPlain(buildStored(groupId, sequence)), ...changes }
}

/** Builds a group of Johanna, who looks at it, and Karim. */
export function buildGroup(groupId: string, changes: Partial<Record<keyof Group, unknown>> = {}): Group {
  return v.parse(groupSchema, {
    groupId,
    kind: 'group',
    name: `Group ${groupId}`,
    description: '',
    avatarUrl: null,
    lastMessage: buildStored(groupId, 1),
    members: [
      { ...karim, groupRole: 'member' },
      { ...johanna, groupRole: 'manager' },
    ],
    memberCount: 2,
    unreadCount: 0,
    lastReadSequence: 1,
    revision: 1,
    epoch: 1,
    ...changes,
  })
}

/** An id from a literal. */
export const groupId = (id: string) => id as GroupId
/** An id from a literal. */
export const userId = (id: string) => id as UserId
