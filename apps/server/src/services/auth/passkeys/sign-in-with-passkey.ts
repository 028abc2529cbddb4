import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, PasskeySignIn, PasskeySignInOptions } from '@umkreis/schemas'
import { passkeys, users } from '../../../db/schema/index.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { refuseOtherWays } from '../../single-sign-on/only-way.ts'
import type { SessionParts } from '../sessions.ts'
import { signIn } from '../sign-in.ts'
import type { SignInDevice } from '../sign-in-device.ts'
import type { TellParts } from '../tell-of-new-device.ts'
import { CHALLENGE_LIFETIME_MS, type PasskeyChallenges, spendChallenge } from './challenges.ts'
import { readChallenge } from './read-challenge.ts'
import { relyingParty, userHandleOf } from './relying-party.ts'

/** What signing in with a passkey needs. */
export type PasskeySignInParts = SessionParts & TellParts & { limits: Limits; passkeyChallenges: PasskeyChallenges }

/**
 * What a browser asks an authenticator with. Alike for everybody: which passkeys there are, it finds out by itself.
 *
 * @throws {ServiceError} `too-many`.
 */
export async function offerPasskeySignIn(
  parts: Pick<PasskeySignInParts, 'limits' | 'passkeyChallenges' | 'publicUrl'>,
  address: string,
): Promise<PasskeySignInOptions> {
  await parts.limits.passkeyOffers.take(address)
  return {
    challenge: parts.passkeyChallenges.issue({ kind: 'sign-in' }),
    timeout: CHALLENGE_LIFETIME_MS,
    rpId: relyingParty(parts.publicUrl()).rpId,
    userVerification: 'required',
  }
}

/**
 * Signs somebody in who has a passkey.
 *
 * @throws {ServiceError} `unauthenticated`, in the same words whatever is wrong; `too-many`; with the right passkey,
 * `forbidden` where only single sign-on is allowed.
 */
export async function signInWithPasskey(
  parts: PasskeySignInParts,
  answer: PasskeySignIn,
  address: string,
  device: SignInDevice,
): Promise<AuthAnswer> {
  await parts.limits.signIns.take(address)
  const challenge = readChallenge(answer.response.clientDataJSON)
  if (!(await spendChallenge(parts, challenge, { kind: 'sign-in' }))) throw refusal()
  const [known] = await parts.db
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.userId, passkeys.userId))
    .where(and(eq(passkeys.credentialId, answer.id), isNull(users.deletedAt)))
  if (!known) throw refusal()
  const { passkey, account } = known
  const proof = await verify(parts, answer, challenge, passkey)
  if (!proof || !(await noteUse(parts, passkey, proof))) {
    parts.logger.warn({ userId: account.userId, passkeyId: passkey.passkeyId }, 'A passkey was refused')
    throw refusal()
  }
  await refuseOtherWays(parts.db, account)
  return signIn(parts, account, device)
}

type PasskeyRow = typeof passkeys.$inferSelect

interface Proof {
  counter: number
  isSynced: boolean
}

/** Whether the passkey has signed this challenge, for this place, and with its owner being recognised. */
async function verify(
  parts: Pick<PasskeySignInParts, 'publicUrl'>,
  { id, rawId, response }: PasskeySignIn,
  challenge: string,
  passkey: PasskeyRow,
): Promise<Proof | undefined> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  // A passkey that is found without a name says whose it is: another name is another account's.
  if (userHandle !== userHandleOf(passkey.userId)) return undefined
  const { rpId, origin } = relyingParty(parts.publicUrl())
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
  } catch {
    // The library throws for whatever does not fit, and its words quote what was sent.
    return undefined
  }
}

/** @returns Whether nobody has used it meanwhile: a copy would count on from the same number. */
async function noteUse(
  { db, now }: Pick<PasskeySignInParts, 'db' | 'now'>,
  { passkeyId, counter }: PasskeyRow,
  proof: Proof,
): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ ...proof, lastUsedAt: now() })
    .where(and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.counter, counter)))
    .returning({ passkeyId: passkeys.passkeyId })
  return used.length > 0
}

function refusal(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'This passkey does not sign you in. Please try again, or use your password',
  )
}
