import type { ToldEvent } from './batches.ts'
import type { ServerEventName, ServerEvents } from './event-bus.ts'

/** Beyond, the oldest are let go: whom they concern learns of it with the next connection. */
const MAX_HELD = 20_000

/** Keeps what could not be told to other processes until they can be reached: each once, the newest last. */
export class HeldEvents {
  private readonly held = new Map<string, ToldEvent>()
  private lost = 0

  /** @param isAway Whether nobody hears anything now: messages are then found in the database by whoever missed them. */
  add<Name extends ServerEventName>(name: Name, event: ServerEvents[Name], isAway: boolean): void {
    // Who was writing then is not any more.
    if (name === 'typing' || (isAway && name === 'messageChanged')) return
    this.keep({ name, event } as ToldEvent)
  }

  /** @returns What was kept, in its order, and how much was let go; nothing is kept any more. */
  take(): { events: readonly ToldEvent[]; lost: number } {
    const events = [...this.held.values()].flatMap(withMembersReadAgain)
    const { lost } = this
    this.held.clear()
    this.lost = 0
    return { events, lost }
  }

  private keep(one: ToldEvent): void {
    const key = keyOf(one)
    const before = this.held.get(key)
    this.held.delete(key)
    this.held.set(key, before ? join(before, one) : one)
    if (this.held.size <= MAX_HELD) return
    const [oldest] = this.held.keys()
    if (oldest !== undefined) this.held.delete(oldest)
    this.lost += 1
  }
}

function keyOf({ name, event }: ToldEvent): string {
  if (name === 'readingChanged') return `${name} ${event.groupId} ${event.userId}`
  return `${name} ${JSON.stringify(event)}`
}

/** Of several readings of one person the last places count, and the first that was left. */
function join(before: ToldEvent, after: ToldEvent): ToldEvent {
  if (before.name !== 'readingChanged' || after.name !== 'readingChanged') return after
  const fromSequence = Math.min(before.event.fromSequence, after.event.fromSequence)
  return { name: after.name, event: { ...after.event, fromSequence } }
}

/** Who was removed may be in again by now, and that may have been told before this. */
function withMembersReadAgain(one: ToldEvent): ToldEvent[] {
  return one.name === 'membersRemoved' ? [one, { name: 'membersAdded', event: one.event }] : [one]
}
