import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Logger } from '../logging/logger.ts'
import { LONGEST_PAUSE_MS, type RedisLink } from '../redis/redis-link.ts'
import { Batches, BETWEEN_EVENTS, type ToldEvent } from './batches.ts'
import type { EventBus, ServerEventName, ServerEvents } from './event-bus.ts'
import { channelsOf, isServerEventName } from './event-channels.ts'
import { firstOf } from './first-of.ts'
import { HeldEvents } from './held-events.ts'
import { CHANNEL_OF_ALL, type Interests, type Missed } from './interests.ts'

/** Channels in one command: subscribing to very many keeps nothing else waiting for long. */
const BATCH_SIZE = 500
/** A connection that comes back soon finds its channels still heard. */
const RELEASE_DELAY_MS = 2000
const RETRY_DELAY_MS = 500
/** After Redis came back, all processes have come back to it by then. */
const COME_BACK_MS = LONGEST_PAUSE_MS + 1000
/** How often the database is read while other processes cannot be heard. */
const LOOK_INTERVAL_MS = 3000
/** Events of more than one channel that are remembered, so that each is heard once. */
const MAX_REMEMBERED = 5000

/** What telling other processes takes. */
export interface RedisFanOutParts {
  link: RedisLink
  events: EventBus
  logger: Logger
}

/**
 * Tells other processes what happens in this one, and this one what happens in them, through Redis. Nothing here waits
 * for it, and nothing depends on it: what is told stands in the database already, and what may have been missed is read
 * there, by `onMissed`.
 */
export class RedisFanOut implements Interests, AsyncDisposable {
  private readonly parts: RedisFanOutParts
  private readonly origin = randomBytes(6).toString('base64url')
  private readonly originBytes = Buffer.from(this.origin)
  private readonly wanted = new Set<string>([CHANNEL_OF_ALL])
  /** What the present connection hears. */
  private heard = new Set<string>()
  /** What was heard by any: hearing it for the first time follows a reading, hearing it again does not. */
  private readonly known = new Set<string>()
  private readonly unsettled = new Set<string>([CHANNEL_OF_ALL])
  private isSettling = false
  private readonly batches = new Batches((channel, text, events) => this.publish(channel, text, events))
  private readonly held = new HeldEvents()
  private heldTimer: NodeJS.Timeout | undefined
  private readonly remembered = new Set<string>()
  private count = 0
  private readonly missed = new EventEmitter<{ missed: [Missed] }>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly looking: NodeJS.Timeout
  private settleTimer: NodeJS.Immediate | undefined
  private readonly ends: (() => void)[]

  constructor(parts: RedisFanOutParts) {
    this.parts = parts
    const { link, events } = parts
    const onMessage = (channel: Buffer, bytes: Buffer) => this.receive(bytes, channel)
    link.subscriber.on('messageBuffer', onMessage)
    this.ends = [
      () => void link.subscriber.off('messageBuffer', onMessage),
      link.watch({ ready: () => this.comeBack(), away: () => (this.heard = new Set()) }),
      events.forward((name, event) => this.tell(name, event)),
    ]
    this.looking = setInterval(() => {
      if (!link.isReady) this.lookAtAll()
    }, LOOK_INTERVAL_MS)
    if (link.isReady) this.comeBack()
  }

  want(channel: string): void {
    this.wanted.add(channel)
    if (!this.heard.has(channel)) this.settleSoon(channel)
  }

  release(channel: string): void {
    this.wanted.delete(channel)
    this.later(RELEASE_DELAY_MS, () => {
      if (!this.wanted.has(channel)) this.settleSoon(channel)
    })
  }

  onMissed(listener: (missed: Missed) => void): () => void {
    this.missed.on('missed', listener)
    return () => void this.missed.off('missed', listener)
  }

  /** Has everything looked at that this process follows, because somebody may have ended before telling. */
  lookAtAll(): void {
    this.missed.emit('missed', { channels: [...this.wanted], isNew: false })
  }

  /** Hears and tells nothing any more. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const end of this.ends) end()
    clearInterval(this.looking)
    clearImmediate(this.settleTimer)
    clearTimeout(this.heldTimer)
    for (const timer of this.timers) clearTimeout(timer)
    this.missed.removeAllListeners()
    this.tellHeld()
    this.batches.flush()
    // What was told is on its way once Redis has answered.
    await this.parts.link.commands.ping().catch(() => undefined)
  }

  private tell<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): void {
    const channels = channelsOf(name, event)
    if (channels.length === 0) return
    const { link } = this.parts
    if (!link.isReady) {
      this.hold(name, event)
      return
    }
    this.count += 1
    const number = channels.length > 1 ? this.count : 0
    const text = `${this.origin} ${number} ${name} ${JSON.stringify(event)}`
    for (const channel of channels) this.batches.add(channel, text, { name, event } as ToldEvent)
  }

  /** Tells a channel what one tick brought: a message of Redis costs more than the events in it. */
  private publish(channel: string, text: string, events: readonly ToldEvent[]): void {
    const { link } = this.parts
    const hold = () => {
      for (const { name, event } of events) this.hold(name, event)
    }
    if (!link.isReady) hold()
    else link.commands.publish(link.prefix + channel, text).catch(hold)
  }

  /** Keeps an event until Redis is back; or, where it is there and would not take it, until a moment later. */
  private hold<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): void {
    const { isReady } = this.parts.link
    this.held.add(name, event, !isReady)
    if (isReady) this.tellHeldLater()
  }

  private tellHeldLater(): void {
    this.heldTimer ??= setTimeout(() => {
      this.heldTimer = undefined
      this.tellHeld()
    }, COME_BACK_MS)
  }

  private receive(bytes: Buffer, channel: Buffer): void {
    // Told here already. Looked at before anything is read: half of what comes may be one's own.
    if (bytes.subarray(0, this.originBytes.length).equals(this.originBytes)) return
    for (const text of bytes.toString().split(BETWEEN_EVENTS)) this.receiveOne(text, channel)
  }

  private receiveOne(text: string, channel: Buffer): void {
    const afterNumber = text.indexOf(' ', text.indexOf(' ') + 1)
    const afterName = text.indexOf(' ', afterNumber + 1)
    const name = text.slice(afterNumber + 1, afterName)
    if (!isServerEventName(name)) return
    const id = text.slice(0, afterNumber)
    if (!id.endsWith(' 0') && !this.remember(id)) return
    try {
      this.parts.events.receive(name, JSON.parse(text.slice(afterName + 1)) as never)
    } catch {
      // Without the cause, which would quote what came.
      this.parts.logger.error(
        { event: name, channel: channel.toString() },
        'What another process told could not be read',
      )
    }
  }

  /** @returns Whether it is new. */
  private remember(id: string): boolean {
    if (this.remembered.has(id)) return false
    this.remembered.add(id)
    if (this.remembered.size > MAX_REMEMBERED) {
      const [oldest] = this.remembered
      if (oldest !== undefined) this.remembered.delete(oldest)
    }
    return true
  }

  private comeBack(): void {
    this.heard = new Set()
    for (const channel of this.wanted) {
      this.unsettled.add(channel)
      this.known.add(channel)
    }
    void this.settle()
    // Redis may have been lost again since it was last there: from now on the others have all of the time.
    clearTimeout(this.heldTimer)
    this.heldTimer = undefined
    this.tellHeldLater()
  }

  private tellHeld(): void {
    if (!this.parts.link.isReady) return
    const { events, lost } = this.held.take()
    for (const { name, event } of events) this.tell(name, event as never)
    if (lost > 0) this.parts.logger.warn({ lost }, 'Too much happened for other processes while Redis was away')
  }

  private settleSoon(channel: string): void {
    this.unsettled.add(channel)
    this.settleTimer ??= setImmediate(() => {
      this.settleTimer = undefined
      void this.settle()
    })
  }

  /** Brings what is heard in step with what is wanted. */
  private async settle(): Promise<void> {
    if (this.isSettling) return
    this.isSettling = true
    const { link } = this.parts
    while (link.isReady && this.unsettled.size > 0) {
      const batch = firstOf(this.unsettled, BATCH_SIZE)
      for (const channel of batch) this.unsettled.delete(channel)
      try {
        await this.settleBatch(batch)
      } catch {
        for (const channel of batch) this.unsettled.add(channel)
        await new Promise<void>((resolve) => this.later(RETRY_DELAY_MS, resolve))
      }
    }
    this.isSettling = false
  }

  private async settleBatch(batch: readonly string[]): Promise<void> {
    const { subscriber, prefix } = this.parts.link
    const { heard } = this
    const names = (channels: readonly string[]) => channels.map((channel) => prefix + channel)
    const added = batch.filter((channel) => this.wanted.has(channel) && !heard.has(channel))
    // Also those of which it is not known: the subscriber may have stayed while the other connection was lost.
    const dropped = batch.filter((channel) => !this.wanted.has(channel))
    if (added.length > 0) {
      await subscriber.subscribe(...names(added))
      // Otherwise the connection was another one meanwhile: its own round hears them.
      if (heard === this.heard) {
        for (const channel of added) heard.add(channel)
        this.tellMissed(added)
      }
    }
    if (dropped.length > 0) {
      await subscriber.unsubscribe(...names(dropped))
      for (const channel of dropped) {
        heard.delete(channel)
        this.known.delete(channel)
        // Wanted again while it was given up.
        if (this.wanted.has(channel)) this.unsettled.add(channel)
      }
    }
  }

  private tellMissed(channels: readonly string[]): void {
    const [again, first] = [
      channels.filter((one) => this.known.has(one)),
      channels.filter((one) => !this.known.has(one)),
    ]
    for (const channel of first) this.known.add(channel)
    if (first.length > 0) this.missed.emit('missed', { channels: first, isNew: true })
    if (again.length > 0) this.missed.emit('missed', { channels: again, isNew: false })
  }

  private later(delayMs: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, delayMs)
    this.timers.add(timer)
  }
}
