import type { GroupId } from '@umkreis/schemas'
import { buildStored } from '../../../testing/messages.ts'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { openPlain } from '../../../testing/fake-conversations.ts'

export { buildGroup } from '../../../testing/groups.ts'

/** Builds an opened message number `sequence`. */
export function buildMessage(groupId: string, sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return { ...openPlain(buildStored(groupId, sequence)), ...changes }
}

/** An id from a literal. */
export const groupId = (id: string) => id as GroupId
