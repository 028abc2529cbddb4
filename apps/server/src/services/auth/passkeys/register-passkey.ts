import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { and, count, eq, isNull } from 'drizzle-orm'
import {
  PASSKEYS_MAX,
  type Passkey,
  type PasskeyRegistration,
  type PasskeyRegistrationOptions,
  type PasskeyRegistrationRequest,
} from '@umkreis/schemas'
import type { Viewer } from '../../../access/viewer.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { passkeys, sessions, users } from '../../../db/schema/index.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Language } from '../../language.ts'
import { MAIL_WORDS } from '../../mail/words/mail-words.ts'
import { formatName } from '../../mail/words/join-text.ts'
import { createId } from '../../random-id.ts'
import type { PasswordParts } from '../change-password.ts'
import { type ProofParts, requireProof } from '../proof/require-proof.ts'
import type { TellParts } from '../tell-of-new-device.ts'
import { CHALLENGE_LIFETIME_MS, type PasskeyChallenges, spendChallenge } from './challenges.ts'
import { namePasskey } from './name-passkey.ts'
import { formatPasskey } from './own-passkeys.ts'
import { readChallenge } from './read-challenge.ts'
import { ALGORITHMS, relyingParty, userHandleOf } from './relying-party.ts'

/** For so long after signing in nobody is asked for their password again, in milliseconds. */
export const RECENT_SIGN_IN_MS = 10 * 60_000

/** What adding a passkey needs. */
export type RegisterParts = PasswordParts & ProofParts & TellParts & { passkeyChallenges: PasskeyChallenges }

/**
 * What a browser asks an authenticator for a new passkey with. A stolen session alone must not come by a way in that
 * outlives it: signing in must have been a short while ago, or the password or a mailed code is asked for.
 *
 * @throws {ServiceError} `invalid` at `password` or `code`; `conflict` for who has as many as one may have; `too-many`.
 */
export async function offerRegistration(
  parts: RegisterParts,
  viewer: Viewer,
  proof: PasskeyRegistrationRequest,
  address: string,
): Promise<PasskeyRegistrationOptions> {
  await parts.limits.passkeys.take(viewer.userId)
  const isGiven = proof.password !== undefined || proof.code !== undefined
  if (isGiven || (await needsPassword(parts, viewer))) await requireProof(parts, viewer, proof, 'passkey', address)
  const [account] = await parts.db.select().from(users).where(eq(users.userId, viewer.userId))
  if (!account) throw new Error('A viewer has an account')
  const own = await parts.db.select().from(passkeys).where(eq(passkeys.userId, viewer.userId))
  if (own.length >= PASSKEYS_MAX) throw tooMany()
  const { rpId } = relyingParty(parts.publicUrl())
  return {
    challenge: parts.passkeyChallenges.issue(useOf(viewer)),
    timeout: CHALLENGE_LIFETIME_MS,
    rp: { id: rpId, name: 'Umkreis' },
    user: {
      id: userHandleOf(viewer.userId),
      name: account.email,
      displayName: formatName(account) || account.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Whether a proof is asked for before something that a stolen session alone must not do. */
export async function needsPassword(
  { db, now }: Pick<RegisterParts, 'db' | 'now'>,
  { sessionId }: Viewer,
): Promise<boolean> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId))
  return !session || session.createdAt.getTime() < now().getTime() - RECENT_SIGN_IN_MS
}

/**
 * Keeps a new passkey of the viewer, and tells them by mail.
 *
 * @param deviceName Of the browser that made it; empty where nothing is known.
 * @param language That of the mail where nobody knows the person's own.
 * @throws {ServiceError} `invalid` for what is no answer to a challenge of this session; `conflict` for a passkey that is
 * known already, and for one too many; `unauthenticated` where the session has ended meanwhile.
 */
export async function registerPasskey(
  parts: RegisterParts,
  viewer: Viewer,
  answer: PasskeyRegistration,
  deviceName: string,
  language: Language,
): Promise<Passkey> {
  const challenge = readChallenge(answer.response.clientDataJSON)
  const isGood = await spendChallenge(parts, challenge, useOf(viewer))
  const proof = isGood ? await verify(parts, answer, challenge) : undefined
  if (!proof) throw new ServiceError('invalid', 'This passkey could not be added. Please try again')
  const passkey = {
    passkeyId: createId(),
    userId: viewer.userId,
    credentialId: proof.credential.id,
    publicKey: Buffer.from(proof.credential.publicKey).toString('base64url'),
    counter: proof.credential.counter,
    transports: answer.response.transports ?? [],
    name: namePasskey(proof.aaguid, deviceName),
    isSynced: proof.credentialBackedUp,
    createdAt: parts.now(),
    lastUsedAt: null,
  }
  const account = await store(parts, viewer, passkey)
  await tell(parts, account, passkey, language)
  return formatPasskey(passkey)
}

type NewPasskey = typeof passkeys.$inferSelect
type Owner = typeof users.$inferSelect

async function store(
  { db }: Pick<RegisterParts, 'db'>,
  { userId, sessionId }: Viewer,
  passkey: NewPasskey,
): Promise<Owner> {
  try {
    return await db.transaction(async (tx) => {
      // The person's row is taken, so that of many at the same time none is one too many.
      const [account] = await tx.select().from(users).where(eq(users.userId, userId)).for('update')
      // Whoever takes an account back changes that row and then ends its sessions. Who was signed in before they sent all of
      // their answer must not come by a way in after that.
      const [session] = await tx
        .select({ sessionId: sessions.sessionId })
        .from(sessions)
        .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      if (!session || !account || account.deletedAt || account.deactivatedAt) {
        throw new ServiceError('unauthenticated', 'Please sign in')
      }
      const [own] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
      if ((own?.count ?? 0) >= PASSKEYS_MAX) throw tooMany()
      await tx.insert(passkeys).values(passkey)
      return account
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'passkeys_credential_unique')) throw error
    throw new ServiceError('conflict', 'This passkey is there already', { cause: error })
  }
}

/** Whether an authenticator has made this key for this challenge and this place, and has recognised its owner. */
async function verify(parts: Pick<RegisterParts, 'publicUrl'>, answer: PasskeyRegistration, challenge: string) {
  const { id, rawId, response } = answer
  const { rpId, origin } = relyingParty(parts.publicUrl())
  try {
    if (!isWithoutCertificates(response.attestationObject)) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    return registrationInfo?.credential.id === id ? registrationInfo : undefined
  } catch {
    // The library throws for whatever does not fit, and its words quote what was sent.
    return undefined
  }
}

/**
 * None are asked for, and checking one has the library ask whatever address the certificate names whether it was taken
 * back: who answers with one wants the server to go there.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

async function tell(parts: RegisterParts, account: Owner, passkey: NewPasskey, language: Language): Promise<void> {
  const { email, firstName, language: own, userId } = account
  const link = `${parts.publicUrl()}/app/profile/password`
  try {
    await parts.mailer.send({
      to: email,
      ...MAIL_WORDS[own ?? language].passkeyAdded({ firstName, name: passkey.name, at: passkey.createdAt, link }),
    })
  } catch (error) {
    parts.logger.error({ err: error, userId }, 'A mail about a new passkey could not be sent')
  }
}

function useOf({ userId, sessionId }: Viewer) {
  return { kind: 'registration', userId, sessionId } as const
}

function tooMany(): ServiceError {
  return new ServiceError('conflict', `You have ${PASSKEYS_MAX} passkeys. Please remove one first`)
}
