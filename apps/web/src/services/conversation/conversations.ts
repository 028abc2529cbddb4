import type {
  ClientMessageId,
  GroupId,
  Message,
  NewMessageNotification,
  UnreadMessagesCount,
  UserId,
} from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage, DeletedMessageNews, MessageChange, ReplyTarget } from './chat-message.ts'
import type { ShownGroup } from './group-readiness.ts'
import type { Observed } from './observed.ts'
import type { Connection, Readiness } from './readiness.ts'

/** What the hub and the keys report. A message comes as it is stored and as far as it can be opened. */
export type ConversationEvent =
  | { readonly type: 'connected'; readonly isReconnect: boolean }
  | { readonly type: 'received'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'updated'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'deleted'; readonly news: DeletedMessageNews }
  | { readonly type: 'reopened'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'notified'; readonly notification: NewMessageNotification }
  | { readonly type: 'unread-counted'; readonly counts: UnreadMessagesCount }
  | { readonly type: 'group-changed'; readonly groupId: GroupId }
  | { readonly type: 'group-removed'; readonly groupId: GroupId }
  | { readonly type: 'contact-keys-changed'; readonly userId: UserId }

/** A new message before it is sealed. The same `clientMessageId` is stored once, however often it is sent. */
export type NewMessage = {
  readonly groupId: GroupId
  readonly text: string
  readonly replyTo: ReplyTarget | null
  readonly clientMessageId: ClientMessageId
}

/** Some messages, oldest first, and whether there are older ones. */
export type MessagePage = { readonly messages: readonly ChatMessage[]; readonly hasOlder: boolean }

/** What keeps an account readable when a device is lost. */
export interface Recovery {
  /** The code that its owner has not confirmed to have; undefined once that is done, and on later devices. */
  loadCode(): Promise<string | undefined>
  /** Checks one group of the code as its owner typed it. If it fits, the code is forgotten here. */
  confirmCode(typed: string): Promise<boolean>
  /** Enrols this device. @throws {RecoveryCodeError | WrongRecoveryCodeError} If the code is not the one. */
  enrol(typed: string): Promise<void>
  /** Makes new keys for who has neither code nor device: what was written before stays closed here. */
  startOver(): Promise<void>
  /** Calls back when there may be a new code: keys were made or replaced. */
  subscribe(listener: () => void): () => void
}

/** The member's conversations: what is sealed on the wire is plain here, and only here. */
export interface Conversations {
  readonly connection: Observed<Connection>
  readonly recovery: Recovery
  /** Whether the group can be sealed now, for those who are shown in it. Asking begins to prepare it. */
  readiness(shown: ShownGroup): Observed<Readiness>
  /** Accepts the new keys of people who started over, so that they can be written to. */
  acceptContactKeys(userIds: readonly UserId[]): Promise<void>
  subscribe(listener: (event: ConversationEvent) => void): () => void
  /** The newest messages of a group. @throws {ApiError} */
  loadNewest(groupId: GroupId): Promise<MessagePage>
  /** The messages before a sequence. @throws {ApiError} */
  loadBefore(groupId: GroupId, sequence: number): Promise<MessagePage>
  /** Everything that is new, changed or gone since a revision. @throws {ApiError} */
  loadChanges(groupId: GroupId, afterRevision: number): Promise<readonly MessageChange[]>
  /** Opens what this device can. What it can't is marked, reported as `reopened` when it can, and never throws. */
  open(messages: readonly Message[]): Promise<readonly ChatMessage[]>
  /**
   * Seals and sends; waits for a connection if there is none.
   *
   * @throws {EncryptionNotReadyError} If it can't be sealed: nothing was sent.
   * @throws {HubError | ApiError} If it was refused, or what it takes to seal could not be loaded.
   */
  send(message: NewMessage): Promise<ChatMessage>
  /** Seals and sends the new text of an own message. @throws As {@link send}. */
  edit(message: ChatMessage, text: string): Promise<void>
  /** Deletes a message for everybody. @throws As {@link send}. */
  delete(message: ChatMessage): Promise<void>
  /** Names the group that is on the screen: messages in it raise no notification. */
  showGroup(groupId: GroupId | null): void
  /** Tells that everything up to `sequence` was seen, now or with the next connection. */
  markRead(groupId: GroupId, sequence: number): void
}

const conversationsBase = atom<Conversations | null>(null)

/** The conversations of whoever is signed in; null before and after. */
export const conversationsAtom = atom((get) => get(conversationsBase))

/** Puts the conversations of the member in place, or takes them away. */
export const provideConversationsAtom = atom(null, (_get, set, conversations: Conversations | null) =>
  set(conversationsBase, conversations),
)
