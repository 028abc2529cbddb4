import type { ServerEventName, ServerEvents } from './event-bus.ts'

/** An event that is told to other processes. */
export type ToldEvent = { [Name in ServerEventName]: { name: Name; event: ServerEvents[Name] } }[ServerEventName]

/** What waits for one channel. */
interface Batch {
  text: string
  events: ToldEvent[]
}

/** Text that waits for the end of the tick is told earlier once it is this long. */
const MAX_WAITING_CHARS = 256 * 1024
/** Stands between the events of a batch: JSON holds no such character. */
export const BETWEEN_EVENTS = '\n'

/** Gathers what is told in one tick, by channel, so that each channel is told once. */
export class Batches {
  private readonly waiting = new Map<string, Batch>()
  private timer: NodeJS.Immediate | undefined
  private readonly tell: (channel: string, text: string, events: readonly ToldEvent[]) => void

  /** @param tell Takes each whole batch. */
  constructor(tell: (channel: string, text: string, events: readonly ToldEvent[]) => void) {
    this.tell = tell
  }

  /** @param text The event as others read it. */
  add(channel: string, text: string, event: ToldEvent): void {
    const batch = this.waiting.get(channel)
    if (!batch) this.waiting.set(channel, { text, events: [event] })
    else {
      batch.text += BETWEEN_EVENTS + text
      batch.events.push(event)
      if (batch.text.length >= MAX_WAITING_CHARS) this.hand(channel, batch)
    }
    this.timer ??= setImmediate(() => this.flush())
  }

  /** Tells what waits, at once. */
  flush(): void {
    clearImmediate(this.timer)
    this.timer = undefined
    for (const [channel, batch] of this.waiting) this.hand(channel, batch)
  }

  private hand(channel: string, { text, events }: Batch): void {
    this.waiting.delete(channel)
    this.tell(channel, text, events)
  }
}
