import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ResetMailRequest } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { passkeys, passwordResets, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Language } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'
import { createSecret } from '../random-id.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { hashSecret } from './secret-hash.ts'
import { endSessionsOf } from './sessions.ts'

/** A reset link is valid for one hour. */
export const RESET_LINK_LIFETIME_MS = 60 * 60 * 1000

const RESET_PATH = '/app/reset-password'

export interface PasswordResetParts {
  db: Db
  events: EventBus
  limits: Limits
  mailer: Mailer
  now: () => Date
  publicUrl: () => string
}

/**
 * Mails a link for a new password, if there is such an account and the link leads to this deployment: a link to a
 * foreign place would hand the account over to it. The caller learns neither.
 *
 * @param language That of the mail where nobody knows the person's own.
 */
export async function requestPasswordReset(
  parts: PasswordResetParts,
  request: ResetMailRequest,
  address: string,
  language: Language,
): Promise<void> {
  await parts.limits.mails.take(address)
  const page = ownPage(request.resetLink, parts.publicUrl())
  const [user] = await parts.db
    .select({ userId: users.userId, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(eq(users.email, request.email), isNull(users.deletedAt), isNull(users.deactivatedAt)))
  if (!user || !page || !(await mayMail(parts.limits, request.email, address))) return
  const resetLinkId = createSecret()
  const now = parts.now()
  const expiresAt = new Date(now.getTime() + RESET_LINK_LIFETIME_MS)
  await parts.db
    .insert(passwordResets)
    .values({ resetLinkIdHash: hashSecret(resetLinkId), userId: user.userId, createdAt: now, expiresAt })
  page.searchParams.set('resetLinkId', resetLinkId)
  await parts.mailer.send({
    to: request.email,
    ...MAIL_WORDS[user.language ?? language].passwordReset({ firstName: user.firstName, link: page.href }),
    expiresAt,
  })
}

/**
 * Sets a new password by a mailed link. Every session of that person ends, and the link and all others sent before are
 * used up. Their passkeys go too: it is what somebody does whose account is in other hands, and one that those hands have
 * added must not lead back.
 *
 * @throws {ServiceError} `not-found` when the link is unknown, used or too old; `invalid` for a password that is among
 * the most frequent ones, which leaves the link as it is.
 */
export async function setNewPassword(
  parts: PasswordResetParts,
  resetLinkId: string,
  password: string,
  address: string,
): Promise<void> {
  const resetLinkIdHash = hashSecret(resetLinkId)
  await requireReset(parts.db, resetLinkIdHash, parts.now())
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const { userId, email, sessionIds } = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    const { userId } = await requireReset(tx, resetLinkIdHash, now)
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
      .returning({ resetLinkIdHash: passwordResets.resetLinkIdHash })
    if (!used.some((row) => row.resetLinkIdHash === resetLinkIdHash)) throw linkNoLongerValid()
    const [user] = await tx
      .update(users)
      .set({ passwordHash, emailProvedAt: now, updatedAt: now })
      .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
      .returning({ email: users.email })
    if (!user) throw linkNoLongerValid()
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    return { userId, email: user.email, sessionIds: await endSessionsOf(tx, userId, now) }
  })
  // Who has proved to read the mailbox is not kept waiting because of somebody else's guesses.
  await parts.limits.passwordTries.clear(email, address)
  for (const sessionId of sessionIds) parts.events.publish('sessionEnded', { sessionId, userId })
}

/** Reads the id from the link that was mailed. @throws {ServiceError} `not-found` when there is none. */
export function requireResetLinkId(resetLink: string): string {
  const id = URL.parse(resetLink)?.searchParams.get('resetLinkId')
  if (!id) throw linkNoLongerValid()
  return id
}

async function requireReset(db: Db, resetLinkIdHash: string, now: Date): Promise<{ userId: string }> {
  const [reset] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.resetLinkIdHash, resetLinkIdHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
  if (!reset) throw linkNoLongerValid()
  return reset
}

function linkNoLongerValid(): ServiceError {
  return new ServiceError('not-found', 'This link is no longer valid. Please ask for a new one')
}

/**
 * The page for a new password, when a link leads there and nowhere else. Nothing of the link is kept: a path that begins
 * with two slashes would name another host as soon as it is resolved.
 */
function ownPage(link: string, publicUrl: string): URL | undefined {
  const asked = URL.parse(link)
  const own = new URL(publicUrl)
  if (!asked || originKey(asked) !== originKey(own)) return undefined
  if (asked.username || asked.password || asked.pathname !== RESET_PATH) return undefined
  own.pathname = RESET_PATH
  return own
}

/** On one's own machine its names are the same place. */
function originKey({ protocol, hostname, port }: URL): string {
  const host = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'this machine' : hostname
  return `${protocol} ${host} ${port}`
}

/** Asked for from one address too often, mails still come when the person asks from their own. */
async function mayMail(limits: Limits, email: string, address: string): Promise<boolean> {
  try {
    await limits.resetMails.take(`${email} ${address}`)
    await limits.resetMailsInAll.take(email)
    return true
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}
