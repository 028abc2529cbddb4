import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { isPresent } from '../../../access/is-present.ts'
import type { Db } from '../../../db/client.ts'
import { feedDigests, users } from '../../../db/schema/index.ts'
import type { Logger } from '../../../logging/logger.ts'
import { DEFAULT_LANGUAGE } from '../../language.ts'
import type { Mail } from '../../mail/format-mail.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { MAIL_WORDS } from '../../mail/words/mail-words.ts'
import { composeDigest } from './compose-digest.ts'
import { nextDigestAt, nextMorning } from './digest-times.ts'
import type { DigestTokens } from './digest-tokens.ts'

/** What sending digests takes. */
export interface SendDigestsParts {
  db: Db
  logger: Logger
  mailer: Mailer
  /** Undefined: mails are written as files, under a name by which one that is there already is found. */
  mailQueue: MailQueue | undefined
  digestTokens: DigestTokens
  now: () => Date
  publicUrl: () => string
}

/** A digest that is later is sent on the next morning: nobody wants one at night. */
const LATEST_MS = 12 * 60 * 60 * 1000
const RETRY_MS = 60 * 60 * 1000

/**
 * Mails everybody who wants it, and for whom it is time, what happened in the feed since the last time; nothing where
 * nothing did. Each is claimed in the transaction that hands its mail over: of several processes one sends it, and whatever
 * ends in between, it is sent once.
 */
export async function sendDigests(parts: SendDigestsParts): Promise<void> {
  // Asked for first: what is claimed without it would not be told.
  const origin = parts.publicUrl()
  while (await sendNext(parts, origin));
  void parts.mailQueue?.wake()
}

/** @returns Whether there was one. */
async function sendNext(parts: SendDigestsParts, origin: string): Promise<boolean> {
  const { db, logger, mailer, mailQueue } = parts
  let claimedId: string | undefined
  try {
    await db.transaction(async (tx) => {
      const claimed = await claim(tx, parts.now())
      claimedId = claimed?.userId
      const mail = claimed?.isNow ? await write(tx, parts, origin, claimed) : undefined
      if (!claimed || !mail) return
      if (mailQueue) return mailQueue.sendWithin(tx, mail)
      // There before the claim holds. Whoever claims it again, since this did not come to its end, finds it there: `since`
      // moves on with the claim alone.
      const id = `digest-${claimed.userId}-${claimed.since.getTime()}`
      return mailer.send(mail, { id, mayBeSent: true })
    })
  } catch (error) {
    if (claimedId === undefined) throw error
    // Its message may quote what somebody wrote.
    logger.warn({ name: (error as Error).name, userId: claimedId }, 'A digest could not be sent')
    const dueAt = new Date(parts.now().getTime() + RETRY_MS)
    await db.update(feedDigests).set({ dueAt }).where(eq(feedDigests.userId, claimedId))
  }
  return claimedId !== undefined
}

type Claimed = typeof feedDigests.$inferSelect & { isNow: boolean }

async function claim(tx: Db, now: Date): Promise<Claimed | undefined> {
  const [row] = await tx
    .select()
    .from(feedDigests)
    .where(lte(feedDigests.dueAt, now))
    .orderBy(asc(feedDigests.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return undefined
  const isNow = now.getTime() - row.dueAt.getTime() <= LATEST_MS
  await tx
    .update(feedDigests)
    .set(isNow ? { dueAt: nextDigestAt(now, row.timeZone), since: now } : { dueAt: nextMorning(now, row.timeZone) })
    .where(eq(feedDigests.userId, row.userId))
  return { ...row, isNow }
}

async function write(
  tx: Db,
  { digestTokens }: SendDigestsParts,
  origin: string,
  { userId, organisationId, since }: Claimed,
): Promise<Mail | undefined> {
  const [person] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.userId, userId),
        eq(users.organisationId, organisationId),
        // Whoever is a guest by now has no feed.
        ne(users.role, 'external'),
        isPresent(),
      ),
    )
  if (!person) return undefined
  const facts = await composeDigest(tx, { userId, organisationId }, since)
  if (!facts) return undefined
  const unsubscribeUrl = `${origin}/api/feed/digest/unsubscribe/${digestTokens.create(userId)}`
  const words = MAIL_WORDS[person.language ?? DEFAULT_LANGUAGE]
  const link = `${origin}/app/home`
  const { firstName } = person
  return { to: person.email, ...words.digest({ firstName, ...facts, link, unsubscribeUrl }), unsubscribeUrl }
}
