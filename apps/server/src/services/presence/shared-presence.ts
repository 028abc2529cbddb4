import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import type { RedisLink } from '../../redis/redis-link.ts'
import { ConnectionCounts, type Presence } from './presence.ts'

/** How often a process says that it lives, in milliseconds, and how many times it has to have been silent to be taken for dead. */
const BEAT_MS = 2000
const SILENT_BEATS = 4
/** Beats in a row after which a process trusts its own: one that was cut off itself takes nobody for dead. */
const BEATS_TO_JUDGE = SILENT_BEATS
/** How long others are told of a death, and what is left of a process when nobody noticed its end. */
const MOURNING_MS = 60_000
const LEFTOVER_MS = 10 * 60_000
/** People in one command. */
const BATCH_SIZE = 500
const BATCH_PAUSE_MS = 100

/** What knowing of other processes' people takes. */
export interface SharedPresenceParts {
  link: RedisLink
  events: EventBus
  logger: Logger
  now: () => Date
  /** Told when another process has died: what it stored last it may have told nobody. */
  onDied: () => void
  /** How often this process says that it lives, in milliseconds: every two seconds unless told. */
  beatMs?: number
}

/**
 * Redis' own clock alone is asked, since those of machines differ.
 * KEYS: the living, the dead. ARGV: own id, milliseconds of silence that mean death, whether this process may judge, MOURNING_MS.
 */
const BEAT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now, ARGV[1])
local claimed = {}
if ARGV[3] == '1' then
  claimed = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2]))
  for _, id in ipairs(claimed) do
    redis.call('ZREM', KEYS[1], id)
    redis.call('ZADD', KEYS[2], now, id)
  end
end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - tonumber(ARGV[4]))
return { known and 1 or 0, claimed, redis.call('ZRANGE', KEYS[2], 0, -1) }
`

/**
 * The presence of several processes: each keeps its own people in a set of its own, and says every two seconds that it
 * lives. Of one that does not any more, one other takes the people over and tells that they left.
 */
export class SharedPresence implements Presence {
  private readonly parts: SharedPresenceParts
  private readonly id = randomBytes(8).toString('base64url')
  private readonly counts = new ConnectionCounts()
  private readonly beatMs: number
  private readonly timer: NodeJS.Timeout
  private readonly end: () => void
  private readonly mourned = new Set<string>()
  private beats = 0
  private beating: Promise<void> | undefined
  private isComplete = false
  private isStopped = false

  constructor(parts: SharedPresenceParts) {
    this.parts = parts
    this.beatMs = parts.beatMs ?? BEAT_MS
    this.end = parts.link.watch({ ready: () => this.beatNow(), away: () => (this.isComplete = false) })
    this.timer = setInterval(() => this.beatNow(), this.beatMs)
    this.timer.unref()
    this.beatNow()
  }

  /** While Redis is away those alone who are connected here: telling somebody once too often is better than not. */
  async connectedOf(userIds: Iterable<string>): Promise<ReadonlySet<string>> {
    const connected = new Set<string>()
    const unknown: string[] = []
    for (const userId of new Set(userIds)) {
      if (this.counts.has(userId)) connected.add(userId)
      else unknown.push(userId)
    }
    const { link } = this.parts
    if (unknown.length === 0 || !link.isReady) return connected
    try {
      const others = (await link.commands.zrange(this.livingKey, 0, -1)).filter((id) => id !== this.id)
      for (let start = 0; start < unknown.length; start += BATCH_SIZE) {
        const batch = unknown.slice(start, start + BATCH_SIZE)
        const answers = await Promise.all(others.map((id) => link.commands.smismember(this.peopleKey(id), batch)))
        for (const answer of answers) {
          for (const [index, userId] of batch.entries()) if (answer[index] === 1) connected.add(userId)
        }
      }
    } catch (error) {
      this.parts.logger.debug({ err: error }, 'Who is connected elsewhere could not be read')
    }
    return connected
  }

  arrive(userId: string): void {
    if (this.counts.add(userId)) this.write((key) => this.parts.link.commands.sadd(key, userId))
  }

  leave(userId: string): boolean {
    const isLast = this.counts.remove(userId)
    if (isLast) this.write((key) => this.parts.link.commands.srem(key, userId))
    return isLast
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    this.end()
    await this.beating
    const { commands } = this.parts.link
    const gone = [commands.zrem(this.livingKey, this.id), commands.del(this.peopleKey(this.id))]
    await Promise.allSettled(gone)
  }

  private get deadAfterMs(): number {
    return SILENT_BEATS * this.beatMs
  }

  private get livingKey(): string {
    return `${this.parts.link.prefix}processes`
  }

  private get deadKey(): string {
    return `${this.parts.link.prefix}processes:dead`
  }

  private peopleKey(processId: string): string {
    return `${this.parts.link.prefix}people:${processId}`
  }

  /** What fails is made good for by writing everything anew. */
  private write(act: (key: string) => Promise<unknown>): void {
    if (!this.isComplete) return
    act(this.peopleKey(this.id)).catch(() => (this.isComplete = false))
  }

  private beatNow(): void {
    if (this.beating || this.isStopped) return
    this.beating = this.beat()
      .catch((error: unknown) => {
        this.beats = 0
        this.isComplete = false
        this.parts.logger.debug({ err: error }, 'This process could not say that it lives')
      })
      .finally(() => (this.beating = undefined))
  }

  private async beat(): Promise<void> {
    const { link, onDied } = this.parts
    if (!link.isReady) {
      this.beats = 0
      return
    }
    const mayJudge = this.beats >= BEATS_TO_JUDGE ? '1' : '0'
    const keys = [this.livingKey, this.deadKey]
    const answer = await link.commands.eval(BEAT, 2, ...keys, this.id, this.deadAfterMs, mayJudge, MOURNING_MS)
    const [wasKnown, claimed, dead] = answer as [number, string[], string[]]
    this.beats = wasKnown === 1 ? this.beats + 1 : 0
    if (wasKnown === 0 || !this.isComplete) await this.writeAll()
    else await link.commands.pexpire(this.peopleKey(this.id), LEFTOVER_MS)
    const isNews = dead.filter((id) => !this.mourned.has(id) && id !== this.id)
    for (const id of isNews) this.mourned.add(id)
    if (isNews.length > 0 && this.beats > 1) onDied()
    for (const id of claimed) void this.tellWhoLeft(id)
  }

  private async writeAll(): Promise<void> {
    const key = this.peopleKey(this.id)
    const pipeline = this.parts.link.commands.pipeline().del(key)
    const userIds = [...this.counts.userIds()]
    for (let start = 0; start < userIds.length; start += BATCH_SIZE) {
      pipeline.sadd(key, ...userIds.slice(start, start + BATCH_SIZE))
    }
    pipeline.pexpire(key, LEFTOVER_MS)
    // Before it is sent: who comes or goes from now on is written after it.
    this.isComplete = true
    const answers = await pipeline.exec()
    if (answers?.some(([error]) => error)) this.isComplete = false
  }

  /** Tells of those whose process died, and who came back to none. */
  private async tellWhoLeft(processId: string): Promise<void> {
    const { link, events, logger, now } = this.parts
    // It may be alive after all, and writes its people anew: they are not to be taken away with these.
    const key = `${this.peopleKey(processId)}:left`
    const heardAt = new Date(now().getTime() - this.deadAfterMs - 3 * this.beatMs)
    let [left, cursor] = [0, '0']
    try {
      await link.commands.rename(this.peopleKey(processId), key).catch(ignoreMissing)
      do {
        const [next, userIds] = await link.commands.sscan(key, cursor, 'COUNT', BATCH_SIZE)
        cursor = next
        const connected = await this.connectedOf(userIds)
        const gone = userIds.filter((userId) => !connected.has(userId))
        for (const userId of gone) events.publish('personLeft', { userId, heardAt })
        left += gone.length
        await delay(BATCH_PAUSE_MS)
      } while (cursor !== '0' && !this.isStopped)
      await link.commands.del(key)
      logger.warn({ processId, left }, 'Another process ended without a word')
    } catch (error) {
      logger.error({ err: error, processId }, 'Who was connected to a process that died could not be read')
    }
  }
}

/** Of a process to which nobody was connected there is nothing. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('no such key'))) throw error
}
