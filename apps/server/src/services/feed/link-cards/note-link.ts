import { and, eq, ne, sql } from 'drizzle-orm'
import type { FeedPost } from '@umkreis/schemas'
import { managesFeed, requirePost } from '../../../access/require-feed.ts'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../db/client.ts'
import { feedLinkCards, organisationSettings } from '../../../db/schema/index.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import { type BlobParts, removePublicBlob } from '../../blobs/public-blobs.ts'
import { type FeedParts, publishFeed } from '../feed-parts.ts'
import { readPost } from '../reader.ts'
import { firstLink } from './first-link.ts'

/** What came of noting a post's link. */
export interface NotedLink {
  /** Whether there is a page to be asked. */
  isNew: boolean
  /** The picture of the card that was there before, to be removed once this is done. */
  formerPictureUrl: string | null
}

/** What a card is as long as nothing is known, or nothing is to be shown. */
const NOTHING_KNOWN = {
  title: '',
  description: '',
  siteName: '',
  pictureUrl: null,
  pictureWidth: null,
  pictureHeight: null,
}

/** Whether pages are asked for what posts of an organisation link to: a switch of its Managers. */
export async function usesLinkCards(db: Db, organisationId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: organisationSettings.usesLinkCards })
    .from(organisationSettings)
    .where(eq(organisationSettings.organisationId, organisationId))
  return row?.isOn ?? true
}

/** Notes the first link of a post's text, so that its page is asked for; what is known of the same link stays. */
export async function noteLink(
  tx: Db,
  post: { postId: string; organisationId: string; text: string },
  now: Date,
): Promise<NotedLink> {
  const { postId, organisationId } = post
  const url = firstLink(post.text)
  const [former] = await tx.select().from(feedLinkCards).where(eq(feedLinkCards.postId, postId)).for('update')
  if (former?.url === url) return { isNew: false, formerPictureUrl: null }
  const formerPictureUrl = former?.pictureUrl ?? null
  if (url === undefined || !(await usesLinkCards(tx, organisationId))) {
    await tx.delete(feedLinkCards).where(eq(feedLinkCards.postId, postId))
    return { isNew: false, formerPictureUrl }
  }
  const card = { url, state: 'waiting' as const, dueAt: now, tries: 0, ...NOTHING_KNOWN }
  await tx
    .insert(feedLinkCards)
    .values({ postId, organisationId, ...card })
    .onConflictDoUpdate({ target: feedLinkCards.postId, set: card })
  return { isNew: true, formerPictureUrl }
}

/** Tells whoever asks for pages that there is one, and takes the former picture away. */
export async function followLink(
  parts: FeedParts & BlobParts,
  postId: string,
  { isNew, formerPictureUrl }: NotedLink,
): Promise<void> {
  if (isNew) parts.events.publish('linkNoted', { postId })
  await removePublicBlob(parts, formerPictureUrl)
}

/**
 * Takes the card away below a post, for good: the link stays what it is, and a card comes only with another one.
 *
 * @throws {ServiceError} `not-found`; `forbidden` but for its author and Managers.
 */
export async function removeLinkCard(parts: FeedParts & BlobParts, viewer: Viewer, postId: string): Promise<FeedPost> {
  const { db } = parts
  const { authorId } = await requirePost(db, viewer, postId)
  if (authorId !== viewer.userId && !managesFeed(viewer)) {
    throw new ServiceError('forbidden', 'Only its author and managers remove a link preview')
  }
  const removed = await db.transaction(async (tx) => {
    const isThere = and(eq(feedLinkCards.postId, postId), ne(feedLinkCards.state, 'removed'))
    const [former] = await tx.select().from(feedLinkCards).where(isThere).for('update')
    if (!former) return undefined
    await tx
      .update(feedLinkCards)
      .set({ state: 'removed', dueAt: null, tries: sql`${feedLinkCards.tries} + 1`, ...NOTHING_KNOWN })
      .where(eq(feedLinkCards.postId, postId))
    return former
  })
  if (removed) publishFeed(parts, viewer, postId, 'changed')
  await removePublicBlob(parts, removed?.pictureUrl ?? null)
  return readPost(db, viewer, postId)
}
