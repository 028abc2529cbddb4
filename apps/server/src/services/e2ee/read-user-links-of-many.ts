import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import type { UserId, UserLinksAnswer, UserLinksOfManyAnswer, UserLinksOfManyRequest } from '@umkreis/schemas'
import { loadKeyOwnerIds } from '../../access/require-key-owner.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeUserLinks } from '../../db/schema/index.ts'

/** Characters of links from which on further people are left for the next call. */
const ANSWER_MAX_CHARS = 8_000_000

type Wanted = UserLinksOfManyRequest['users']

/**
 * Reads the chains of many people, each from one link on, in the order asked. Left out are whom the viewer has nothing to
 * verify, and people at the end of the list when the answer would become too long.
 */
export async function readUserLinksOfMany(
  db: Db,
  viewer: Viewer,
  { users }: UserLinksOfManyRequest,
): Promise<UserLinksOfManyAnswer> {
  const visible = await loadKeyOwnerIds(
    db,
    viewer,
    users.map(({ userId }) => userId),
  )
  const wanted = await fitting(
    db,
    users.filter(({ userId }) => visible.has(userId)),
  )
  if (wanted.length === 0) return { users: [] }
  const links = await db
    .select({ userId: e2eeUserLinks.userId, seq: e2eeUserLinks.seq, link: e2eeUserLinks.link })
    .from(e2eeUserLinks)
    .where(areOf(wanted))
    .orderBy(asc(e2eeUserLinks.seq))
  const answer = new Map<string, UserLinksAnswer>(wanted.map(({ userId }) => [userId, { userId, links: [] }]))
  for (const { userId, seq, link } of links) answer.get(userId)?.links.push({ seq, link })
  return { users: [...answer.values()] }
}

/** The first of these people whose links together are not too long, and always the first one. */
async function fitting(db: Db, wanted: Wanted): Promise<Wanted> {
  if (wanted.length === 0) return []
  const sizes = await db
    .select({ userId: e2eeUserLinks.userId, chars: sql<string>`sum(length(${e2eeUserLinks.link}))` })
    .from(e2eeUserLinks)
    .where(areOf(wanted))
    .groupBy(e2eeUserLinks.userId)
  const charsOf = new Map(sizes.map(({ userId, chars }) => [userId as UserId, Number(chars)]))
  let chars = 0
  const tooLong = wanted.findIndex(({ userId }) => (chars += charsOf.get(userId) ?? 0) > ANSWER_MAX_CHARS)
  return tooLong < 0 ? wanted : wanted.slice(0, Math.max(1, tooLong))
}

function areOf(wanted: Wanted) {
  return or(...wanted.map(({ userId, from }) => and(eq(e2eeUserLinks.userId, userId), gte(e2eeUserLinks.seq, from))))
}
