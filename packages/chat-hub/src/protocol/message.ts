/** Numbers that stand in the field `type` of a message. Those that neither side of this hub uses are known so that they can be answered. */
export const HUB_MESSAGE_TYPE = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const

/** Asks the other side to run something. Without `invocationId` nothing is ever answered, not even an error. */
export interface InvocationMessage {
  kind: 'invocation'
  target: string
  arguments: readonly unknown[]
  invocationId?: string
}

/** Asks for a stream. This hub has none, and answers with an error completion. */
export interface StreamInvocationMessage {
  kind: 'stream-invocation'
  target: string
  invocationId: string
}

/** How an invocation ended: with a result, with an error, or (`result` absent) with neither. */
export type CompletionMessage =
  | { kind: 'completion'; invocationId: string; result?: unknown }
  | { kind: 'completion'; invocationId: string; error: string }

/** Keeps a silent connection alive. */
export interface PingMessage {
  kind: 'ping'
}

/** The last message of a connection; `allowReconnect` says that trying again makes sense. */
export interface CloseMessage {
  kind: 'close'
  error?: string
  allowReconnect?: boolean
}

/** Any message of the hub protocol that this package acts on. */
export type HubMessage = InvocationMessage | StreamInvocationMessage | CompletionMessage | PingMessage | CloseMessage

/** A message of a type that is not known here, or not used: to be passed over, so that the protocol can grow (rule MS4). */
export interface IgnoredMessage {
  kind: 'ignored'
  type: number
}
