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
export { HubError, HubProtocolError, type HubProtocolErrorCode } from './protocol/index.ts'
export type { OpenTransport, Transport, TransportClosed, TransportListener } from './transport/transport.ts'
export { openWebSocket } from './transport/web-socket.ts'
