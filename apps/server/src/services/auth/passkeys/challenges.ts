import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/client.ts'
import { hashSecret } from '../secret-hash.ts'
import { spendOnce } from '../spend-once.ts'

/** How long after it was given a challenge may be answered, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000

const RANDOM_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES
const MAC_BYTES = 16

/** For what a challenge is good: for signing in, or for a new passkey of one person in one session. */
export type ChallengeUse = { kind: 'sign-in' } | { kind: 'registration'; userId: string; sessionId: string }

/**
 * Challenges that authenticators sign. Each says by itself until when it is good and for what, so that a visit to the
 * sign-in page leaves nothing in the database, and any process can check one.
 */
export interface PasskeyChallenges {
  /** @returns Base64url. */
  issue(use: ChallengeUse): string
  /** @returns When it ends; undefined for anything but an unexpired challenge that was given for this use. */
  check(challenge: string, use: ChallengeUse): Date | undefined
}

/** Signs challenges with a key of their own, derived from the one that signs tokens. */
export function createPasskeyChallenges(tokenKey: Uint8Array, now: () => Date): PasskeyChallenges {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, new Uint8Array(), 'umkreis passkey challenges', 32))
  const mac = (head: Uint8Array, use: ChallengeUse) =>
    createHmac('sha256', key).update(head).update(describeUse(use)).digest().subarray(0, MAC_BYTES)

  return {
    issue(use) {
      const head = randomBytes(HEAD_BYTES)
      head.writeUIntBE(now().getTime() + CHALLENGE_LIFETIME_MS, RANDOM_BYTES, TIME_BYTES)
      return Buffer.concat([head, mac(head, use)]).toString('base64url')
    },
    check(challenge, use) {
      const bytes = Buffer.from(challenge, 'base64url')
      // The decoder skips what is no base64url: only one spelling is the challenge that was given.
      if (bytes.length !== HEAD_BYTES + MAC_BYTES || bytes.toString('base64url') !== challenge) return undefined
      const head = bytes.subarray(0, HEAD_BYTES)
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), mac(head, use))) return undefined
      const expiresAtMs = head.readUIntBE(RANDOM_BYTES, TIME_BYTES)
      return expiresAtMs < now().getTime() ? undefined : new Date(expiresAtMs)
    },
  }
}

/**
 * Uses a challenge up, whatever comes of the answer to it.
 *
 * @returns Whether it was good, and answered for the first time.
 */
export async function spendChallenge(
  parts: { db: Db; now: () => Date; passkeyChallenges: PasskeyChallenges },
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const expiresAt = parts.passkeyChallenges.check(challenge, use)
  return expiresAt !== undefined && spendOnce(parts, { hash: hashSecret(challenge), expiresAt })
}

function describeUse(use: ChallengeUse): string {
  return use.kind === 'sign-in' ? use.kind : `${use.kind} ${use.userId} ${use.sessionId}`
}
