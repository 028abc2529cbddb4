import { createHmac, hkdfSync } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { Redis, type RedisOptions } from 'iovalkey'
import type { Logger } from '../logging/logger.ts'
import { isTracing } from '../tracing/tracer.ts'
import { traceCommands } from './trace-commands.ts'

const FIRST_PAUSE_MS = 50
/** The longest pause between two tries to reach Redis, in milliseconds. */
export const LONGEST_PAUSE_MS = 2000
const ANSWER_TIMEOUT_MS = 2000
const PROBE_INTERVAL_MS = 3000

/**
 * The way to the Redis (or Valkey) that several processes share. Nothing waits for it: while it is away each command fails
 * at once, and the tries to reach it go on, ever more rarely. Only that it went and came back is logged.
 */
export class RedisLink implements AsyncDisposable {
  /** For commands. */
  readonly commands: Redis
  /** For what is heard: a connection that subscribes takes no other commands. */
  readonly subscriber: Redis
  /** Stands before all names of one deployment, since several may share one Redis. */
  readonly prefix: string
  private readonly hashKey: Uint8Array
  private readonly logger: Logger
  private readonly changes = new EventEmitter<{ ready: []; away: [] }>()
  private readonly probe: NodeJS.Timeout
  private awaySinceMs: number | undefined
  private hasBeen = false
  private isStopped = false

  /** @param tokenKey What the processes of one deployment have in common. */
  constructor(url: string, tokenKey: Uint8Array, logger: Logger) {
    this.logger = logger
    const derive = (use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', tokenKey, new Uint8Array(), `umkreis redis ${use}`, length))
    this.prefix = `umkreis:${derive('names', 6).toString('hex')}:`
    this.hashKey = derive('hashed names', 32)
    this.commands = new Redis(url, OPTIONS)
    this.subscriber = new Redis(url, OPTIONS)
    if (isTracing()) traceCommands(this.commands)
    for (const client of [this.commands, this.subscriber]) {
      client.on('ready', () => this.noteReady())
      client.on('close', () => this.noteAway())
      // Each failed try reports one; what matters is logged once, in `noteAway`.
      client.on('error', (error: { code?: string }) => this.logger.debug({ code: error.code }, 'Redis was not reached'))
    }
    this.probe = setInterval(() => this.ask(), PROBE_INTERVAL_MS)
    this.probe.unref()
    this.changes.setMaxListeners(0)
  }

  /** What stands in a name for a text that Redis is not to know, such as an address; the same in each process. */
  hashName(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('base64url')
  }

  /** Whether both connections stand at this moment. */
  get isReady(): boolean {
    return this.commands.status === 'ready' && this.subscriber.status === 'ready'
  }

  /** @throws {Error} While Redis was never reached since the start. */
  requireReached(): void {
    if (!this.hasBeen) throw new Error('Redis was not reached yet')
  }

  /** Tells each time Redis is there again, and each time it is lost. @returns Ends it. */
  watch(listeners: { ready?: () => void; away?: () => void }): () => void {
    const { ready, away } = listeners
    if (ready) this.changes.on('ready', ready)
    if (away) this.changes.on('away', away)
    return () => {
      if (ready) this.changes.off('ready', ready)
      if (away) this.changes.off('away', away)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopped = true
    clearInterval(this.probe)
    this.changes.removeAllListeners()
    for (const client of [this.commands, this.subscriber]) client.disconnect()
  }

  private noteReady(): void {
    // Of the two connections one is there a moment before the other.
    if (this.isStopped || !this.isReady) return
    const awayMs = this.awaySinceMs === undefined ? 0 : Math.round(performance.now() - this.awaySinceMs)
    const wasThere = this.hasBeen && this.awaySinceMs === undefined
    this.awaySinceMs = undefined
    this.hasBeen = true
    if (wasThere) return
    this.logger.info({ awayMs }, 'Redis is there')
    this.changes.emit('ready')
  }

  private noteAway(): void {
    if (this.isStopped || this.awaySinceMs !== undefined) return
    this.awaySinceMs = performance.now()
    const message = this.hasBeen ? 'Redis is away: other processes are told later' : 'Redis is not reached yet'
    this.logger.warn(message)
    this.changes.emit('away')
  }

  /** A connection that died without a word is noticed by an answer that does not come. */
  private ask(): void {
    for (const client of [this.commands, this.subscriber]) {
      if (client.status === 'ready') client.ping().catch(() => undefined)
    }
  }
}

const OPTIONS: RedisOptions = {
  connectionName: 'umkreis',
  connectTimeout: ANSWER_TIMEOUT_MS,
  socketTimeout: ANSWER_TIMEOUT_MS,
  commandTimeout: ANSWER_TIMEOUT_MS,
  keepAlive: 10_000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // What is wanted is known by whoever wants it.
  autoResubscribe: false,
  retryStrategy: (tries) =>
    Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2),
}
