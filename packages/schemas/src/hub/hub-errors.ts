import * as v from 'valibot'

/**
 * Codes with which a call of the chat hub fails. On the wire the error of a completion reads `<code>: <sentence>`.
 * `StaleEpoch` asks to catch up with the group's keys, seal again and resend; `NotFound` stands for what the caller may
 * not see, too; `Unavailable` and `RateLimited` may be tried again.
 */
export const hubErrorCodeSchema = v.picklist([
  'InvalidArguments',
  'UnknownMethod',
  'NotFound',
  'Forbidden',
  'StaleEpoch',
  'RateLimited',
  'Unavailable',
  'Internal',
])
/** Code with which a call of the chat hub fails. */
export type HubErrorCode = v.InferOutput<typeof hubErrorCodeSchema>

/**
 * Codes with which the server ends a connection, in the same form as those of calls. Only after `ServerStopping`,
 * `TokenExpired` and `TooSlow` does a reconnect make sense, the second with a newer token.
 */
export const hubCloseCodeSchema = v.picklist([
  'ServerStopping',
  'TokenExpired',
  'SignedOut',
  'TooSlow',
  'TooLong',
  'Malformed',
  'HandshakeTimeout',
  'Silent',
])
/** Code with which the server ends a connection. */
export type HubCloseCode = v.InferOutput<typeof hubCloseCodeSchema>
