/** Silence of the own side after which a ping is sent, in milliseconds (rule KA1). */
export const PING_INTERVAL_MS = 15_000

/** Silence of the other side after which a connection counts as lost, in milliseconds (rule KA2). */
export const SILENCE_TIMEOUT_MS = 30_000

/** Time that a handshake may take, in milliseconds (rule HS4). */
export const HANDSHAKE_TIMEOUT_MS = 15_000

/** Time between a lost connection and the next try, in milliseconds (rule RE1). */
export const RECONNECT_DELAY_MS = 5_000

/**
 * Bytes of one record at most, its end mark aside (rule RC3). 64 KiB of content take up to six times as much when a JSON
 * writer escapes every character.
 */
export const MAX_RECORD_BYTES = 512 * 1024
