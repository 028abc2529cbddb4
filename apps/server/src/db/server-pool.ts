import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import postgres from 'postgres'
import { askServer } from './ask-server.ts'

/** Connections of one process. */
const CONNECTIONS = 12
/** Transactions at a time: the rest is left for single statements, which then never wait for a transaction. */
export const TRANSACTIONS = 9

// What is stuck gives its connection back, and what it has locked.
const TIMEOUTS = { statement_timeout: 30_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 10_000 }
const CONNECT_TIMEOUT_S = 5
const LONGEST_PAUSE_S = 1
/** How long something is under way before the server is asked whether it knows of it. */
const PATIENCE_MS = 4_000
const LOOK_INTERVAL_MS = 1_000
/** The server would have ended any statement by then. */
const GIVE_UP_MS = TIMEOUTS.statement_timeout + 5_000

/** Told how many connections were given up. */
export type LossListener = (connections: number) => void

/**
 * The connections to a PostgreSQL server. A network that swallows what is sent is found out: while something has been
 * under way for some seconds, the server is asked, over a connection of its own, whether it works on anything of this
 * process. If it does not, all connections are opened anew, and what the old ones hold there is released.
 */
export class ServerPool implements AsyncDisposable {
  readonly sql: postgres.Sql
  /** Told of each loss; there is one listener. */
  onLost: LossListener = () => undefined
  private readonly url: string
  /** By which the server knows the connections of this process. */
  private readonly name = `umkreis ${randomBytes(6).toString('hex')}`
  private readonly sockets = new Set<Socket>()
  /** When what is under way began, oldest first. */
  private readonly underWay = new Set<{ sinceMs: number }>()
  private readonly looking: NodeJS.Timeout
  private isLooking = false
  private turn = 0

  constructor(url: string) {
    this.url = url
    const options = {
      max: CONNECTIONS,
      onnotice: () => {},
      connection: { application_name: this.name, ...TIMEOUTS },
      connect_timeout: CONNECT_TIMEOUT_S,
      keep_alive: 10,
      backoff: (tries: number) =>
        Math.min(LONGEST_PAUSE_S, 0.05 * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2),
      // Known to the driver, and not to its types.
      socket: (place: Place) => this.openSocket(place),
    }
    this.sql = postgres(url, options)
    this.looking = setInterval(() => void this.look(), LOOK_INTERVAL_MS)
    this.looking.unref()
  }

  /** Notes that something waits for the server. @returns To be called once it does not any more. */
  note(): () => void {
    const one = { sinceMs: performance.now() }
    this.underWay.add(one)
    return () => void this.underWay.delete(one)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.looking)
    await this.sql.end({ timeout: 5 })
  }

  private openSocket({ host, port, path }: Place): Socket {
    // Of several addresses each in its turn.
    const place = (this.turn += 1) % host.length
    const address = { host: host[place] ?? '', port: port[place] ?? 0 }
    const socket = path ? connect(path) : connect(address)
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
    // By which the driver checks certificates.
    return Object.assign(socket, address)
  }

  private async look(): Promise<void> {
    const [oldest] = this.underWay
    const waitedMs = oldest === undefined ? 0 : performance.now() - oldest.sinceMs
    if (this.isLooking || waitedMs < PATIENCE_MS) return
    this.isLooking = true
    const sockets = [...this.sockets]
    try {
      await askServer(this.url, this.name, () => this.giveUp(sockets))
    } catch {
      // Nobody is reached who could tell.
      if (waitedMs > GIVE_UP_MS) this.giveUp(sockets)
    } finally {
      this.isLooking = false
    }
  }

  private giveUp(sockets: readonly Socket[]): void {
    const left = sockets.filter((socket) => this.sockets.has(socket))
    for (const socket of left) socket.destroy()
    if (left.length > 0) this.onLost(left.length)
  }
}

interface Place {
  host: readonly string[]
  port: readonly number[]
  path?: string | false
}
