import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Config } from '../../../config/config.ts'
import { feedLinkCards, feedPosts } from '../../../db/schema/index.ts'
import type { Logger } from '../../../logging/logger.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../../blobs/public-blobs.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import type { FeedParts } from '../feed-parts.ts'
import { type CardOutcome, fetchCard, type PageCard } from './fetch-card.ts'
import { usesLinkCards } from './note-link.ts'

/** What asking for pages takes. */
export type LinkCardsParts = FeedParts &
  BlobParts & { config: Pick<Config, 'linkCardRetriesMs'>; logger: Logger; outgoing: Outgoing }

type Waiting = typeof feedLinkCards.$inferSelect

/** Pages that one process asks for at the same time. */
const AT_ONCE = 4
/** Longer than page and picture together can take: whatever is still claimed then was left by a process that has ended. */
const CLAIM_MS = 60_000
/** How often one looks for what has become due. */
const CHECK_MS = 30_000

/**
 * Asks for the pages that posts link to, and shows what they say of themselves below the post. Each is claimed in the
 * database before it is asked for, so that of several processes one does, and none is forgotten.
 */
export class LinkCards implements AsyncDisposable {
  private readonly parts: LinkCardsParts
  private readonly workers = new Set<Promise<void>>()
  private readonly stopped = new AbortController()
  private readonly timer: NodeJS.Timeout
  private readonly end: () => void
  private isAsked = false

  constructor(parts: LinkCardsParts) {
    this.parts = parts
    this.end = parts.events.subscribe('linkNoted', () => this.wake())
    this.timer = setInterval(() => this.wake(), CHECK_MS).unref()
    this.wake()
  }

  /** Stops; what is being asked for is given up, and asked for again later. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.end()
    clearInterval(this.timer)
    this.stopped.abort()
    while (this.workers.size > 0) await Promise.all(this.workers)
  }

  private wake(): void {
    this.isAsked = true
    if (this.workers.size >= AT_ONCE || this.stopped.signal.aborted) return
    const worker = this.work().finally(() => this.workers.delete(worker))
    this.workers.add(worker)
  }

  private async work(): Promise<void> {
    try {
      while (!this.stopped.signal.aborted) {
        // Before the claim: what comes while it is made asks again.
        this.isAsked = false
        const row = await this.claim()
        if (row) {
          // Perhaps there are more.
          this.wake()
          await this.ask(row)
        } else if (!this.isAsked) return
      }
    } catch (error) {
      // Its message may quote what was to be stored.
      this.parts.logger.error({ name: (error as Error).name }, 'A link preview could not be made; it is tried again')
    }
  }

  private async claim(): Promise<Waiting | undefined> {
    const { db, now } = this.parts
    const at = now()
    const due = db
      .select({ postId: feedLinkCards.postId })
      .from(feedLinkCards)
      .where(lte(feedLinkCards.dueAt, at))
      .orderBy(asc(feedLinkCards.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await db
      .update(feedLinkCards)
      .set({ dueAt: new Date(at.getTime() + CLAIM_MS), tries: sql`${feedLinkCards.tries} + 1` })
      .where(inArray(feedLinkCards.postId, due))
      .returning()
    return row
  }

  private async ask(row: Waiting): Promise<void> {
    const { db, outgoing } = this.parts
    const outcome: CardOutcome = (await usesLinkCards(db, row.organisationId))
      ? await fetchCard(outgoing, row.url, this.stopped.signal)
      : { kind: 'none' }
    if (this.stopped.signal.aborted) return
    if (outcome.kind === 'card') return this.show(row, outcome.card)
    const pauseMs = outcome.kind === 'later' ? this.parts.config.linkCardRetriesMs[row.tries - 1] : undefined
    await db
      .update(feedLinkCards)
      .set(
        pauseMs === undefined
          ? { state: 'none', dueAt: null }
          : { dueAt: new Date(this.parts.now().getTime() + pauseMs) },
      )
      .where(isStill(row))
  }

  private async show(row: Waiting, { picture, ...words }: PageCard): Promise<void> {
    const { db, events } = this.parts
    const { postId, organisationId } = row
    const [post] = await db.select({ authorId: feedPosts.authorId }).from(feedPosts).where(eq(feedPosts.postId, postId))
    if (!post) return
    const pictureUrl =
      picture &&
      (await storePublicBlob(this.parts, {
        organisationId,
        ownerId: post.authorId,
        contentType: 'image/webp',
        bytes: picture.data,
      }))
    const shown = await db
      .update(feedLinkCards)
      .set({
        ...words,
        state: 'shown',
        dueAt: null,
        pictureUrl: pictureUrl ?? null,
        pictureWidth: picture?.width ?? null,
        pictureHeight: picture?.height ?? null,
      })
      .where(isStill(row))
      .returning({ postId: feedLinkCards.postId })
    // The post, or its link, is another one by now.
    if (shown.length === 0) await removePublicBlob(this.parts, pictureUrl ?? null)
    else events.publish('feedChanged', { organisationId, postId, change: 'changed' })
  }
}

/** Whoever claimed it after this one, or changed it, decides what becomes of it. */
function isStill({ postId, url, tries }: Waiting) {
  return and(
    eq(feedLinkCards.postId, postId),
    eq(feedLinkCards.url, url),
    eq(feedLinkCards.tries, tries),
    eq(feedLinkCards.state, 'waiting'),
  )
}
