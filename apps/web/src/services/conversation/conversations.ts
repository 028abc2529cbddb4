import type {
  ClientMessageId,
  GroupId,
  Message,
  MessageId,
  NewMessageNotification,
  UnreadMessagesCount,
} from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage, DeletedMessageNews, MessageChange } from './chat-message.ts'

/** Whether the chat hub is reached. `offline`: the connection was lost, and a try to get it back follows. */
export type Connection = 'connecting' | 'connected' | 'offline'

/**
 * Whether a conversation can be sealed on this device (E2EE.md, "Ready, or not"). `preparing` passes by itself, also
 * when it takes another member's device; `recovery-code-needed` asks the reader; `broken` is shown and blocks sending.
 */
export type Readiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'recovery-code-needed' }
  | { readonly kind: 'broken'; readonly detail: string }

/** What the hub and the keys report. A message comes as it is stored and as far as it can be opened. */
export type ConversationEvent =
  | { readonly type: 'connected'; readonly isReconnect: boolean }
  | { readonly type: 'received'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'updated'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'deleted'; readonly news: DeletedMessageNews }
  | { readonly type: 'notified'; readonly notification: NewMessageNotification }
  | { readonly type: 'unread-counted'; readonly counts: UnreadMessagesCount }
  | { readonly type: 'group-changed'; readonly groupId: GroupId }
  | { readonly type: 'group-removed'; readonly groupId: GroupId }
  | { readonly type: 'keys-arrived'; readonly groupId: GroupId | null }

/** A new message before it is sealed. The same `clientMessageId` is stored once, however often it is sent. */
export type NewMessage = {
  readonly groupId: GroupId
  readonly text: string
  readonly replyToMessageId: MessageId | null
  readonly clientMessageId: ClientMessageId
}

/** The member's conversations: what is sealed on the wire is plain here, and only here. */
export interface Conversations {
  readonly connection: Observed<Connection>
  /** Whether the group can be sealed now. Asking begins to prepare it. */
  readiness(groupId: GroupId): Observed<Readiness>
  subscribe(listener: (event: ConversationEvent) => void): () => void
  /** The newest messages, oldest first, and whether older ones exist. @throws {ApiError} */
  loadNewest(groupId: GroupId): Promise<{ messages: readonly ChatMessage[]; hasOlder: boolean }>
  /** The messages before a sequence, oldest first. @throws {ApiError} */
  loadBefore(groupId: GroupId, sequence: number): Promise<{ messages: readonly ChatMessage[]; hasOlder: boolean }>
  /** Everything that is new, changed or gone since a revision. @throws {ApiError} */
  loadChanges(groupId: GroupId, afterRevision: number): Promise<readonly MessageChange[]>
  /** Opens what this device can. What it can't is marked, and never throws. */
  open(messages: readonly Message[]): Promise<readonly ChatMessage[]>
  /** Tries again to open messages that it could not open. */
  reopen(messages: readonly ChatMessage[]): Promise<readonly ChatMessage[]>
  /** Seals and sends; waits for a connection if there is none. @throws {HubError | CryptoError} If refused for good. */
  send(message: NewMessage): Promise<ChatMessage>
  /** Seals and sends the new text of an own message. */
  edit(message: ChatMessage, text: string): Promise<void>
  delete(message: ChatMessage): Promise<void>
  /** Names the group that is on the screen: messages in it raise no notification. */
  showGroup(groupId: GroupId | null): void
  /** Tells that everything up to `sequence` was seen. Never rejects. */
  markRead(groupId: GroupId, sequence: number): Promise<void>
}

/** A value that changes. `subscribe` calls back after each change and answers how to end that. */
export interface Observed<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

const conversationsBase = atom<Conversations | null>(null)

/** The conversations of whoever is signed in; null before and after. */
export const conversationsAtom = atom((get) => get(conversationsBase))

/** Puts the conversations of the member in place, or takes them away. */
export const provideConversationsAtom = atom(null, (_get, set, conversations: Conversations | null) =>
  set(conversationsBase, conversations),
)
