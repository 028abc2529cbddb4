/**
 * The client of the chat hub. What the server shares of it is behind `@umkreis/chat-hub/protocol`.
 *
 * @module @umkreis/chat-hub
 */
export { systemClock, type Clock } from './connection/clock.ts'
export { createHubClient, type HubClientOptions, type HubDiagnostic } from './connection/create-hub-client.ts'
export { HubAnswerError, HubCallError, HubClosedError, HubTimeoutError } from './connection/errors.ts'
export type {
  ConnectedInfo,
  HubClient,
  InvokeOptions,
  ResendableMethodName,
  Unsubscribe,
} from './connection/hub-client.ts'
export type { HubState, LossReason } from './connection/state.ts'
export type { BulkWork } from './conversation/bulk-work.ts'
export type { ContactVerification, SafetyNumber } from './conversation/contact-verification.ts'
export type {
  ConversationMessage,
  MessageFacts,
  MessageReference,
  UnreadableReason,
} from './conversation/conversation-message.ts'
export { createSealedConversations } from './conversation/create-sealed-conversations.ts'
export type { E2eeApi, PostOutcome } from './conversation/e2ee-api.ts'
export {
  ConversationError,
  EncryptionNotReadyError,
  LastDeviceError,
  NoSuchDeviceError,
  NotAllowedInGroupError,
  PeopleWithoutKeysError,
  TooManyConflictsError,
  UnreadableStoreError,
  WrongRecoveryCodeError,
} from './conversation/errors.ts'
export type { GroupChange, GroupSecurity, GroupSigning } from './conversation/group-security.ts'
export type { KeyStore } from './conversation/key-store.ts'
export type { ConversationLog } from './conversation/log.ts'
export type { OwnDevice, OwnDevices } from './conversation/own-devices.ts'
export type { OwnNotes } from './conversation/own-notes.ts'
export type {
  DevicePairing,
  IncomingPairing,
  PairedDevice,
  PairingOffer,
  PairingRequest,
} from './conversation/pairing/device-pairing.ts'
export { PairingError, type PairingProblem } from './conversation/pairing/errors.ts'
export type {
  ExpectedMembers,
  GroupBlock,
  GroupReadiness,
  NotReadyReason,
  PeopleBlock,
  Readiness,
} from './conversation/readiness.ts'
export type {
  HubCaller,
  HubEvents,
  MessageToSend,
  SealedConversations,
  SealedConversationsOptions,
} from './conversation/sealed-conversations.ts'
export type { MessageToEach, SendingToEach } from './conversation/send-to-each.ts'
export { HubError, HubProtocolError, type HubProtocolErrorCode } from './protocol/index.ts'
export type { Verification } from './conversation/verification.ts'
export type { OpenTransport, Transport, TransportClosed, TransportListener } from './transport/transport.ts'
export { openWebSocket } from './transport/web-socket.ts'
export type { ClientMessageId, GroupId, Message, MessageId, StoredMessage, UserId } from '@umkreis/schemas'
