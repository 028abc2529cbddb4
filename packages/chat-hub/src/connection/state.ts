import { HANDSHAKE_TIMEOUT_MS, PING_INTERVAL_MS, RECONNECT_DELAY_MS, SILENCE_TIMEOUT_MS } from '../protocol/index.ts'

/** Why there is no connection. `server` and `handshake` carry the server's own code where it gave one. */
export type LossReason =
  | { kind: 'closed' }
  | { kind: 'server'; code: string | undefined }
  | { kind: 'handshake'; code: string | undefined }
  | { kind: 'malformed' }
  | { kind: 'silent' }
  | { kind: 'too-slow' }

/** Where a connection stands. Times are those of the given clock, in milliseconds. */
export type HubState =
  | { kind: 'disconnected'; reason: 'not-started' | 'stopped' | 'no-token' }
  | { kind: 'connecting'; deadlineMs: number; isReconnect: boolean }
  | { kind: 'handshaking'; deadlineMs: number; isReconnect: boolean }
  | { kind: 'connected'; lastReceivedMs: number; lastSentMs: number }
  | { kind: 'waiting'; retryAtMs: number; reason: LossReason }

/** What can happen to a connection. */
export type HubStateEvent =
  | { kind: 'started'; nowMs: number }
  | { kind: 'stopped' }
  | { kind: 'no-token' }
  | { kind: 'opened'; nowMs: number }
  | { kind: 'handshake-accepted'; nowMs: number }
  | { kind: 'received'; nowMs: number }
  | { kind: 'sent'; nowMs: number }
  | { kind: 'lost'; nowMs: number; reason: LossReason }
  | { kind: 'online'; nowMs: number }
  | { kind: 'time'; nowMs: number }

/** What the owner of the socket has to do after a transition, in this order. */
export type HubEffect = 'connect' | 'send-handshake' | 'announce-connected' | 'send-ping' | 'drop-connection'

/** A state and what led there asks for. */
export interface HubTransition {
  state: HubState
  effects: readonly HubEffect[]
}

/** Where every client begins. */
export const INITIAL_STATE: HubState = { kind: 'disconnected', reason: 'not-started' }

/**
 * Moves a connection on (rules ST1 to ST6). Events that cannot happen in a state, such as a late close of a connection
 * that was given up, change nothing.
 */
export function next(state: HubState, event: HubStateEvent): HubTransition {
  switch (event.kind) {
    case 'started':
      return state.kind === 'disconnected' ? connect(event.nowMs, false) : stay(state)
    case 'stopped':
      return { state: { kind: 'disconnected', reason: 'stopped' }, effects: hasConnection(state) ? DROP : NOTHING }
    case 'no-token':
      return state.kind === 'connecting'
        ? { state: { kind: 'disconnected', reason: 'no-token' }, effects: NOTHING }
        : stay(state)
    case 'opened':
      return state.kind === 'connecting'
        ? { state: { ...state, kind: 'handshaking' }, effects: ['send-handshake'] }
        : stay(state)
    case 'handshake-accepted':
      return state.kind === 'handshaking'
        ? {
            state: { kind: 'connected', lastReceivedMs: event.nowMs, lastSentMs: event.nowMs },
            effects: ['announce-connected'],
          }
        : stay(state)
    case 'received':
      return state.kind === 'connected' ? stay({ ...state, lastReceivedMs: event.nowMs }) : stay(state)
    case 'sent':
      return state.kind === 'connected' ? stay({ ...state, lastSentMs: event.nowMs }) : stay(state)
    case 'lost':
      return hasConnection(state) ? lose(event.nowMs, event.reason) : stay(state)
    case 'online':
      return state.kind === 'waiting' ? connect(event.nowMs, true) : stay(state)
    case 'time':
      return passTime(state, event.nowMs)
  }
}

/** When the owner has to report the time next; undefined where nothing waits for it. */
export function wakeAtMs(state: HubState): number | undefined {
  switch (state.kind) {
    case 'disconnected':
      return undefined
    case 'connecting':
    case 'handshaking':
      return state.deadlineMs
    case 'connected':
      return Math.min(state.lastSentMs + PING_INTERVAL_MS, state.lastReceivedMs + SILENCE_TIMEOUT_MS)
    case 'waiting':
      return state.retryAtMs
  }
}

const NOTHING: readonly HubEffect[] = []
const DROP: readonly HubEffect[] = ['drop-connection']

function stay(state: HubState): HubTransition {
  return { state, effects: NOTHING }
}

function hasConnection(state: HubState): boolean {
  return state.kind === 'connecting' || state.kind === 'handshaking' || state.kind === 'connected'
}

function connect(nowMs: number, isReconnect: boolean): HubTransition {
  return {
    state: { kind: 'connecting', deadlineMs: nowMs + HANDSHAKE_TIMEOUT_MS, isReconnect },
    effects: ['connect'],
  }
}

function lose(nowMs: number, reason: LossReason): HubTransition {
  return { state: { kind: 'waiting', retryAtMs: nowMs + RECONNECT_DELAY_MS, reason }, effects: DROP }
}

function passTime(state: HubState, nowMs: number): HubTransition {
  switch (state.kind) {
    case 'disconnected':
      return stay(state)
    case 'connecting':
    case 'handshaking':
      return nowMs >= state.deadlineMs ? lose(nowMs, { kind: 'silent' }) : stay(state)
    case 'connected':
      if (nowMs >= state.lastReceivedMs + SILENCE_TIMEOUT_MS) return lose(nowMs, { kind: 'silent' })
      if (nowMs >= state.lastSentMs + PING_INTERVAL_MS) {
        return { state: { ...state, lastSentMs: nowMs }, effects: ['send-ping'] }
      }
      return stay(state)
    case 'waiting':
      return nowMs >= state.retryAtMs ? connect(nowMs, true) : stay(state)
  }
}
