import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { feedMentions, preferences, pushSubscriptions, sessions, users } from '../../../db/schema/index.ts'
import type { EventBus, ServerEvents } from '../../../events/event-bus.ts'
import type { Logger } from '../../../logging/logger.ts'
import { formatQuietHours, isQuiet } from '../../preferences/quiet-hours.ts'
import type { Presence } from '../../presence/presence.ts'
import type { PushSender } from '../../push/push-sender.ts'
import { forgetTarget } from '../../push/subscriptions.ts'

/** What telling people that they were named takes. */
export interface MentionPushParts {
  db: Db
  events: EventBus
  logger: Logger
  presence: Presence
  push: PushSender
  now: () => Date
}

/** Messages to push services that are not answered yet; beyond, people see the mention when they look. */
const MAX_RUNNING = 64

/**
 * Tells people by Web Push that they are named in the feed, where none of their connections is alive, and as they prefer
 * it. It says who named them and not what was written.
 */
export class MentionPush implements AsyncDisposable {
  private readonly parts: MentionPushParts
  private readonly running = new Set<Promise<void>>()
  private readonly end: () => void

  constructor(parts: MentionPushParts) {
    this.parts = parts
    this.end = parts.events.subscribe('mentioned', (mentioned) => this.track(this.tell(mentioned)))
  }

  /** Stops; what is already on its way to a push service is waited for. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.end()
    while (this.running.size > 0) await Promise.allSettled(this.running)
  }

  private async tell({ postId, userIds, byUserId }: ServerEvents['mentioned']): Promise<void> {
    const { db, presence, now } = this.parts
    const connected = await presence.connectedOf(userIds)
    const away = userIds.filter((userId) => !connected.has(userId))
    if (away.length === 0) return
    const [by] = await db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.userId, byUserId))
    const title = by ? `${by.firstName} ${by.lastName}`.trim() : ''
    if (title === '') return
    for (const { target, own } of await this.targetsOf(away, postId)) {
      const quietHours = own && formatQuietHours(own)
      if (quietHours && isQuiet(quietHours, now())) continue
      if (this.running.size > MAX_RUNNING) return
      this.track(this.send(target, { postId, title }))
    }
  }

  /** The browsers of those of these people who want to be told, and still have something to look at. */
  private targetsOf(userIds: readonly string[], postId: string) {
    return this.parts.db
      .selectDistinct({ target: pushSubscriptions, own: preferences })
      .from(pushSubscriptions)
      .innerJoin(sessions, and(eq(sessions.sessionId, pushSubscriptions.sessionId), isNull(sessions.endedAt)))
      .innerJoin(users, and(eq(users.userId, pushSubscriptions.userId), ne(users.role, 'external')))
      .innerJoin(
        feedMentions,
        and(eq(feedMentions.userId, users.userId), eq(feedMentions.postId, postId), isNull(feedMentions.seenAt)),
      )
      .leftJoin(preferences, eq(preferences.userId, users.userId))
      .where(and(inArray(users.userId, [...userIds]), or(isNull(preferences.push), eq(preferences.push, true))))
  }

  private async send(
    target: typeof pushSubscriptions.$inferSelect,
    payload: { postId: string; title: string },
  ): Promise<void> {
    const { endpoint, p256dh, auth } = target
    const outcome = await this.parts.push.send({ endpoint, p256dh, auth }, payload)
    if (outcome.kind === 'gone') await forgetTarget(this.parts.db, target)
  }

  private track(task: Promise<void>): void {
    const guarded = task
      .catch((error: unknown) =>
        this.parts.logger.error({ name: (error as Error).name }, 'People could not be told that they were named'),
      )
      .finally(() => this.running.delete(guarded))
    this.running.add(guarded)
  }
}
