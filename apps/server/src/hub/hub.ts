import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Viewer } from '../access/viewer.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Logger } from '../logging/logger.ts'
import type { Authenticate } from '../services/auth/authenticate.ts'
import { Connection } from './connection.ts'
import { Connections } from './connections.ts'
import { GroupChannels } from './group-channels.ts'
import { HubFailure } from './hub-failure.ts'
import { CALL_LIMITS, MAX_CONNECTIONS_PER_USER, STOP_TIMEOUT_MS, UPKEEP_INTERVAL_MS } from './hub-limits.ts'
import type { HubStore } from './hub-store.ts'
import { createReceiver, HANDSHAKE_ACCEPTED, type Receiver } from './receiver.ts'
import { subscribeToEvents } from './server-events.ts'
import { takeToken, type TokenBucket } from './token-bucket.ts'
import { UnreadCounts } from './unread-counts.ts'
import { upkeepOf } from './upkeep.ts'

/** What a hub needs of the server around it. */
export interface HubParts {
  logger: Logger
  events: EventBus
  store: HubStore
  /** What clients may call, by its name on the wire. */
  methods: ReadonlyMap<string, (connection: Connection, args: readonly unknown[]) => Promise<unknown>>
  authenticate: Authenticate
  now: () => Date
  /** A clock that never goes back, in milliseconds; the platform's unless told. */
  nowMs?: () => number
}

/** The chat hub of one process: who is connected, what they call, and what reaches them. */
export class Hub implements AsyncDisposable {
  readonly connections = new Connections()
  readonly channels: GroupChannels
  readonly unread: UnreadCounts
  private readonly parts: HubParts
  private readonly nowMs: () => number
  private readonly receivers = new Map<Connection, Receiver>()
  private readonly buckets = new Map<string, TokenBucket>()
  private readonly upkeepTimer: NodeJS.Timeout
  private readonly unsubscribe: () => void
  private isStopping = false

  constructor(parts: HubParts) {
    this.parts = parts
    this.nowMs = parts.nowMs ?? (() => performance.now())
    const { store, logger } = parts
    this.unread = new UnreadCounts(store, this.connections, logger)
    this.channels = new GroupChannels(this.connections, store, logger, (userIds) => this.unread.changed(userIds))
    this.unsubscribe = subscribeToEvents(parts, this)
    this.upkeepTimer = setInterval(() => this.upkeep(), UPKEEP_INTERVAL_MS)
  }

  /** Whether one more connection of this person is taken. */
  hasRoomFor(userId: string): boolean {
    return !this.isStopping && this.connections.of(userId).size < MAX_CONNECTIONS_PER_USER
  }

  /** Takes over a socket whose upgrade was answered. */
  accept(connectionId: string, viewer: Viewer, token: string, webSocket: WebSocket, socket: Duplex): void {
    const connection = new Connection({ connectionId, viewer, token, webSocket, socket, nowMs: this.nowMs })
    const receiver = createReceiver(connection, {
      open: (opened) => this.open(opened),
      call: (caller, target, args) => this.call(caller, target, args),
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
    webSocket.on('close', () => {
      connection.terminate()
      this.channels.leave(connection)
      this.connections.remove(connection)
      this.receivers.delete(connection)
    })
  }

  /** Tells everybody to come back, waits for calls in progress, and ends all connections. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopping = true
    clearInterval(this.upkeepTimer)
    const idle = Promise.all([...this.receivers.values()].map((receiver) => receiver.idle()))
    await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())])
    this.unsubscribe()
    this.channels.stop()
    this.unread.stop()
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
      const [viewer, memberships] = await Promise.all([authenticate(connection.token), store.loadMemberships(userId)])
      if (connection.phase.kind !== 'handshaking') return
      if (!viewer) {
        connection.end('SignedOut')
        return
      }
      // Somebody let them in or cut them off while this was read: read it again.
      if (changes !== this.connections.membershipChangesOf(userId)) continue
      connection.viewer = viewer
      connection.phase = { kind: 'open' }
      connection.send(HANDSHAKE_ACCEPTED)
      this.channels.join(connection, memberships)
      this.unread.changed([userId])
      return
    }
  }

  private async call(connection: Connection, target: string, args: readonly unknown[]): Promise<unknown> {
    const method = this.parts.methods.get(target)
    if (!method) throw new HubFailure('UnknownMethod', 'This hub has no such method')
    this.takeFromLimit(connection.viewer.userId)
    if (this.isStopping) throw new HubFailure('Unavailable', 'The server is restarting. Please try again')
    if (connection.isViewerStale) {
      const viewer = await this.parts.authenticate(connection.token)
      if (!viewer) throw new HubFailure('Forbidden', 'Your session has ended. Please sign in again')
      connection.viewer = viewer
      connection.isViewerStale = false
    }
    return method(connection, args)
  }

  private takeFromLimit(userId: string): void {
    const now = this.nowMs()
    const bucket = this.buckets.get(userId) ?? { tokens: CALL_LIMITS.capacity, updatedMs: now }
    const taken = takeToken(bucket, CALL_LIMITS, now)
    if (!taken) throw new HubFailure('RateLimited', 'Too much at once. Please try again in a moment')
    this.buckets.set(userId, taken)
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
    // A full bucket is what a person without one has.
    const fullAfterMs = (CALL_LIMITS.capacity / CALL_LIMITS.refillPerS) * 1000
    for (const [userId, { updatedMs }] of this.buckets) if (now - updatedMs > fullAfterMs) this.buckets.delete(userId)
  }
}
