import type { Group, GroupMember, UserId } from '@umkreis/schemas'
import type { MessageBody } from '../../../services/conversation/chat-message.ts'
import { summaryOf, type SummaryWords } from './message-summary.ts'

/** The second line of a conversation in the list. `who` names the author where that is not plain. */
export type Preview =
  | { readonly kind: 'draft'; readonly text: string }
  | {
      readonly kind: 'message'
      readonly who: { kind: 'me' | 'person' | 'nobody'; name: string }
      readonly text: string
    }
  | { readonly kind: 'description'; readonly text: string }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'empty' }

/** Characters of a text that a line of the list can show at most; what is behind them is not even laid out. */
const LINE_LENGTH = 160

/**
 * Chooses what a conversation says of itself: what was begun, else its last message once that is opened, else its
 * description.
 */
export function createPreview(
  group: Group,
  known: {
    readonly viewerId: UserId
    readonly draft: string | undefined
    readonly body: MessageBody | undefined
    readonly author: GroupMember | undefined
  },
  words: SummaryWords,
): Preview {
  if (known.draft) return { kind: 'draft', text: oneLine(known.draft) }
  if (known.body && known.body.kind !== 'unreadable' && group.lastMessage) {
    const isOwn = group.lastMessage.senderId === known.viewerId
    const who = isOwn ? 'me' : group.kind === 'pair' || !known.author ? 'nobody' : 'person'
    return {
      kind: 'message',
      who: { kind: who, name: known.author?.firstName ?? '' },
      text: oneLine(summaryOf(known.body, words)),
    }
  }
  if (group.description !== '') return { kind: 'description', text: oneLine(group.description) }
  return group.lastMessage ? { kind: 'sealed' } : { kind: 'empty' }
}

function oneLine(text: string): string {
  return text.slice(0, LINE_LENGTH).replace(/\s+/g, ' ').trim()
}
