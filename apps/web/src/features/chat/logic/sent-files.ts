import type { Attachment } from '@umkreis/crypto'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { previewOf } from './picture-preview.ts'

/** A file that somebody sent. `preview` is what is drawn of a picture. */
export type SentFile = {
  readonly key: string
  readonly message: ChatMessage
  readonly attachment: Attachment
  readonly preview?: Attachment
}

/** The files of messages, in their order: those that can be drawn, and the others. */
export function splitFiles(messages: readonly ChatMessage[]): {
  readonly pictures: readonly Required<SentFile>[]
  readonly others: readonly SentFile[]
} {
  const pictures: Required<SentFile>[] = []
  const others: SentFile[] = []
  for (const message of messages) {
    const files = message.body.kind === 'text' ? (message.body.attachments ?? []) : []
    files.forEach((attachment, at) => {
      const file = { key: `${message.messageId} ${at}`, message, attachment }
      const preview = previewOf(attachment)
      if (preview) pictures.push({ ...file, preview })
      else others.push(file)
    })
  }
  return { pictures, others }
}
