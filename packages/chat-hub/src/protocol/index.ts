/**
 * The wire of the hub, shared by client and server: pure functions, no socket, no clock.
 *
 * @module @umkreis/chat-hub/protocol
 */
export { formatHubMessage, parseHubMessage } from './codec.ts'
export { formatErrorText, parseErrorText, type HubErrorText } from './error-text.ts'
export { HubError, HubProtocolError, type HubProtocolErrorCode } from './errors.ts'
export {
  HUB_PROTOCOL_NAME,
  HUB_PROTOCOL_VERSION,
  formatHandshakeAnswer,
  formatHandshakeRequest,
  parseHandshakeAnswer,
  parseHandshakeRequest,
  type HandshakeAnswer,
} from './handshake.ts'
export {
  HANDSHAKE_TIMEOUT_MS,
  MAX_RECORD_BYTES,
  PING_INTERVAL_MS,
  RECONNECT_DELAY_MS,
  SILENCE_TIMEOUT_MS,
} from './limits.ts'
export type {
  CloseMessage,
  CompletionMessage,
  HubMessage,
  IgnoredMessage,
  InvocationMessage,
  PingMessage,
  StreamInvocationMessage,
} from './message.ts'
export { createRecordReader, type RecordReader } from './record-reader.ts'
export { RECORD_SEPARATOR, joinRecords, splitRecords } from './records.ts'
