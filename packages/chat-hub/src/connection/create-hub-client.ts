import { HUB_TOKEN_PARAMETER } from '@umkreis/schemas'
import {
  formatHandshakeRequest,
  formatHubMessage,
  HubProtocolError,
  joinRecords,
  parseErrorText,
  parseHandshakeAnswer,
  parseHubMessage,
  splitRecords,
  type HubMessage,
} from '../protocol/index.ts'
import type { OpenTransport, Transport } from '../transport/transport.ts'
import { openWebSocket } from '../transport/web-socket.ts'
import { systemClock, type Clock } from './clock.ts'
import { HubClosedError } from './errors.ts'
import type { ConnectedInfo, HubClient } from './hub-client.ts'
import { createOutbox, type TryCall } from './outbox.ts'
import { createPendingCalls } from './pending-calls.ts'
import {
  INITIAL_STATE,
  next,
  wakeAtMs,
  type HubEffect,
  type HubState,
  type HubStateEvent,
  type LossReason,
} from './state.ts'
import { createSubscriptions } from './subscriptions.ts'

/** What went wrong beside any call: nothing throws it, the application may log it. Never contains text of a message. */
export type HubDiagnostic =
  | { kind: 'handler-threw'; error: unknown }
  | { kind: 'invalid-event'; event: string }
  | { kind: 'malformed'; error: HubProtocolError }

/** What a client needs of its surroundings. */
export interface HubClientOptions {
  /** Address of the hub with scheme `ws:`, `wss:`, `http:` or `https:`, without the token. */
  url: string
  /**
   * Asked before each try: the access token that is stored, renewed if need be. Undefined means signed out, and ends the
   * tries until `start` is called again. A rejection counts as a failed try.
   */
  getAccessToken: () => string | undefined | Promise<string | undefined>
  /** How to open a socket; the platform's WebSocket unless told. */
  openTransport?: OpenTransport
  /** The clock; the platform's unless told. */
  clock?: Clock
  /** How long a send may go unanswered on an open connection before it is sent once more, at most and at first (rule PS5). Default: 10,000. */
  repeatAfterMs?: number
  /** Told what nobody catches. */
  onDiagnostic?: (diagnostic: HubDiagnostic) => void
}

const DEFAULT_CALL_TIMEOUT_MS = 30_000
const DEFAULT_REPEAT_AFTER_MS = 10_000

/**
 * Creates a client that is not started yet. One for each signed-in person is enough.
 *
 * @throws {TypeError} If `url` is not an absolute address.
 */
export function createHubClient(options: HubClientOptions): HubClient {
  const { getAccessToken, openTransport = openWebSocket, clock = systemClock, onDiagnostic = () => undefined } = options
  const { repeatAfterMs = DEFAULT_REPEAT_AFTER_MS } = options
  const hubUrl = webSocketUrl(options.url)

  let state: HubState = INITIAL_STATE
  let transport: Transport | undefined
  // Counts connections and tries, so that what an abandoned one still reports is recognised.
  let attempt = 0
  let announcedKind = state.kind
  let wake: { atMs: number; cancel: () => void } | undefined
  const connectedHandlers = new Set<(info: ConnectedInfo) => void | Promise<void>>()
  const stateHandlers = new Set<Parameters<HubClient['onStateChange']>[0]>()
  const onHandlerError = (error: unknown) => onDiagnostic({ kind: 'handler-threw', error })
  const subscriptions = createSubscriptions(onHandlerError)
  const calls = createPendingCalls(clock)

  const tryCall =
    (timeoutMs: number | undefined): TryCall =>
    (method, args, settle) => {
      if (state.kind !== 'connected') return false
      const invocationId = calls.add(method, timeoutMs, settle)
      write({ kind: 'invocation', invocationId, target: method, arguments: args })
      return true
    }
  const outbox = createOutbox(tryCall(undefined), clock, repeatAfterMs)

  function dispatch(event: HubStateEvent): void {
    const isReconnect = state.kind === 'handshaking' && state.isReconnect
    const transition = next(state, event)
    state = transition.state
    for (const effect of transition.effects) run(effect, isReconnect)
    announceState()
    scheduleWake()
  }

  function announceState(): void {
    if (state.kind === announcedKind) return
    announcedKind = state.kind
    const handlers = [...stateHandlers]
    for (const handler of handlers) guard(() => handler(state))
  }

  function run(effect: HubEffect, isReconnect: boolean): void {
    switch (effect) {
      case 'connect':
        void open()
        return
      case 'send-handshake':
        transport?.send(joinRecords([formatHandshakeRequest()]))
        return
      case 'send-ping':
        transport?.send(joinRecords([formatHubMessage({ kind: 'ping' })]))
        return
      case 'announce-connected':
        announceConnected(isReconnect)
        return
      case 'drop-connection':
        attempt += 1
        transport?.drop()
        transport = undefined
        subscriptions.clear()
        calls.closeAll()
    }
  }

  function announceConnected(isReconnect: boolean): void {
    const handlers = [...connectedHandlers]
    for (const handler of handlers) guard(() => handler({ isReconnect }))
    outbox.flush()
  }

  function scheduleWake(): void {
    const atMs = wakeAtMs(state)
    // A wake that comes too early costs one look at the clock; moving it at every message would cost more.
    if (atMs !== undefined && wake !== undefined && wake.atMs <= atMs) return
    wake?.cancel()
    wake = undefined
    if (atMs === undefined) return
    const passTime = () => {
      wake = undefined
      dispatch({ kind: 'time', nowMs: clock.nowMs() })
    }
    wake = { atMs, cancel: clock.schedule(passTime, Math.max(0, atMs - clock.nowMs())) }
  }

  async function open(): Promise<void> {
    attempt += 1
    const mine = attempt
    let token: string | undefined
    try {
      token = await getAccessToken()
    } catch (error) {
      onHandlerError(error)
      if (mine === attempt) lose({ kind: 'closed' })
      return
    }
    if (mine !== attempt) return
    if (token === undefined) {
      dispatch({ kind: 'no-token' })
      return
    }
    const url = new URL(hubUrl)
    url.searchParams.set(HUB_TOKEN_PARAMETER, token)
    const ifMine = (act: () => void) => {
      if (mine === attempt) act()
    }
    transport = openTransport(url.href, {
      onOpen: () => ifMine(() => dispatch({ kind: 'opened', nowMs: clock.nowMs() })),
      onText: (text) => ifMine(() => receive(text, mine)),
      onClose: () => ifMine(() => lose({ kind: 'closed' })),
    })
  }

  function receive(text: string, mine: number): void {
    dispatch({ kind: 'received', nowMs: clock.nowMs() })
    try {
      for (const record of splitRecords(text)) {
        // A handler may have stopped the client, or the record before may have closed the connection.
        if (mine !== attempt) return
        if (state.kind === 'handshaking') receiveHandshake(record)
        else act(parseHubMessage(record))
      }
    } catch (error) {
      if (!(error instanceof HubProtocolError)) throw error
      onDiagnostic({ kind: 'malformed', error })
      lose({ kind: 'malformed' })
    }
  }

  function receiveHandshake(record: string): void {
    const answer = parseHandshakeAnswer(record)
    if (answer.kind === 'accepted') dispatch({ kind: 'handshake-accepted', nowMs: clock.nowMs() })
    else lose({ kind: 'handshake', code: parseErrorText(answer.error).code })
  }

  function act(message: ReturnType<typeof parseHubMessage>): void {
    switch (message.kind) {
      case 'invocation': {
        const delivery = subscriptions.deliver(message.target, message.arguments)
        if (delivery.kind === 'invalid') onDiagnostic({ kind: 'invalid-event', event: delivery.event })
        return
      }
      case 'completion':
        calls.complete(message)
        return
      case 'close':
        lose({ kind: 'server', code: message.error === undefined ? undefined : parseErrorText(message.error).code })
        return
      case 'ping':
      case 'ignored':
      case 'stream-invocation':
    }
  }

  function lose(reason: LossReason): void {
    dispatch({ kind: 'lost', nowMs: clock.nowMs(), reason })
  }

  function write(message: HubMessage): void {
    transport?.send(joinRecords([formatHubMessage(message)]))
    dispatch({ kind: 'sent', nowMs: clock.nowMs() })
  }

  function guard(handler: () => void | Promise<void>): void {
    try {
      Promise.resolve(handler()).catch(onHandlerError)
    } catch (error) {
      onHandlerError(error)
    }
  }

  return {
    get state() {
      return state
    },
    get isConnected() {
      return state.kind === 'connected'
    },
    start() {
      dispatch({ kind: 'started', nowMs: clock.nowMs() })
    },
    stop() {
      dispatch({ kind: 'stopped' })
      attempt += 1
      subscriptions.clear()
      outbox.rejectAll()
    },
    notifyOnline() {
      dispatch({ kind: 'online', nowMs: clock.nowMs() })
    },
    invoke(method, args, { timeoutMs = DEFAULT_CALL_TIMEOUT_MS } = {}) {
      return new Promise((resolve, reject) => {
        const isSent = tryCall(timeoutMs)(method, args, (outcome) => {
          if (outcome.kind === 'answered') resolve(outcome.result as never)
          else reject(outcome.error)
        })
        if (!isSent) reject(new HubClosedError(method))
      })
    },
    async send(method, args) {
      requireClientMessageId(method, args)
      return (await outbox.add(method, args)) as never
    },
    subscribe: (event, handler) => subscriptions.add(event, handler),
    onConnected(handler) {
      // An entry of its own for each call, as with subscriptions.
      const entry = (info: ConnectedInfo) => handler(info)
      connectedHandlers.add(entry)
      const mine = attempt
      if (state.kind === 'connected') {
        queueMicrotask(() => {
          if (mine === attempt && connectedHandlers.has(entry)) guard(() => entry({ isReconnect: false }))
        })
      }
      return () => void connectedHandlers.delete(entry)
    },
    onStateChange(handler) {
      const entry: typeof handler = (changed) => handler(changed)
      stateHandlers.add(entry)
      return () => void stateHandlers.delete(entry)
    },
  }
}

function webSocketUrl(url: string): URL {
  const parsed = new URL(url)
  parsed.protocol = parsed.protocol.replace(/^http/, 'ws')
  return parsed
}

function requireClientMessageId(method: string, args: readonly unknown[]): void {
  if (method !== 'SendMessage' && method !== 'SendMessageToSeparateUsers') return
  const { ClientMessageId } = (args[0] ?? {}) as { ClientMessageId?: unknown }
  if (typeof ClientMessageId !== 'string') throw new TypeError(`${method} needs a ClientMessageId to be sent again`)
}
