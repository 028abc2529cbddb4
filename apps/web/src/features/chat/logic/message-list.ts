import type { ClientMessageId, GroupId, MessageId } from '@umkreis/schemas'
import type {
  ChatMessage,
  DeletedMessageNews,
  MessageChange,
  OutgoingMessage,
} from '../../../services/conversation/chat-message.ts'

/** What exists above the oldest message that is loaded. */
export type OlderMessages = 'more' | 'loading' | 'failed' | 'none'

/**
 * The conversation that is shown. `isBehind` asks for a catch-up from `revision`: something was missed. While the first page is on its way
 * that is everything that is heard, since the page may have been read before it.
 */
export type MessageList =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly groupId: GroupId; readonly isBehind?: true }
  | { readonly kind: 'failed'; readonly groupId: GroupId; readonly detail: string }
  | LoadedMessages

/** A conversation whose newest page is here. `messages` ascend by `sequence` and hold each one once. */
export type LoadedMessages = {
  readonly kind: 'loaded'
  readonly groupId: GroupId
  readonly messages: readonly ChatMessage[]
  readonly older: OlderMessages
  readonly revision: number
  readonly isBehind: boolean
}

/** An edit or a deletion that is shown at once and not confirmed yet. */
export type OptimisticChange = { readonly kind: 'edit'; readonly text: string } | { readonly kind: 'delete' }

/**
 * What the conversation shows. Optimistic changes lie over the stored messages instead of in them, so that taking one
 * back when the hub refuses restores whatever is true by then. Outgoing messages outlive a change of group.
 */
export type MessagesState = {
  readonly list: MessageList
  readonly outgoing: readonly OutgoingMessage[]
  readonly changes: ReadonlyMap<MessageId, OptimisticChange>
}

/** Everything that can happen to the shown conversation. */
export type MessagesEvent =
  | { readonly type: 'group-selected'; readonly groupId: GroupId | null }
  | {
      readonly type: 'newest-loaded'
      readonly groupId: GroupId
      readonly messages: readonly ChatMessage[]
      readonly hasOlder: boolean
    }
  | { readonly type: 'newest-failed'; readonly groupId: GroupId; readonly detail: string }
  | { readonly type: 'older-requested' }
  | {
      readonly type: 'older-loaded'
      readonly groupId: GroupId
      readonly messages: readonly ChatMessage[]
      readonly hasOlder: boolean
    }
  | { readonly type: 'older-failed'; readonly groupId: GroupId }
  | { readonly type: 'received'; readonly message: ChatMessage }
  | { readonly type: 'updated'; readonly message: ChatMessage }
  | { readonly type: 'deleted'; readonly news: DeletedMessageNews }
  | { readonly type: 'reconnected' }
  | { readonly type: 'caught-up'; readonly groupId: GroupId; readonly changes: readonly MessageChange[] }
  | { readonly type: 'catch-up-failed'; readonly groupId: GroupId }
  | { readonly type: 'reopened'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'send-started'; readonly message: OutgoingMessage }
  | { readonly type: 'send-accepted'; readonly message: ChatMessage }
  | { readonly type: 'send-failed'; readonly clientMessageId: ClientMessageId; readonly detail: string }
  | { readonly type: 'send-retried'; readonly clientMessageId: ClientMessageId }
  | { readonly type: 'send-discarded'; readonly clientMessageId: ClientMessageId }
  | { readonly type: 'change-started'; readonly messageId: MessageId; readonly change: OptimisticChange }
  | { readonly type: 'change-accepted'; readonly messageId: MessageId }
  | { readonly type: 'change-refused'; readonly messageId: MessageId }

/** Nothing selected, nothing on its way. */
export const noMessages: MessagesState = { list: { kind: 'none' }, outgoing: [], changes: new Map() }

/** The next state of the conversation (SPEC.md section 4, "Messages"). Changes nothing that it is given. */
export function nextMessages(state: MessagesState, event: MessagesEvent): MessagesState {
  switch (event.type) {
    case 'group-selected':
      return { ...state, list: event.groupId === null ? { kind: 'none' } : { kind: 'loading', groupId: event.groupId } }
    case 'newest-loaded':
      if (!shows(state.list, event.groupId)) return state
      return settle({ ...state, list: loadNewest(state.list, event.messages, event.hasOlder) }, event.messages)
    case 'newest-failed':
      if (state.list.kind !== 'loading' || state.list.groupId !== event.groupId) return state
      return { ...state, list: { kind: 'failed', groupId: event.groupId, detail: event.detail } }
    case 'older-requested':
      return onLoaded(state, (list) => ({ ...list, older: list.older === 'none' ? 'none' : 'loading' }))
    case 'older-loaded':
      return onLoaded(state, (list) =>
        list.groupId === event.groupId
          ? { ...list, messages: merge(list.messages, event.messages), older: event.hasOlder ? 'more' : 'none' }
          : list,
      )
    case 'older-failed':
      return onLoaded(state, (list) => (list.groupId === event.groupId ? { ...list, older: 'failed' } : list))
    case 'received':
    case 'updated':
      return hear(state, event.type, event.message)
    case 'deleted':
      return hearDeletion(state, event.news)
    case 'reconnected':
      return onLoaded(state, (list) => ({ ...list, isBehind: true }))
    case 'caught-up':
      return catchUp(state, event.groupId, event.changes)
    case 'catch-up-failed':
      // The revision stays where it was, so the next change finds the list behind again.
      return onLoaded(state, (list) => (list.groupId === event.groupId ? { ...list, isBehind: false } : list))
    case 'reopened':
      return onLoaded(state, (list) => ({ ...list, messages: reopen(list.messages, event.messages) }))
    case 'send-started':
      return { ...state, outgoing: [...without(state.outgoing, event.message.clientMessageId), event.message] }
    case 'send-accepted':
      return hear(state, 'received', event.message)
    case 'send-failed':
      return withDelivery(state, event.clientMessageId, { kind: 'failed', detail: event.detail })
    case 'send-retried':
      return withDelivery(state, event.clientMessageId, { kind: 'sending' })
    case 'send-discarded':
      return { ...state, outgoing: without(state.outgoing, event.clientMessageId) }
    case 'change-started':
      return { ...state, changes: new Map(state.changes).set(event.messageId, event.change) }
    case 'change-accepted':
      return acceptChange(state, event.messageId)
    case 'change-refused':
      return { ...state, changes: withoutChange(state.changes, event.messageId) }
    default:
      return event satisfies never
  }
}

function shows(list: MessageList, groupId: GroupId): boolean {
  return list.kind !== 'none' && list.groupId === groupId
}

function onLoaded(state: MessagesState, change: (list: LoadedMessages) => LoadedMessages): MessagesState {
  return state.list.kind === 'loaded' ? { ...state, list: change(state.list) } : state
}

function loadNewest(list: MessageList, messages: readonly ChatMessage[], hasOlder: boolean): LoadedMessages {
  return {
    kind: 'loaded',
    groupId: (list as LoadedMessages).groupId,
    messages: merge([], messages),
    older: hasOlder ? 'more' : 'none',
    revision: messages.reduce((highest, { revision }) => Math.max(highest, revision), 0),
    isBehind: list.kind === 'loading' && list.isBehind === true,
  }
}

function missWhileLoading(state: MessagesState, groupId: GroupId): MessagesState {
  const { list } = state
  return list.kind === 'loading' && list.groupId === groupId ? { ...state, list: { ...list, isBehind: true } } : state
}

/** ReceiveMessage adds and UpdateMessage merges, both only in the active group; what the list can't hold is ignored. */
function hear(state: MessagesState, type: 'received' | 'updated', message: ChatMessage): MessagesState {
  const arrived = missWhileLoading(settle(state, [message]), message.groupId)
  return onLoaded(arrived, (list) => {
    if (list.groupId !== message.groupId) return list
    const isKnown = list.messages.some(({ messageId }) => messageId === message.messageId)
    // An edit above the oldest loaded message arrives with its page.
    const news = type === 'received' || isKnown ? [message] : []
    return { ...advance(list, message.revision), messages: merge(list.messages, news) }
  })
}

function hearDeletion(state: MessagesState, news: DeletedMessageNews): MessagesState {
  const next = onLoaded(missWhileLoading(state, news.groupId), (list) => {
    if (list.groupId !== news.groupId) return list
    return {
      ...advance(list, news.revision),
      messages: list.messages.filter(({ messageId }) => messageId !== news.messageId),
    }
  })
  return { ...next, changes: withoutChange(next.changes, news.messageId) }
}

/** Each change of a group counts its revision up by one: a larger step means that something in between was missed. */
function advance(list: LoadedMessages, revision: number): LoadedMessages {
  if (revision <= list.revision) return list
  return revision === list.revision + 1 ? { ...list, revision } : { ...list, isBehind: true }
}

function catchUp(state: MessagesState, groupId: GroupId, changes: readonly MessageChange[]): MessagesState {
  if (state.list.kind !== 'loaded' || state.list.groupId !== groupId) return state
  const arrived = changes.flatMap((change) => (change.kind === 'message' ? [change.message] : []))
  const gone = new Set(changes.flatMap((change) => (change.kind === 'deleted' ? [change.messageId] : [])))
  const { list } = state
  const oldest = list.messages[0]?.sequence ?? 0
  const fits = arrived.filter(({ sequence }) => list.older === 'none' || sequence >= oldest)
  const revisions = changes.map((change) => (change.kind === 'message' ? change.message.revision : change.revision))
  return settle(
    {
      ...state,
      list: {
        ...list,
        messages: merge(list.messages, fits).filter(({ messageId }) => !gone.has(messageId)),
        revision: revisions.reduce((highest, one) => Math.max(highest, one), list.revision),
        isBehind: false,
      },
    },
    arrived,
  )
}

/** An own message that came back from the server, by whichever way first, is no longer on its way. */
function settle(state: MessagesState, stored: readonly ChatMessage[]): MessagesState {
  const arrived = new Set(stored.map((message) => `${message.senderId} ${message.clientMessageId}`))
  const outgoing = state.outgoing.filter((one) => !arrived.has(`${one.senderId} ${one.clientMessageId}`))
  return outgoing.length === state.outgoing.length ? state : { ...state, outgoing }
}

function merge(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  if (news.length === 0) return known
  const byId = new Map(known.map((message) => [message.messageId, message]))
  for (const message of news) {
    const older = byId.get(message.messageId)
    if (!older || message.revision >= older.revision) byId.set(message.messageId, message)
  }
  return [...byId.values()].sort((one, other) => one.sequence - other.sequence)
}

/** Takes over bodies that a new key has opened, unless the message has changed since. */
function reopen(known: readonly ChatMessage[], opened: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(opened.map((message) => [message.messageId, message]))
  return known.map((message) => {
    const again = byId.get(message.messageId)
    return again && again.revision === message.revision ? again : message
  })
}

function acceptChange(state: MessagesState, messageId: MessageId): MessagesState {
  const change = state.changes.get(messageId)
  if (!change) return state
  const next = onLoaded(state, (list) => ({
    ...list,
    messages:
      change.kind === 'delete'
        ? list.messages.filter((message) => message.messageId !== messageId)
        : list.messages.map((message) =>
            message.messageId === messageId
              ? { ...message, isEdited: true, body: { kind: 'text', text: change.text } }
              : message,
          ),
  }))
  return { ...next, changes: withoutChange(next.changes, messageId) }
}

function withoutChange(changes: MessagesState['changes'], messageId: MessageId): MessagesState['changes'] {
  if (!changes.has(messageId)) return changes
  const rest = new Map(changes)
  rest.delete(messageId)
  return rest
}

function without(outgoing: readonly OutgoingMessage[], id: ClientMessageId): readonly OutgoingMessage[] {
  return outgoing.filter(({ clientMessageId }) => clientMessageId !== id)
}

function withDelivery(state: MessagesState, id: ClientMessageId, delivery: OutgoingMessage['delivery']): MessagesState {
  return {
    ...state,
    outgoing: state.outgoing.map((one) => (one.clientMessageId === id ? { ...one, delivery } : one)),
  }
}
