import type { MessageBody } from '../../../services/conversation/chat-message.ts'
import { PICTURE_TYPES } from '../../../shared/pictures/picture-type.ts'
import { safeFileName } from './safe-file-name.ts'

/** What is said of messages that have no words, or none that can be read. */
export type SummaryWords = {
  readonly unreadable: string
  readonly picture: string
  readonly file: string
  readonly files: (count: number) => string
  readonly reactedWith: (emoji: string) => string
}

/** A message in a line: its words, else what else it holds. For previews, quotes and what is read out. */
export function summaryOf(body: MessageBody, words: SummaryWords): string {
  switch (body.kind) {
    case 'unreadable':
      return words.unreadable
    case 'reaction':
      return words.reactedWith(body.emoji)
    case 'text': {
      if (body.text !== '') return withoutMarks(body.text)
      const [first, ...others] = body.attachments ?? []
      if (!first) return ''
      if (others.length > 0) return words.files(others.length + 1)
      const isPicture = PICTURE_TYPES.some((type) => type === first.mediaType.toLowerCase())
      return isPicture ? words.picture : safeFileName(first.name, words.file)
    }
    default:
      return body satisfies never
  }
}

/** Characters of a text that are looked at for marks: more than any line, quote or announcement shows. */
const LOOKED_AT = 500

/** A line has no room for weight and blocks: what would be drawn as such is shown without its marks. */
export function withoutMarks(text: string): string {
  const start = text
    .slice(0, LOOKED_AT)
    .replace(/^ {0,3}```[\w+#.-]*(?: *\n|$)/gm, '')
    .replace(/(\*\*|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/^ {0,3}> /gm, '')
  return start.trim() === '' ? text : start + text.slice(LOOKED_AT)
}
