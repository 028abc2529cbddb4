import type { ClientMessageId, GroupId, MessageId } from '@umkreis/schemas'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import type {
  ChatMessage,
  DeletedMessageNews,
  MessageChange,
  OutgoingMessage,
  TextBody,
} from '../../../services/conversation/chat-message.ts'
import {
  addPage,
  catchUpWindow,
  hearDeletion,
  hearMessage,
  type LoadedMessages,
  mapMessage,
  openWindow,
  reopenMessages,
  trimWindow,
  type WindowPage,
} from './message-window.ts'

/**
 * The conversation that is shown. `isBehind` asks for a catch-up from `revision`: something was missed. While the first page is on its way
 * that is everything that is heard, since the page may have been read before it.
 */
export type MessageList =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly groupId: GroupId; readonly isBehind?: true }
  | { readonly kind: 'failed'; readonly groupId: GroupId; readonly detail: string }
  /** The server was not reached, and this device keeps nothing of the conversation. */
  | { readonly kind: 'unreached'; readonly groupId: GroupId }
  | LoadedMessages

/** An edit or a deletion that is shown at once and not confirmed yet. */
export type OptimisticChange = { readonly kind: 'edit'; readonly body: TextBody } | { readonly kind: 'delete' }

/**
 * What the conversation shows. Optimistic changes lie over the stored messages instead of in them, so that taking one
 * back when the hub refuses restores whatever is true by then. Outgoing messages outlive a change of group.
 */
export type MessagesState = {
  readonly list: MessageList
  readonly outgoing: readonly OutgoingMessage[]
  readonly changes: ReadonlyMap<MessageId, OptimisticChange>
}

/** Above or below what is loaded. */
export type PagePlace = 'older' | 'newer'

/** Everything that can happen to the shown conversation. Pages are those of the loaded part. */
export type MessagesEvent =
  | { readonly type: 'group-selected'; readonly groupId: GroupId | null }
  | ({ readonly type: 'window-loaded'; readonly groupId: GroupId } & WindowPage)
  | { readonly type: 'newest-failed'; readonly groupId: GroupId; readonly detail: string }
  | { readonly type: 'newest-unreached'; readonly groupId: GroupId }
  | { readonly type: 'page-requested'; readonly place: PagePlace }
  | {
      readonly type: 'page-loaded'
      readonly place: PagePlace
      readonly messages: readonly ChatMessage[]
      readonly hasMore: boolean
    }
  | { readonly type: 'page-failed'; readonly place: PagePlace }
  /** Somebody reads between these sequences; what is far from there may go. */
  | { readonly type: 'trimmed'; readonly from: number; readonly to: number }
  | { readonly type: 'received'; readonly message: ChatMessage }
  | { readonly type: 'updated'; readonly message: ChatMessage }
  | { readonly type: 'deleted'; readonly news: DeletedMessageNews }
  | { readonly type: 'reconnected' }
  /** Where the group stands at the server. */
  | { readonly type: 'revision-heard'; readonly groupId: GroupId; readonly revision: number }
  | { readonly type: 'caught-up'; readonly groupId: GroupId; readonly changes: readonly MessageChange[] }
  | { readonly type: 'catch-up-failed'; readonly groupId: GroupId }
  | { readonly type: 'reopened'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'send-started'; readonly message: OutgoingMessage }
  | { readonly type: 'send-accepted'; readonly message: ChatMessage }
  | { readonly type: 'send-failed'; readonly clientMessageId: ClientMessageId; readonly detail: string }
  | { readonly type: 'send-retried'; readonly clientMessageId: ClientMessageId }
  | { readonly type: 'files-awaited'; readonly clientMessageId: ClientMessageId }
  | { readonly type: 'file-cancelled'; readonly clientMessageId: ClientMessageId; readonly id: UploadId }
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
    case 'window-loaded':
      if (!shows(state.list, event.groupId)) return state
      return settle({ ...state, list: loadWindow(state.list, event) }, event.messages)
    case 'newest-failed':
      if (state.list.kind !== 'loading' || state.list.groupId !== event.groupId) return state
      return { ...state, list: { kind: 'failed', groupId: event.groupId, detail: event.detail } }
    case 'newest-unreached':
      if (state.list.kind !== 'loading' || state.list.groupId !== event.groupId) return state
      return { ...state, list: { kind: 'unreached', groupId: event.groupId } }
    case 'page-requested':
      return onLoaded(state, (list) => (list[event.place] === 'none' ? list : { ...list, [event.place]: 'loading' }))
    case 'page-loaded':
      return onLoaded(state, (list) => addPage(list, event.place, event.messages, event.hasMore))
    case 'page-failed':
      return onLoaded(state, (list) => ({ ...list, [event.place]: 'failed' }))
    case 'trimmed':
      return onLoaded(state, (list) => trimWindow(list, event.from, event.to))
    case 'received':
    case 'updated':
      return hear(state, event.type, event.message)
    case 'deleted':
      return hearGone(state, event.news)
    case 'reconnected':
      // A page that is on its way may have been read before the connection was there.
      return state.list.kind === 'loading'
        ? missWhileLoading(state, state.list.groupId)
        : onLoaded(state, (list) => ({ ...list, isBehind: true }))
    case 'revision-heard':
      return onLoaded(state, (list) =>
        list.groupId === event.groupId && event.revision > list.revision ? { ...list, isBehind: true } : list,
      )
    case 'caught-up':
      return catchUp(state, event.groupId, event.changes)
    case 'catch-up-failed':
      // The revision stays where it was, so the next change finds the list behind again.
      return onLoaded(state, (list) => (list.groupId === event.groupId ? { ...list, isBehind: false } : list))
    case 'reopened':
      return onLoaded(state, (list) => reopenMessages(list, event.messages))
    case 'send-started':
      return { ...state, outgoing: [...without(state.outgoing, event.message.clientMessageId), event.message] }
    case 'send-accepted':
      return hear(state, 'received', event.message)
    case 'send-failed':
      return withDelivery(state, event.clientMessageId, { kind: 'failed', detail: event.detail })
    case 'send-retried':
      return withDelivery(state, event.clientMessageId, { kind: 'sending' })
    case 'files-awaited':
      return withDelivery(state, event.clientMessageId, { kind: 'uploading' })
    case 'file-cancelled':
      return withoutFile(state, event.clientMessageId, event.id)
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

function loadWindow(list: MessageList, page: WindowPage & { readonly groupId: GroupId }): LoadedMessages {
  const loaded = openWindow(page.groupId, page, list.kind === 'loaded' ? list : null)
  return list.kind === 'loading' && list.isBehind ? { ...loaded, isBehind: true } : loaded
}

function missWhileLoading(state: MessagesState, groupId: GroupId): MessagesState {
  const { list } = state
  return list.kind === 'loading' && list.groupId === groupId ? { ...state, list: { ...list, isBehind: true } } : state
}

/** ReceiveMessage adds and UpdateMessage merges, both only in the active group; what the list can't hold is ignored. */
function hear(state: MessagesState, type: 'received' | 'updated', message: ChatMessage): MessagesState {
  const arrived = missWhileLoading(settle(state, [message]), message.groupId)
  return onLoaded(arrived, (list) => (list.groupId === message.groupId ? hearMessage(list, type, message) : list))
}

function hearGone(state: MessagesState, news: DeletedMessageNews): MessagesState {
  const next = onLoaded(missWhileLoading(state, news.groupId), (list) =>
    list.groupId === news.groupId ? hearDeletion(list, news) : list,
  )
  return { ...next, changes: withoutChange(next.changes, news.messageId) }
}

function catchUp(state: MessagesState, groupId: GroupId, changes: readonly MessageChange[]): MessagesState {
  if (state.list.kind !== 'loaded' || state.list.groupId !== groupId) return state
  const arrived = changes.flatMap((change) => (change.kind === 'message' ? [change.message] : []))
  return settle({ ...state, list: catchUpWindow(state.list, changes) }, arrived)
}

/** An own message that came back from the server, by whichever way first, is no longer on its way. */
function settle(state: MessagesState, stored: readonly ChatMessage[]): MessagesState {
  const arrived = new Set(stored.map((message) => `${message.senderId} ${message.clientMessageId}`))
  const outgoing = state.outgoing.filter((one) => !arrived.has(`${one.senderId} ${one.clientMessageId}`))
  return outgoing.length === state.outgoing.length ? state : { ...state, outgoing }
}

function acceptChange(state: MessagesState, messageId: MessageId): MessagesState {
  const change = state.changes.get(messageId)
  if (!change) return state
  const next = onLoaded(state, (list) =>
    mapMessage(list, messageId, (message) =>
      change.kind === 'delete' ? null : { ...message, isEdited: true, body: change.body },
    ),
  )
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

/** What has neither words nor files left is nothing to be sent. */
function withoutFile(state: MessagesState, id: ClientMessageId, file: UploadId): MessagesState {
  return {
    ...state,
    outgoing: state.outgoing.flatMap((one) => {
      if (one.clientMessageId !== id) return [one]
      const uploadIds = one.uploadIds.filter((other) => other !== file)
      return uploadIds.length === 0 && one.body.kind === 'text' && one.body.text === '' ? [] : [{ ...one, uploadIds }]
    }),
  }
}

function withDelivery(state: MessagesState, id: ClientMessageId, delivery: OutgoingMessage['delivery']): MessagesState {
  return {
    ...state,
    outgoing: state.outgoing.map((one) => (one.clientMessageId === id ? { ...one, delivery } : one)),
  }
}
