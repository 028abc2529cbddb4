import { groupSchema, type Group, type GroupId } from '@umkreis/schemas'
import * as v from 'valibot'
import { buildStored } from '../../../testing/messages.ts'
import { johanna, karim } from '../../../testing/people.ts'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { openPlain } from '../../../testing/fake-conversations.ts'

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
