import type { MarkDeliveredRequest, MarkReadRequest, UnreadMessagesCount } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { notFound } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import { countUnread } from '../messages/unread.ts'
import { type ReadingMark, type StoredMark, storeMarks } from './store-marks.ts'

/** What noting marks takes. */
export interface ReadingMarksParts {
  db: Db
  events: EventBus
  logger: Logger
  now: () => Date
}

/** How long marks are gathered that somebody waits for, and those that nobody does. */
const GATHER_READ_MS = 10
const GATHER_DELIVERED_MS = 100

interface Round {
  readonly marks: Map<string, Map<string, ReadingMark>>
  readonly readerIds: Set<string>
  readonly outcome: PromiseWithResolvers<Outcome>
}

interface Outcome {
  /** `<groupId> <userId>` of whoever is a member. */
  members: ReadonlySet<string>
  unread: ReadonlyMap<string, UnreadMessagesCount>
}

/**
 * Notes how far messages have come to people. What many say at about the same time costs a few statements: a message to a
 * thousand people is delivered and read by a thousand people.
 */
export class ReadingMarks implements AsyncDisposable {
  private readonly parts: ReadingMarksParts
  private round = createRound()
  private timer: { due: NodeJS.Timeout; isSoon: boolean } | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(parts: ReadingMarksParts) {
    this.parts = parts
  }

  /**
   * Notes that everything up to a place has reached a device of the viewer's. Never goes back. One that is lost with the
   * process does no harm: the next one holds for everything before it.
   *
   * @param isMember Whether the viewer is known to be one: then nothing is waited for.
   * @throws {ServiceError} `not-found`.
   */
  async markDelivered(viewer: Viewer, request: MarkDeliveredRequest, isMember: boolean): Promise<void> {
    const { GroupId: groupId, Sequence: delivered } = request
    const outcome = this.add(viewer, groupId, { delivered, read: 0 }, !isMember)
    if (!isMember) requireMember(await outcome, viewer, groupId)
  }

  /**
   * Notes that the viewer has seen a group's messages up to a place, and tells their other connections. Never goes back.
   *
   * @returns What is unread now.
   * @throws {ServiceError} `not-found`.
   */
  async markRead(viewer: Viewer, { GroupId: groupId, Sequence: read }: MarkReadRequest): Promise<UnreadMessagesCount> {
    this.round.readerIds.add(viewer.userId)
    const outcome = await this.add(viewer, groupId, { delivered: 0, read }, true)
    requireMember(outcome, viewer, groupId)
    return outcome.unread.get(viewer.userId) ?? { total: 0, groups: [] }
  }

  /** Writes what waits. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.flush()
    await this.writing
  }

  private add({ userId }: Viewer, groupId: string, mark: ReadingMark, isSoon: boolean): Promise<Outcome> {
    const { marks, outcome } = this.round
    const ofGroup = marks.get(groupId) ?? new Map<string, ReadingMark>()
    const { delivered, read } = ofGroup.get(userId) ?? { delivered: 0, read: 0 }
    ofGroup.set(userId, { delivered: Math.max(delivered, mark.delivered), read: Math.max(read, mark.read) })
    marks.set(groupId, ofGroup)
    if (this.timer === undefined || (isSoon && !this.timer.isSoon)) {
      clearTimeout(this.timer?.due)
      const due = setTimeout(() => this.flush(), isSoon ? GATHER_READ_MS : GATHER_DELIVERED_MS)
      this.timer = { due, isSoon }
    }
    return outcome.promise
  }

  private flush(): void {
    clearTimeout(this.timer?.due)
    this.timer = undefined
    const { round } = this
    this.round = createRound()
    this.writing = this.write(round, this.writing)
  }

  private async write({ marks, readerIds, outcome }: Round, earlier: Promise<void>): Promise<void> {
    await earlier
    const { db, logger, now } = this.parts
    const members = new Set<string>()
    try {
      for (const [groupId, ofGroup] of marks) {
        for (const stored of await storeMarks(db, groupId, ofGroup, now())) {
          members.add(`${groupId} ${stored.userId}`)
          this.publish(groupId, stored)
        }
      }
      const unread = readerIds.size > 0 ? await countUnread(db, [...readerIds]) : new Map()
      outcome.resolve({ members, unread })
    } catch (error) {
      logger.error({ err: error }, 'What was delivered and read could not be noted')
      outcome.reject(error)
    }
  }

  private publish(groupId: string, { userId, deliveredBefore, readBefore, delivered, read }: StoredMark): void {
    const { events } = this.parts
    const seenBefore = Math.max(deliveredBefore, readBefore)
    const hasRead = read > readBefore
    if (hasRead) events.publish('unreadChanged', { userId })
    if (!hasRead && delivered <= seenBefore) return
    const fromSequence = hasRead ? readBefore : seenBefore
    const deliveredSequence = Math.max(delivered, read)
    events.publish('readingChanged', { groupId, userId, fromSequence, deliveredSequence, readSequence: read })
  }
}

function createRound(): Round {
  const outcome = Promise.withResolvers<Outcome>()
  // Nobody may be waiting for it.
  outcome.promise.catch(() => undefined)
  return { marks: new Map(), readerIds: new Set(), outcome }
}

function requireMember({ members }: Outcome, { userId }: Viewer, groupId: string): void {
  if (!members.has(`${groupId} ${userId}`)) throw notFound('This group')
}
