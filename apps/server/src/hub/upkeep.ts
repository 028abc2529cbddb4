import { PING_INTERVAL_MS, SILENCE_TIMEOUT_MS } from '@umkreis/chat-hub/protocol'
import type { ConnectionPhase, ConnectionTimes } from './connection.ts'

/** What a connection needs at a moment. */
export type Upkeep = 'handshake-timeout' | 'token-expired' | 'silent' | 'ping-and-probe' | 'ping' | 'probe' | 'nothing'

/**
 * Decides what a connection needs (rules HS4, KA1, KA2).
 *
 * @param nowMs By the clock of `times`.
 * @param tokenRemainsMs Milliseconds until the access token runs out; 0 or less when it has.
 */
export function upkeepOf(
  phase: ConnectionPhase,
  times: ConnectionTimes,
  nowMs: number,
  tokenRemainsMs: number,
): Upkeep {
  if (phase.kind === 'ended') return 'nothing'
  if (phase.kind === 'handshaking') return nowMs >= phase.deadlineMs ? 'handshake-timeout' : 'nothing'
  if (tokenRemainsMs <= 0) return 'token-expired'
  if (nowMs - times.lastReceivedMs >= SILENCE_TIMEOUT_MS) return 'silent'
  const needsPing = nowMs - times.lastSentMs >= PING_INTERVAL_MS
  // Halfway to the limit, and once only for each silence, so that an answer has time to arrive.
  const needsProbe = nowMs - times.lastReceivedMs >= PING_INTERVAL_MS && times.lastProbedMs <= times.lastReceivedMs
  if (needsPing) return needsProbe ? 'ping-and-probe' : 'ping'
  return needsProbe ? 'probe' : 'nothing'
}
