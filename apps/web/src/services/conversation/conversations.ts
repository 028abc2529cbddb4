import type { MessagesRange } from '@umkreis/api-client'
import type {
  ClientMessageId,
  FeedChanged,
  GroupId,
  MemberReading,
  Message,
  NewMessageNotification,
  UnreadMessagesCount,
  UserId,
} from '@umkreis/schemas'
import { atom } from 'jotai'
import type { WantedChange } from '../outbox/outbox-store.ts'
import type { UnsentChange, UnsentMessage } from '../outbox/send-queue.ts'
import type { AttachmentTransfers } from './attachments.ts'
import type {
  ChatMessage,
  DeletedMessageNews,
  MessageChange,
  ReactionBody,
  ReplyTarget,
  StoredChange,
  TextBody,
} from './chat-message.ts'
import type { ShownGroup } from './group-readiness.ts'
import type { Observed } from './observed.ts'
import type { Connection, Readiness } from './readiness.ts'
import type { GroupChange, Trust } from './trust.ts'

/** What the hub and the keys report. A message comes as it is stored and as far as it can be opened. */
export type ConversationEvent =
  | { readonly type: 'connected'; readonly isReconnect: boolean }
  | { readonly type: 'received'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'updated'; readonly stored: Message; readonly message: ChatMessage }
  | { readonly type: 'deleted'; readonly news: DeletedMessageNews }
  | { readonly type: 'reopened'; readonly messages: readonly ChatMessage[] }
  /** A new message in a group that nobody looks at; a reaction is none. The message is missing where it was not received. */
  | {
      readonly type: 'notified'
      readonly notification: NewMessageNotification
      readonly message: ChatMessage | undefined
    }
  | { readonly type: 'unread-counted'; readonly counts: UnreadMessagesCount }
  /** Where the shown group stands at the server: what led there may have got lost on the way. */
  | { readonly type: 'revision-heard'; readonly groupId: GroupId; readonly revision: number }
  | { readonly type: 'group-changed'; readonly groupId: GroupId }
  | { readonly type: 'group-removed'; readonly groupId: GroupId }
  | { readonly type: 'contact-keys-changed'; readonly userId: UserId }
  /** A note of the member's is new, different or gone, by any of their devices. */
  | { readonly type: 'notes-changed' }
  /** A post of the organisation's feed is new, different or gone. */
  | { readonly type: 'feed-changed'; readonly change: FeedChanged }

/** A new message before it is sealed. The same `clientMessageId` is stored once, however often it is sent. */
export type NewMessage = {
  readonly groupId: GroupId
  readonly body: TextBody | ReactionBody
  readonly replyTo: ReplyTarget | null
  readonly clientMessageId: ClientMessageId
}

/** One text for several people. The same `clientMessageId` is stored once with each, however often it is sent. */
export type MessageToEach = {
  readonly userIds: readonly UserId[]
  readonly text: string
  readonly clientMessageId: ClientMessageId
}

/** Some messages, oldest first, and whether there are older ones. */
export type MessagePage = { readonly messages: readonly ChatMessage[]; readonly hasOlder: boolean }

/** A part of a conversation from anywhere in it, and whether there is more on either side. */
export type MessageWindow = MessagePage & { readonly hasNewer: boolean }

/** The newest messages of a group as this device opened them before: all of them as they were at one revision of the group. */
export type KeptPage = MessagePage & { readonly revision: number }

/** The member's conversations: what is sealed on the wire is plain here, and only here. */
export interface Conversations {
  readonly connection: Observed<Connection>
  readonly trust: Trust
  readonly attachments: AttachmentTransfers
  /** Whether the group can be sealed now, for those who are shown in it. Asking begins to prepare it. */
  readiness(shown: ShownGroup): Observed<Readiness>
  /** Accepts the new keys of people who started over, so that they can be written to. */
  acceptContactKeys(userIds: readonly UserId[]): Promise<void>
  subscribe(listener: (event: ConversationEvent) => void): () => void
  /**
   * What this device has kept of the newest messages of a group, without asking anybody; null where that is nothing, or not
   * all of it can be read. What came of it since is learned by {@link loadChanges}.
   */
  loadKept(groupId: GroupId): Promise<KeptPage | null>
  /** The newest messages of a group. @throws {ApiError} */
  loadNewest(groupId: GroupId): Promise<MessagePage>
  /** The messages before a sequence. @throws {ApiError} */
  loadBefore(groupId: GroupId, sequence: number): Promise<MessagePage>
  /** The messages after a sequence, the next ones first. @throws {ApiError} */
  loadAfter(groupId: GroupId, sequence: number): Promise<Omit<MessageWindow, 'hasOlder'>>
  /** The messages on both sides of a sequence, that one included. @throws {ApiError} */
  loadAround(groupId: GroupId, sequence: number): Promise<MessageWindow>
  /** Everything that is new, changed or gone since a revision; null if that is so much that one begins anew. @throws {ApiError} */
  loadChanges(groupId: GroupId, afterRevision: number): Promise<readonly MessageChange[] | null>
  /**
   * One stretch of a group's messages or of its changes, in the order of the range, as a reader of all of it takes it.
   *
   * @param pageSize 1 to 200; fewer come only where there are no more.
   * @throws {ApiError}
   */
  loadRange(groupId: GroupId, range: MessagesRange, pageSize: number): Promise<readonly StoredChange[]>
  /** Opens what this device can. What it can't is marked, reported as `reopened` when it can, and never throws. */
  open(messages: readonly Message[]): Promise<readonly ChatMessage[]>
  /** What of one's own the server does not have yet: on its way, or refused. It outlives the page. */
  readonly unsent: Observed<readonly UnsentMessage[]>
  /** Gives up an unsent message, or a change that was refused, by its id. */
  forgetUnsent(id: string): void
  /**
   * Seals and sends, in a group one after the other; waits for a connection if there is none. What is under way already
   * is not sent twice.
   *
   * @throws {EncryptionNotReadyError} If it can't be sealed: nothing was sent.
   * @throws {HubError | ApiError} If it was refused, or what it takes to seal could not be loaded.
   */
  send(message: NewMessage): Promise<ChatMessage>
  /**
   * Seals one text once and sends it to several people, each in their own conversation; none learns who else got it.
   *
   * @throws {PeopleWithoutKeysError} If some have never signed in: nobody got it.
   * @throws As {@link send}.
   */
  sendToEach(message: MessageToEach): Promise<void>
  /** Edits and deletions that the server does not have yet. They outlive the page. */
  readonly unsentChanges: Observed<readonly UnsentChange[]>
  /** Waits for a change that was wanted before. @throws As {@link send}. */
  goOnChanging(change: WantedChange): Promise<void>
  /** Seals and sends what an own message says from now on; kept and waited for as {@link send} does. @throws As {@link send}. */
  edit(message: ChatMessage, body: TextBody): Promise<void>
  /** Deletes a message for everybody, with the files that one sent in it; kept and waited for. @throws As {@link send}. */
  delete(message: ChatMessage): Promise<void>
  /**
   * Signs people in whom the server has just taken into a group: from then on they can read.
   *
   * @throws {EncryptionNotReadyError | NotAllowedInGroupError | ApiError}
   */
  addPeople(groupId: GroupId, userIds: readonly UserId[]): Promise<void>
  /** Signs who manages a group, or whether newcomers may read the past. @throws As {@link addPeople}. */
  changeGroup(groupId: GroupId, change: GroupChange): Promise<void>
  /** Names the group that is on the screen: messages in it raise no notification. */
  showGroup(groupId: GroupId | null): void
  /** How far a group's messages have come to its other members, as far as they let it be seen. */
  reading(groupId: GroupId): Observed<readonly MemberReading[]>
  /** Who else is writing in the group that is shown. */
  typing(groupId: GroupId): Observed<readonly UserId[]>
  /** Lets the others know that one is writing; may be called with every key. */
  noteTyping(groupId: GroupId): void
  /** Tells that everything up to `sequence` was seen, now or with the next connection. */
  markRead(groupId: GroupId, sequence: number): void
}

/** Key in the browser's storage of the group that is shown (SPEC.md section 3). */
export const ACTIVE_GROUP_KEY = 'activeGroupId'

const conversationsBase = atom<Conversations | null>(null)

/** The conversations of whoever is signed in; null before and after. */
export const conversationsAtom = atom((get) => get(conversationsBase))

/** Puts the conversations of the member in place, or takes them away. */
export const provideConversationsAtom = atom(null, (_get, set, conversations: Conversations | null) =>
  set(conversationsBase, conversations),
)
