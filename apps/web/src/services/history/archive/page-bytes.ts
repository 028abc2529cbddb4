import type { GroupId } from '@umkreis/schemas'
import type { ChatMessage } from '../../conversation/chat-message.ts'
import type { HistoryPage } from './history-page.ts'

/** Writes a page of one group, which says the group once: in its name. */
export function encodePage(page: HistoryPage): Uint8Array<ArrayBuffer> {
  return encodeJson(
    page.map((message) => {
      const { groupId: _, ...rest } = message
      return rest
    }),
  )
}

/** Reads what {@link encodePage} wrote. What was sealed by this device is taken as it is. */
export function decodePage(groupId: GroupId, bytes: Uint8Array<ArrayBuffer>): HistoryPage {
  const messages = decodeJson(bytes) as Omit<ChatMessage, 'groupId'>[]
  return messages.map((message) => ({ ...message, groupId }))
}

/** Writes anything that JSON takes. */
export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value))
}

/** Reads what {@link encodeJson} wrote. */
export function decodeJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
