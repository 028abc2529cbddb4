import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import type { EventBus, MessageChange } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import type { RedisLink } from '../../redis/redis-link.ts'
import type { Presence } from '../presence/presence.ts'
import { PushQueue } from './push-queue.ts'
import { PushRetries } from './push-retries.ts'
import type { PushSender } from './push-sender.ts'
import { createSharedTurns, OWN_TURNS, type PushTurns } from './push-turns.ts'
import { type PushMessage, readRecipients, readUnheard } from './recipients.ts'
import { forgetTarget } from './subscriptions.ts'

/** What telling people takes. */
export interface PushNoticesParts {
  config: Pick<Config, 'pushRetriesMs'>
  db: Db
  events: EventBus
  logger: Logger
  presence: Presence
  push: PushSender
  /** Where several processes take turns; undefined: there is this one alone. */
  redis: RedisLink | undefined
  now: () => Date
}

/** How long what is written is gathered before people are told of it, and how soon again of the same group. */
const GATHER_MS = 500
const PAUSE_MS = 5000
/** Messages on their way to push services at a time, and waiting for that: beyond, people are told of the next one. */
const AT_ONCE = 32
const QUEUE_LIMITS = { waiting: 5000, waitingOfOne: 200, atOnceOfOne: 2 }
/** Groups whose pause is remembered before those that are over are forgotten. */
const MAX_PAUSES = 10_000

/** Tells members by Web Push of what was written while none of their connections was alive. */
export class PushNotices implements AsyncDisposable {
  private readonly parts: PushNoticesParts
  private readonly turns: PushTurns
  /** Per group: the place after which messages are to be told. */
  private readonly waiting = new Map<string, { afterSequence: number; timer: NodeJS.Timeout }>()
  private readonly pausedUntilMs = new Map<string, number>()
  private readonly queue = new PushQueue<{ message: PushMessage; tries: number }>(QUEUE_LIMITS)
  private readonly retries: PushRetries
  private readonly running = new Set<Promise<void>>()
  private sending = 0
  private isStopped = false
  private readonly ends: (() => void)[]

  constructor(parts: PushNoticesParts) {
    this.parts = parts
    this.turns = parts.redis ? createSharedTurns(parts.redis, parts.db, PAUSE_MS) : OWN_TURNS
    this.retries = new PushRetries(parts.config.pushRetriesMs, (message, tries) =>
      this.track(this.tellAgain(message, tries)),
    )
    this.ends = [
      parts.events.subscribe('messageChanged', (change) => this.note(change)),
      parts.events.subscribe('personLeft', ({ userId, heardAt }) => this.track(this.tellWhoLeft(userId, heardAt))),
    ]
  }

  /** Stops; what is already on its way to a push service is waited for. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopped = true
    for (const end of this.ends) end()
    for (const { timer } of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
    this.queue.clear()
    while (this.running.size > 0) await Promise.allSettled(this.running)
    this.retries[Symbol.dispose]()
  }

  private note({ kind, groupId, message, isRepeat }: MessageChange): void {
    if (kind !== 'sent' || isRepeat) return
    const pauseMs = (this.pausedUntilMs.get(groupId) ?? 0) - performance.now()
    this.wait(groupId, message.sequence - 1, Math.max(GATHER_MS, pauseMs))
  }

  private wait(groupId: string, afterSequence: number, delayMs: number): void {
    const known = this.waiting.get(groupId)
    if (known) {
      known.afterSequence = Math.min(known.afterSequence, afterSequence)
      return
    }
    const timer = setTimeout(() => this.track(this.tellGroup(groupId)), delayMs)
    this.waiting.set(groupId, { afterSequence, timer })
  }

  private async tellGroup(groupId: string): Promise<void> {
    const entry = this.waiting.get(groupId)
    this.waiting.delete(groupId)
    if (!entry) return
    const { waitMs, toldSequence } = await this.turns.take(groupId)
    if (waitMs > 0) {
      if (!this.isStopped) this.wait(groupId, entry.afterSequence, waitMs)
      return
    }
    this.pause(groupId)
    const { db, presence, now } = this.parts
    const recipients = await readRecipients(db, groupId, Math.max(entry.afterSequence, toldSequence), now())
    const connected = await presence.connectedOf(recipients.map(({ userId }) => userId))
    this.enqueue(recipients.filter(({ userId }) => !connected.has(userId)))
  }

  /** Somebody's connection died without a word: what was written to it since it was last heard may not have arrived. */
  private async tellWhoLeft(leftId: string, heardAt: Date): Promise<void> {
    const { db, presence, now } = this.parts
    for (const { groupId, lastSequence } of await readUnheard(db, leftId, heardAt)) {
      const recipients = await readRecipients(db, groupId, lastSequence - 1, now())
      if ((await presence.connectedOf([leftId])).size > 0) return
      this.enqueue(recipients.filter(({ userId }) => userId === leftId))
    }
  }

  /** Once more, to who still is away, has not read it elsewhere, and wants to be told. */
  private async tellAgain({ userId, target, payload, afterSequence }: PushMessage, tries: number): Promise<void> {
    const { db, presence, now } = this.parts
    const recipients = await readRecipients(db, payload.groupId, afterSequence, now())
    if ((await presence.connectedOf([userId])).size > 0) return
    const isSame = (one: PushMessage) => one.userId === userId && one.target.endpoint === target.endpoint
    this.enqueue(recipients.filter(isSame), tries)
  }

  private pause(groupId: string): void {
    const nowMs = performance.now()
    this.pausedUntilMs.set(groupId, nowMs + PAUSE_MS)
    if (this.pausedUntilMs.size <= MAX_PAUSES) return
    for (const [id, untilMs] of this.pausedUntilMs) if (untilMs < nowMs) this.pausedUntilMs.delete(id)
  }

  private enqueue(messages: readonly PushMessage[], tries = 0): void {
    let lost = 0
    for (const message of messages) {
      this.retries.forget(message)
      if (!this.queue.add(message.userId, { message, tries })) lost += 1
    }
    if (lost > 0) this.parts.logger.warn({ waiting: this.queue.size, lost }, 'Too much to push')
    const senders = Math.min(AT_ONCE - this.sending, this.queue.size)
    for (let sender = 0; sender < senders; sender += 1) this.track(this.sendWaiting())
  }

  private async sendWaiting(): Promise<void> {
    this.sending += 1
    try {
      while (await this.queue.work((next) => this.send(next)));
    } finally {
      this.sending -= 1
    }
  }

  private async send({ message, tries }: { message: PushMessage; tries: number }): Promise<void> {
    const { db, push, logger } = this.parts
    const outcome = await push.send(message.target, message.payload)
    if (outcome.kind === 'gone') await forgetTarget(db, message.target)
    const isLost =
      outcome.kind === 'refused' ||
      (outcome.kind === 'busy' && !this.retries.later(message, tries + 1, outcome.afterMs))
    // The address is a secret of the browser's: neither it nor whose it is belongs into a log.
    if (isLost) logger.info('A push service did not take a message')
  }

  private track(task: Promise<void>): void {
    const guarded = task
      .catch((error: unknown) => this.parts.logger.error({ err: error }, 'People could not be told by push'))
      .finally(() => this.running.delete(guarded))
    this.running.add(guarded)
  }
}
