import type { GroupId, MessageId } from '@umkreis/schemas'
import type { ChatMessage, DeletedMessageNews, MessageChange } from '../../../services/conversation/chat-message.ts'

/** What exists above the oldest message that is loaded. */
export type OlderMessages = 'more' | 'loading' | 'failed' | 'none'

/** What exists below the newest message that is loaded. `overtaken`: while it is being loaded, something newer came. */
export type NewerMessages = 'more' | 'loading' | 'overtaken' | 'failed' | 'none'

/** Where a part is shown first: at what was not read yet, at its end, or at the message with a sequence. */
export type OpeningPlace = 'unread' | 'end' | number

/**
 * A part of a conversation without a gap. `messages` ascend by `sequence` and hold each one once. `window` tells one part
 * from another that has nothing to do with it, such as the one around a message that was jumped to.
 */
export type LoadedMessages = {
  readonly kind: 'loaded'
  readonly groupId: GroupId
  readonly messages: readonly ChatMessage[]
  readonly older: OlderMessages
  readonly newer: NewerMessages
  readonly revision: number
  readonly isBehind: boolean
  readonly window: string
  readonly opensAt: OpeningPlace
  /** Whether it began with what this device kept: all of that was opened before, and nobody was asked for it. */
  readonly isKept: boolean
}

/**
 * What a part is made of. `revision` is a revision that was known before it was asked for, 0 if none was; `window` is a
 * name that no other part has.
 */
export type WindowPage = {
  readonly messages: readonly ChatMessage[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
  readonly revision: number
  readonly window: string
  readonly opensAt: OpeningPlace
  /** What this device kept: every change up to `revision` is in it, and perhaps some of those since. */
  readonly isKept?: true
}

/** Begins with a part, or with another one in place of `before`. What was heard since it was asked for is to be caught up with. */
export function openWindow(groupId: GroupId, page: WindowPage, before: LoadedMessages | null): LoadedMessages {
  const { messages, hasOlder, hasNewer, isKept = false } = page
  // A page of the server's holds its messages as they were after every change up to any revision that was known before or is in it.
  const revision = isKept
    ? page.revision
    : messages.reduce((highest, one) => Math.max(highest, one.revision), page.revision)
  return {
    kind: 'loaded',
    groupId,
    messages: mergeMessages([], messages),
    older: hasOlder ? 'more' : 'none',
    newer: hasNewer ? 'more' : 'none',
    revision,
    isBehind: isKept || (before !== null && (before.isBehind || before.revision > revision)),
    window: page.window,
    opensAt: page.opensAt,
    isKept,
  }
}

/** Puts the page above or below what is loaded. */
export function addPage(
  list: LoadedMessages,
  place: 'older' | 'newer',
  messages: readonly ChatMessage[],
  hasMore: boolean,
): LoadedMessages {
  const all = mergeMessages(list.messages, messages)
  if (place === 'older') return { ...list, messages: all, older: hasMore ? 'more' : 'none' }
  return { ...list, messages: all, newer: hasMore || list.newer === 'overtaken' ? 'more' : 'none' }
}

/** A message that came or changed. What would leave a gap is not taken: it arrives with its page. */
export function hearMessage(list: LoadedMessages, type: 'received' | 'updated', message: ChatMessage): LoadedMessages {
  const advanced = advance(list, message.revision)
  const isKnown = list.messages.some(({ messageId }) => messageId === message.messageId)
  if (isKnown || (type === 'received' && list.newer === 'none')) {
    return { ...advanced, messages: mergeMessages(list.messages, [message]) }
  }
  return type === 'received' && list.newer === 'loading' ? { ...advanced, newer: 'overtaken' } : advanced
}

/** A message that is gone. */
export function hearDeletion(list: LoadedMessages, news: DeletedMessageNews): LoadedMessages {
  return {
    ...advance(list, news.revision),
    messages: list.messages.filter(({ messageId }) => messageId !== news.messageId),
  }
}

/** Everything that was missed, as far as it belongs to this part. */
export function catchUpWindow(list: LoadedMessages, changes: readonly MessageChange[]): LoadedMessages {
  const arrived = changes.flatMap((change) => (change.kind === 'message' ? [change.message] : []))
  const gone = new Set(changes.flatMap((change) => (change.kind === 'deleted' ? [change.messageId] : [])))
  const oldest = list.messages[0]?.sequence ?? 0
  const newest = list.messages.at(-1)?.sequence ?? 0
  const fits = arrived.filter(
    ({ sequence }) => (list.older === 'none' || sequence >= oldest) && (list.newer === 'none' || sequence <= newest),
  )
  const hasNewer = arrived.some(({ sequence }) => sequence > newest)
  const revisions = changes.map((change) => (change.kind === 'message' ? change.message.revision : change.revision))
  return {
    ...list,
    messages: mergeMessages(list.messages, fits).filter(({ messageId }) => !gone.has(messageId)),
    newer: list.newer === 'loading' && hasNewer ? 'overtaken' : list.newer,
    revision: revisions.reduce((highest, one) => Math.max(highest, one), list.revision),
    isBehind: false,
  }
}

/** Takes over bodies that a new key has opened, unless the message has changed since. */
export function reopenMessages(list: LoadedMessages, opened: readonly ChatMessage[]): LoadedMessages {
  const byId = new Map(opened.map((message) => [message.messageId, message]))
  return {
    ...list,
    messages: list.messages.map((message) => {
      const again = byId.get(message.messageId)
      return again && again.revision === message.revision ? again : message
    }),
  }
}

/** Forgets what is far from where somebody reads; it is loaded again on the way there. Not while a page is on its way. */
export function trimWindow(list: LoadedMessages, from: number, to: number): LoadedMessages {
  if (list.older === 'loading' || list.newer === 'loading' || list.newer === 'overtaken') return list
  const messages = list.messages.filter(({ sequence }) => sequence >= from && sequence <= to)
  if (messages.length === 0 || messages.length === list.messages.length) return list
  return {
    ...list,
    messages,
    older: messages[0] === list.messages[0] ? list.older : 'more',
    newer: messages.at(-1) === list.messages.at(-1) ? list.newer : 'more',
  }
}

/** Whether a message belongs to what is loaded, deleted or not. */
export function coversSequence(list: LoadedMessages, sequence: number): boolean {
  const { messages, older, newer } = list
  return (
    (older === 'none' || sequence >= (messages[0]?.sequence ?? Infinity)) &&
    (newer === 'none' || sequence <= (messages.at(-1)?.sequence ?? -Infinity))
  )
}

/** Replaces or takes away one message. */
export function mapMessage(
  list: LoadedMessages,
  id: MessageId,
  change: (message: ChatMessage) => ChatMessage | null,
): LoadedMessages {
  return { ...list, messages: list.messages.flatMap((one) => (one.messageId === id ? (change(one) ?? []) : one)) }
}

/** Each change of a group counts its revision up by one: a larger step means that something in between was missed. */
function advance(list: LoadedMessages, revision: number): LoadedMessages {
  if (revision <= list.revision) return list
  return revision === list.revision + 1 ? { ...list, revision } : { ...list, isBehind: true }
}

function mergeMessages(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  if (news.length === 0) return known
  const byId = new Map(known.map((message) => [message.messageId, message]))
  for (const message of news) {
    const older = byId.get(message.messageId)
    if (!older || message.revision >= older.revision) byId.set(message.messageId, message)
  }
  return [...byId.values()].sort((one, other) => one.sequence - other.sequence)
}
