import type { Duplex } from 'node:stream'
import {
  formatErrorText,
  formatHandshakeAnswer,
  formatHubMessage,
  HANDSHAKE_TIMEOUT_MS,
  RECORD_SEPARATOR,
} from '@umkreis/chat-hub/protocol'
import type { HubCloseCode } from '@umkreis/schemas'
import type { WebSocket } from 'ws'
import type { Viewer } from '../access/viewer.ts'
import { MAX_BUFFERED_BYTES } from './hub-limits.ts'

/** How far a connection has come. Events are delivered in `open` only. */
export type ConnectionPhase = { kind: 'handshaking'; deadlineMs: number } | { kind: 'open' } | { kind: 'ended' }

/** What was heard and said last, by a clock that never goes back. */
export interface ConnectionTimes {
  lastReceivedMs: number
  lastSentMs: number
  lastProbedMs: number
}

const SENTENCES: Record<HubCloseCode, string> = {
  ServerStopping: 'The server is restarting. Please connect again.',
  TokenExpired: 'The access token has expired. Please connect again with a new one.',
  SignedOut: 'The session has ended.',
  TooSlow: 'The connection could not keep up. Please connect again.',
  TooLong: 'A message was too long.',
  Malformed: 'A message was not valid.',
  HandshakeTimeout: 'The handshake took too long.',
  Silent: 'Nothing was heard for too long.',
}
const PING = formatHubMessage({ kind: 'ping' })
const RECONNECTABLE: ReadonlySet<HubCloseCode> = new Set(['ServerStopping', 'TokenExpired', 'TooSlow', 'Silent'])
// RFC 6455 section 7.4.1; 1008 is a policy, 1013 asks to come back later.
const WEB_SOCKET_CODES: Record<HubCloseCode, number> = {
  ServerStopping: 1001,
  TokenExpired: 1008,
  SignedOut: 1008,
  TooSlow: 1013,
  TooLong: 1009,
  Malformed: 1002,
  HandshakeTimeout: 1008,
  Silent: 1001,
}

/** What a connection is made of. */
export interface ConnectionParts {
  connectionId: string
  viewer: Viewer
  token: string
  webSocket: WebSocket
  /** The socket below it. */
  socket: Duplex
  /** A clock that never goes back, in milliseconds. */
  nowMs: () => number
}

/** One client of the hub. It writes; what arrives is the receiver's part. */
export class Connection {
  phase: ConnectionPhase
  readonly times: ConnectionTimes
  /** The group that this connection shows. */
  activeGroupId: string | null = null
  /** The groups that this connection follows now; the channels keep it. */
  readonly groupIds = new Set<string>()
  /** Whether this person shows that they are writing, and sees it of others. */
  showsTyping = false
  /** Set when what `viewer` says may have changed: it is read anew before the next call. */
  isViewerStale = false

  readonly connectionId: string
  /** Who is connected, as the database knew them when it was last asked. */
  viewer: Viewer
  token: string
  private readonly webSocket: WebSocket
  private readonly socket: Duplex
  private readonly nowMs: () => number

  constructor(parts: ConnectionParts) {
    this.connectionId = parts.connectionId
    this.viewer = parts.viewer
    this.token = parts.token
    this.webSocket = parts.webSocket
    this.socket = parts.socket
    this.nowMs = parts.nowMs
    const now = this.nowMs()
    this.phase = { kind: 'handshaking', deadlineMs: now + HANDSHAKE_TIMEOUT_MS }
    this.times = { lastReceivedMs: now, lastSentMs: now, lastProbedMs: now }
  }

  /** Sends one record. */
  send(record: string): void {
    if (this.phase.kind === 'ended') return
    this.webSocket.send(record + RECORD_SEPARATOR)
    this.noteSent()
  }

  /** Writes a frame that may go to many: past the WebSocket library, which would build it again for each. */
  writeFrame(frame: Buffer): void {
    if (this.phase.kind !== 'open' || this.webSocket.readyState !== this.webSocket.OPEN) return
    this.socket.write(frame)
    this.noteSent()
  }

  /** Says that this side is alive. */
  ping(): void {
    this.send(PING)
  }

  /** Asks the WebSocket library at the other end for a sign of life: clients that never ping give that one. */
  probe(): void {
    this.times.lastProbedMs = this.nowMs()
    this.webSocket.ping()
  }

  noteReceived(): void {
    this.times.lastReceivedMs = this.nowMs()
  }

  /** Says why, then closes. Nothing is sent or answered any more. Idempotent. */
  end(code: HubCloseCode): void {
    if (this.phase.kind === 'ended') return
    const error = formatErrorText(code, SENTENCES[code])
    const allowReconnect = RECONNECTABLE.has(code)
    // Before the handshake is answered, a client takes the first record for that answer.
    const record =
      this.phase.kind === 'handshaking'
        ? formatHandshakeAnswer({ kind: 'refused', error })
        : formatHubMessage({ kind: 'close', error, ...(allowReconnect ? { allowReconnect } : {}) })
    // Ended first: writing looks at what waits in the socket, and may want to end the connection for that.
    this.phase = { kind: 'ended' }
    this.webSocket.send(record + RECORD_SEPARATOR)
    // The answer to the closing frame has to be read.
    this.webSocket.resume()
    // Whoever does not read would keep a closing handshake waiting.
    if (code === 'TooSlow' || code === 'Silent') this.webSocket.terminate()
    else this.webSocket.close(WEB_SOCKET_CODES[code], code)
  }

  /** Drops the socket without a word. */
  terminate(): void {
    this.phase = { kind: 'ended' }
    this.webSocket.terminate()
  }

  /** Stops or resumes reading. */
  pause(): void {
    this.webSocket.pause()
  }

  resume(): void {
    this.webSocket.resume()
  }

  private noteSent(): void {
    this.times.lastSentMs = this.nowMs()
    if (this.socket.writableLength > MAX_BUFFERED_BYTES) this.end('TooSlow')
  }
}
