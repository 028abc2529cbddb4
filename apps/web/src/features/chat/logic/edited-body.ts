import type { Attachment } from '@umkreis/crypto'
import type { ChatMessage, TextBody } from '../../../services/conversation/chat-message.ts'

/** The files of a message; an edit leaves them as they are. */
export function attachmentsIn({ body }: ChatMessage): readonly Attachment[] {
  return (body.kind === 'text' ? body.attachments : undefined) ?? []
}

/** Whether an edit changes nothing: neither a word nor whom one means. */
export function isSameBody({ body }: ChatMessage, { text, mentions = [] }: TextBody): boolean {
  if (body.kind !== 'text' || body.text !== text) return false
  const named = (list: TextBody['mentions'] = []) => list.map(({ userId, start }) => `${userId} ${start}`).join()
  return named(body.mentions) === named(mentions)
}
