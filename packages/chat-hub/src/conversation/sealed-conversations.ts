import type { HistoryPolicy, MessageBody, RandomSource } from '@umkreis/crypto'
import type { ClientMessageId, GroupId, Message, MessageId, StoredMessage, UserId } from '@umkreis/schemas'
import type { HubClient, Unsubscribe } from '../connection/hub-client.ts'
import type { Clock } from '../connection/clock.ts'
import type { BulkWork } from './bulk-work.ts'
import type { ContactVerification } from './contact-verification.ts'
import type { ConversationMessage, MessageReference } from './conversation-message.ts'
import type { E2eeApi } from './e2ee-api.ts'
import type { GroupSigning } from './group-security.ts'
import type { KeyStore } from './key-store.ts'
import type { ConversationLog } from './log.ts'
import type { OwnDevices } from './own-devices.ts'
import type { OwnNotes } from './own-notes.ts'
import type { DevicePairing } from './pairing/device-pairing.ts'
import type { ExpectedMembers, GroupReadiness, Readiness } from './readiness.ts'
import type { SendingToEach } from './send-to-each.ts'

/** The part of a hub client that sends: anything with this method will do. */
export type HubCaller = Pick<HubClient, 'send'>

/** The part of a hub client that tells of changed keys. */
export type HubEvents = Pick<HubClient, 'onConnected' | 'subscribe'>

/** What encrypted conversations are made of. */
export interface SealedConversationsOptions {
  /** Whose device this is. */
  readonly userId: UserId
  /** This person's own store. */
  readonly store: KeyStore
  readonly api: E2eeApi
  readonly hub: HubCaller
  /** Where 'Decryption error' and the like go. */
  readonly log: ConversationLog
  /** The platform's random source unless told. */
  readonly random?: RandomSource
  /** Wall clock in milliseconds since 1970; `Date.now` unless told. */
  readonly wallMs?: () => number
  /** Whether people added later may read what was written before, for groups whose first link this device makes; `from-joining` unless told. */
  readonly historyPolicy?: HistoryPolicy
  /** Who opens pages and seals to large groups, a worker say; done here, in slices, unless told. */
  readonly bulk?: BulkWork | undefined
  /** What this device is called in the list of its owner's devices, such as "Firefox on Windows"; cut after 100 UTF-16 units. Leaves it sealed only. */
  readonly deviceName?: string
  /** Ends pairings that nobody answers; the platform's clock unless told. */
  readonly clock?: Clock
}

/** A message to be sealed and sent. */
export interface MessageToSend {
  readonly groupId: GroupId
  readonly body: MessageBody
  /** The same one is stored once, however often it is sent. */
  readonly clientMessageId: ClientMessageId
  /** For the server and its list of answers; `body.replyTo` is the one that is sealed. */
  readonly replyToMessageId?: MessageId | null
}

/** End-to-end encrypted conversations of one person on one device. Nothing leaves it unsealed. */
export interface SealedConversations
  extends OwnDevices, DevicePairing, ContactVerification, GroupSigning, SendingToEach {
  /** Whether this device can seal and open. */
  readonly readiness: Readiness
  /** Runs after each change of {@link readiness}. */
  onReadinessChange(handler: (readiness: Readiness) => void): Unsubscribe

  /**
   * Looks for this person's keys, and makes them silently when the account has none (flow 1). To be called after sign-in, and again after
   * `unreachable`.
   *
   * @throws What `api` throws when the server can't be reached; `readiness` says `unreachable` then.
   */
  start(): Promise<Readiness>

  /** The recovery code, as long as its owner did not confirm to have it: to be shown, copied, printed. */
  loadRecoveryCode(): Promise<string | undefined>
  /**
   * Checks what the owner typed back, and forgets the code when it fits.
   *
   * @param typed One of the code's six groups, or all of it.
   * @returns Whether it fits. Without a code to confirm: `false`.
   */
  confirmRecoveryCode(typed: string): Promise<boolean>
  /**
   * Enrols this device with the recovery code.
   *
   * @throws {RecoveryCodeError} If it is none: `problem` says what is wrong with what was typed.
   * @throws {WrongRecoveryCodeError} If it is not the one of this account.
   * @throws {RecoveryNotSignedError} If the server offers keys for this account that were not made with the code.
   */
  enrolWithRecoveryCode(typed: string): Promise<void>
  /** Starts over with new keys and a new code, for who lost every device and the code. The past stays closed, and contacts see it. */
  startOver(): Promise<void>

  /**
   * Prepares a group: makes its first key link if it has none, opens boxes, and seals to members who wait. Never throws for what the answer can
   * say.
   *
   * @param expected Whom the conversation is shown with; remembered. While the keys would let anybody else read, nothing is sent.
   * @throws What `api` throws when the server can't be reached.
   */
  openGroup(groupId: GroupId, expected?: ExpectedMembers): Promise<GroupReadiness>
  /** Accepts the newest keys seen of people who started over: conversations that were `contact-reset` because of them can be sealed again. */
  acceptContactKeys(userIds: readonly UserId[]): Promise<void>

  /**
   * Seals and sends. Whenever the server finds the epoch stale, it catches up, seals again and sends again by itself.
   *
   * @returns The message as it is stored, without its content.
   * @throws {EncryptionNotReadyError} If it cannot be sealed: nothing was sent.
   * @throws {ArgumentError} If the body is malformed or too long.
   * @throws {HubError} As `hub.send`.
   */
  send(message: MessageToSend): Promise<StoredMessage>
  /** Seals and sends a new body for one's own message. @throws As {@link send}; `ArgumentError` also for one whose `clientMessageId` is not known. */
  edit(message: MessageReference, body: MessageBody): Promise<void>
  /** Deletes: first a sealed tombstone in place of one's own message, then the message. @throws As {@link send}. */
  delete(message: MessageReference & Pick<Message, 'senderId'>): Promise<void>

  /**
   * Opens stored messages, in their order. What can't be opened is marked with the reason and logged as 'Decryption error'; messages that lack
   * a key are remembered and delivered to {@link onOpenedLater} once it arrives.
   *
   * @throws What `api` throws when keys can't be asked for.
   */
  open(messages: readonly Message[]): Promise<ConversationMessage[]>
  /** Receives messages of one group that could be opened after all. */
  onOpenedLater(handler: (groupId: GroupId, messages: readonly ConversationMessage[]) => void): Unsubscribe
  /** Told when a contact started over with new keys: to be shown in conversations with that person. */
  onContactKeysChanged(handler: (userId: UserId) => void): Unsubscribe

  /** Private notes, sealed for one's own devices. */
  ownNotes(): Promise<OwnNotes>

  /** Follows the hub's key events, and catches up after each (re)connect. */
  follow(hub: HubEvents): Unsubscribe
}
