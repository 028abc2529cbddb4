import type { TokenBucketLimits } from './token-bucket.ts'

/** Bytes of one WebSocket message at most; beyond, it is refused with 1009 before it is whole. */
export const MAX_MESSAGE_BYTES = 1024 * 1024

/** Bytes that may wait in a socket; a client that lets more pile up is cut off, and catches up later. */
export const MAX_BUFFERED_BYTES = 8 * 1024 * 1024

/** Calls of one connection that may wait; beyond, its socket is not read until half of them are done. */
export const MAX_WAITING_RECORDS = 256

/** Records in one WebSocket message at most: a megabyte of the shortest ones would keep everybody else waiting. */
export const MAX_RECORDS_AT_ONCE = 2000

/** Connections of one person at most: some devices with many tabs. */
export const MAX_CONNECTIONS_PER_USER = 500

/** Calls of one person, over all connections. */
export const CALL_LIMITS = { capacity: 2000, refillPerS: 100 }

/** Calls of one person of methods that cost others something, besides. */
export const METHOD_LIMITS: Readonly<Record<string, TokenBucketLimits>> = {
  // One for each group after a reconnect, then one for each burst of messages.
  MarkDelivered: { capacity: 500, refillPerS: 20 },
  // The same, and each asks the database, for groups that are not one's own too.
  MarkRead: { capacity: 500, refillPerS: 20 },
  // Every three seconds is what is asked for; several devices, and a clock that is not exact.
  Typing: { capacity: 6, refillPerS: 1 },
}

/** Who is writing in one group: told at most so often, whoever it is. */
export const TYPING_OF_A_GROUP_LIMITS = { capacity: 20, refillPerS: 10 }

/** Milliseconds that calls in progress have to end when the server stops. */
export const STOP_TIMEOUT_MS = 3000

/** Milliseconds that clients have to close their end when the server stops. */
export const CLOSE_TIMEOUT_MS = 1000

/** How often silence, deadlines and tokens are looked at, in milliseconds. */
export const UPKEEP_INTERVAL_MS = 1000
