import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Viewer } from '../access/viewer.ts'
import type { EventBus } from '../events/event-bus.ts'
import { type Interests, NO_INTERESTS } from '../events/interests.ts'
import type { Presence } from '../services/presence/presence.ts'
import type { Logger } from '../logging/logger.ts'
import type { Authenticate } from '../services/auth/authenticate.ts'
import { CatchUp } from './catch-up.ts'
import { Connection } from './connection.ts'
import { Connections } from './connections.ts'
import { GroupChannels } from './group-channels.ts'
import { HubFailure } from './hub-failure.ts'
import {
  CALL_LIMITS,
  CLOSE_TIMEOUT_MS,
  MAX_CONNECTIONS_PER_USER,
  METHOD_LIMITS,
  STOP_TIMEOUT_MS,
  UPKEEP_INTERVAL_MS,
} from './hub-limits.ts'
import type { HubStore } from './hub-store.ts'
import { outlast } from './outlast.ts'
import { traced } from '../tracing/tracer.ts'
import { createReceiver, HANDSHAKE_ACCEPTED, type Receiver } from './receiver.ts'
import { subscribeToEvents } from './server-events.ts'
import { ReadingUpdates } from './reading-updates.ts'
import { TokenBuckets } from './token-buckets.ts'
import { Typing } from './typing.ts'
import { UnreadCounts } from './unread-counts.ts'
import { upkeepOf } from './upkeep.ts'

// RFC 6455 section 7.4.1: closed without a closing frame.
const DIED = 1006

/** What a hub needs of the server around it. */
export interface HubParts {
  logger: Logger
  events: EventBus
  /** Told what of other processes is to be heard; a process alone has none. */
  interests?: Interests
  /** Told of each new message, once it is written to the sockets, when it was sent. */
  onWritten?: (sendDate: string) => void
  store: HubStore
  /** What clients may call, by its name on the wire. */
  methods: ReadonlyMap<string, (connection: Connection, args: readonly unknown[]) => Promise<unknown>>
  authenticate: Authenticate
  presence: Presence
  now: () => Date
  /** A clock that never goes back, in milliseconds; the platform's unless told. */
  nowMs?: () => number
}

/** The chat hub of one process: who is connected, what they call, and what reaches them. */
export class Hub implements AsyncDisposable {
  readonly connections: Connections
  readonly channels: GroupChannels
  readonly unread: UnreadCounts
  readonly reading: ReadingUpdates
  readonly typing: Typing
  private readonly parts: HubParts
  private readonly nowMs: () => number
  private readonly present = new Set<Connection>()
  private readonly receivers = new Map<Connection, Receiver>()
  private readonly calls: TokenBuckets
  private readonly callsOf: ReadonlyMap<string, TokenBuckets>
  private readonly upkeepTimer: NodeJS.Timeout
  private readonly unsubscribe: () => void
  private readonly catchUp: CatchUp
  private readonly emptied = Promise.withResolvers<void>()
  private isDraining = false
  private isStopping = false

  constructor(parts: HubParts) {
    this.parts = parts
    this.nowMs = parts.nowMs ?? (() => performance.now())
    const { store, logger, interests = NO_INTERESTS } = parts
    this.connections = new Connections(interests)
    this.unread = new UnreadCounts(store, this.connections, logger)
    this.calls = new TokenBuckets(CALL_LIMITS, this.nowMs)
    this.callsOf = new Map(
      Object.entries(METHOD_LIMITS).map(([name, limits]) => [name, new TokenBuckets(limits, this.nowMs)]),
    )
    this.channels = new GroupChannels(
      this.connections,
      store,
      logger,
      (userIds) => this.unread.changed(userIds),
      interests,
      parts.onWritten,
    )
    this.reading = new ReadingUpdates(store, this.connections, logger)
    this.typing = new Typing(store, this.connections, this.channels, logger, this.nowMs)
    this.unsubscribe = subscribeToEvents(parts, this)
    this.catchUp = new CatchUp(store, this, interests, logger)
    this.upkeepTimer = setInterval(() => this.upkeep(), UPKEEP_INTERVAL_MS)
  }

  /** Whether one more connection of this person is taken. */
  hasRoomFor(userId: string): boolean {
    return !this.isDraining && this.connections.of(userId).size < MAX_CONNECTIONS_PER_USER
  }

  /** Takes over a socket whose upgrade was answered. */
  accept(connectionId: string, viewer: Viewer, token: string, webSocket: WebSocket, socket: Duplex): void {
    const connection = new Connection({ connectionId, viewer, token, webSocket, socket, nowMs: this.nowMs })
    const receiver = createReceiver(connection, {
      open: (opened) => this.open(opened),
      call: (caller, target, args) =>
        outlast(
          caller,
          { target, args },
          () => this.follow(caller, target, args),
          () => this.isDraining,
        ),
      onInternalError: (error, target) =>
        this.parts.logger.error({ err: error, target, connectionId, userId: viewer.userId }, 'A hub call failed'),
    })
    this.connections.add(connection)
    this.receivers.set(connection, receiver)
    webSocket.on('message', (data: Buffer) => receiver.receive(data))
    webSocket.on('pong', () => connection.noteReceived())
    webSocket.on('ping', () => connection.noteReceived())
    // What it reports is followed by 'close', which is where the connection is forgotten.
    webSocket.on('error', (error) => this.parts.logger.debug({ err: error, connectionId }, 'A hub socket failed'))
    webSocket.on('close', (code) => {
      connection.terminate()
      this.leave(connection, code)
      this.channels.leave(connection)
      this.connections.remove(connection)
      this.receivers.delete(connection)
      if (this.isDraining && this.receivers.size === 0) this.emptied.resolve()
    })
  }

  /** Whether nobody is let in any more, because the server is about to stop. */
  get isFull(): boolean {
    return this.isDraining
  }

  /**
   * Takes nobody in any more, and sends everybody elsewhere one after the other: what came from them is answered before.
   *
   * @param spreadMs Over how long, so that the other processes are not asked for everything by everybody at once.
   */
  async drain(spreadMs: number): Promise<void> {
    this.isDraining = true
    const startMs = this.nowMs()
    const leaving = [...this.receivers]
    await Promise.all(
      leaving.map(async ([connection, receiver], index) => {
        await delay(startMs + (spreadMs * (index + 1)) / leaving.length - this.nowMs())
        await Promise.race([receiver.finish(), delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
        connection.end('ServerStopping')
      }),
    )
    // What was written last is on its way once the other end has closed too.
    if (this.receivers.size === 0) return
    const closing = new AbortController()
    const late = delay(CLOSE_TIMEOUT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    await Promise.race([this.emptied.promise, late])
    closing.abort()
  }

  /** Tells everybody to come back, waits for calls in progress, and ends all connections. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isDraining = true
    this.isStopping = true
    this.catchUp[Symbol.dispose]()
    clearInterval(this.upkeepTimer)
    const idle = Promise.all([...this.receivers.values()].map((receiver) => receiver.idle()))
    await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())])
    this.unsubscribe()
    this.channels.stop()
    this.unread.stop()
    this.reading.stop()
    const open = [...this.connections.all()]
    for (const connection of open) connection.end('ServerStopping')
    await new Promise((resolve) => setImmediate(resolve))
    for (const connection of open) connection.terminate()
  }

  private async open(connection: Connection): Promise<void> {
    const { store, authenticate } = this.parts
    const { userId } = connection.viewer
    for (;;) {
      const changes = this.connections.membershipChangesOf(userId)
      const [viewer, memberships, showing] = await Promise.all([
        authenticate(connection.token),
        store.loadMemberships(userId),
        store.loadWhoShowsTyping([userId]),
      ])
      if (connection.phase.kind !== 'handshaking') return
      if (!viewer) {
        connection.end('SignedOut')
        return
      }
      // Somebody let them in or cut them off while this was read: read it again.
      if (changes !== this.connections.membershipChangesOf(userId)) continue
      connection.viewer = viewer
      connection.showsTyping = showing.has(userId)
      connection.phase = { kind: 'open' }
      this.present.add(connection)
      this.parts.presence.arrive(userId)
      connection.send(HANDSHAKE_ACCEPTED)
      this.channels.join(connection, memberships)
      this.unread.changed([userId])
      return
    }
  }

  private leave(connection: Connection, closeCode: number): void {
    const { presence, events, now } = this.parts
    const { userId } = connection.viewer
    if (!this.present.delete(connection) || !presence.leave(userId) || closeCode !== DIED) return
    const silentMs = this.nowMs() - connection.times.lastReceivedMs
    events.publish('personLeft', { userId, heardAt: new Date(now().getTime() - silentMs) })
  }

  private follow(connection: Connection, target: string, args: readonly unknown[]): Promise<unknown> {
    // Of what there is not, the name is somebody's own.
    const name = this.parts.methods.has(target) ? target : 'unknown'
    const facts = { 'rpc.system.name': 'signalr', 'rpc.method': name }
    return traced({ name: `hub ${name}`, kind: 'server', facts }, () => this.call(connection, target, args))
  }

  private async call(connection: Connection, target: string, args: readonly unknown[]): Promise<unknown> {
    // Before it is looked up: each that there is not would be answered, however many they are.
    this.takeFromLimits(connection.viewer.userId, target)
    const method = this.parts.methods.get(target)
    if (!method) throw new HubFailure('UnknownMethod', 'This hub has no such method')
    if (this.isStopping) throw new HubFailure('Unavailable', 'The server is restarting. Please try again')
    if (connection.isViewerStale) {
      const viewer = await this.parts.authenticate(connection.token)
      if (!viewer) throw new HubFailure('Forbidden', 'Your session has ended. Please sign in again')
      connection.viewer = viewer
      connection.isViewerStale = false
    }
    return method(connection, args)
  }

  private takeFromLimits(userId: string, target: string): void {
    if (this.calls.take(userId) && (this.callsOf.get(target)?.take(userId) ?? true)) return
    throw new HubFailure('RateLimited', 'Too much at once. Please try again in a moment')
  }

  private upkeep(): void {
    const now = this.nowMs()
    const wallMs = this.parts.now().getTime()
    for (const connection of this.connections.all()) {
      switch (upkeepOf(connection.phase, connection.times, now, connection.viewer.tokenExpiresAtMs - wallMs)) {
        case 'handshake-timeout':
          connection.end('HandshakeTimeout')
          break
        case 'token-expired':
          connection.end('TokenExpired')
          break
        case 'silent':
          connection.end('Silent')
          break
        case 'ping-and-probe':
          connection.ping()
          connection.probe()
          break
        case 'ping':
          connection.ping()
          break
        case 'probe':
          connection.probe()
          break
        case 'nothing':
      }
    }
    this.calls.forgetFull()
    for (const buckets of this.callsOf.values()) buckets.forgetFull()
    this.typing.upkeep()
  }
}
