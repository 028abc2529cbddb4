import type { Attachment } from '@umkreis/crypto'
import type { MessageBody } from '../../../services/conversation/chat-message.ts'
import { PICTURE_TYPES } from '../../../shared/pictures/picture-type.ts'
import { formatDuration } from './format-duration.ts'
import { safeFileName } from './safe-file-name.ts'

/** What is said of messages that have no words, or none that can be read. */
export type SummaryWords = {
  readonly unreadable: string
  readonly pictures: (count: number) => string
  readonly voice: (length: string) => string
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
      return filesLine(body.attachments ?? [], words)
    }
    default:
      return body satisfies never
  }
}

/** What files are called where there is room for a line: a voice by its length, pictures by what they are. */
function filesLine(files: readonly Attachment[], words: SummaryWords): string {
  const [first, ...others] = files
  if (!first) return ''
  if (files.every(isPicture)) return words.pictures(files.length)
  return others.length > 0 ? words.files(files.length) : fileLine(first, words)
}

/** What one file is called: a voice message was never given a name by anybody. */
export function fileLine({ name, voice }: Attachment, words: Pick<SummaryWords, 'voice' | 'file'>): string {
  return voice ? words.voice(formatDuration(voice.durationMs)) : safeFileName(name, words.file)
}

function isPicture({ mediaType }: Attachment): boolean {
  return PICTURE_TYPES.some((type) => type === mediaType.toLowerCase())
}

/** Characters of a text that are looked at for marks: more than any line, quote or announcement shows. */
const LOOKED_AT = 500

// Where several things share a line, none may turn its neighbours round.
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** A line has no room for weight and blocks: what would be drawn as such is shown without its marks, and what turns text without those. */
export function withoutMarks(text: string): string {
  const straight = text.replace(TURNS, '')
  const start = straight
    .slice(0, LOOKED_AT)
    .replace(/^ {0,3}```[\w+#.-]*(?: *\n|$)/gm, '')
    .replace(/(\*\*|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/^ {0,3}> /gm, '')
  return start.trim() === '' ? straight : start + straight.slice(LOOKED_AT)
}
