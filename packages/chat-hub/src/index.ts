// The client of the chat hub. What the server shares of it is behind `@umkreis/chat-hub/protocol`.
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
  TooManyConflictsError,
  WrongRecoveryCodeError,
} from './conversation/errors.ts'
export type { KeyStore } from './conversation/key-store.ts'
export type { ConversationLog } from './conversation/log.ts'
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
export { HubError, HubProtocolError, type HubProtocolErrorCode } from './protocol/index.ts'
export type { OpenTransport, Transport, TransportClosed, TransportListener } from './transport/transport.ts'
export { openWebSocket } from './transport/web-socket.ts'
