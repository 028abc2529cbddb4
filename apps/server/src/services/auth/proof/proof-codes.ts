import { createHmac, hkdfSync } from 'node:crypto'
import type { ProofPurpose } from '@umkreis/schemas'
import { hashSecret } from '../secret-hash.ts'

/** For so long a code is good at least, in milliseconds; at most twice as long. */
export const PROOF_CODE_LIFETIME_MS = 15 * 60_000

const DIGITS = 8

/** For what a code is good: one purpose of one person in one session, who reads the mails to one address. */
export interface ProofUse {
  purpose: ProofPurpose
  userId: string
  sessionId: string
  email: string
}

/** A code, and what is kept of it once it was used. */
export interface ProofCode {
  /** Eight digits. */
  code: string
  /** Tells it from every other one, also from one with the same digits, and says nothing of them. */
  hash: string
  /** From when on it is too old anyway. */
  expiresAt: Date
}

/**
 * Codes that are mailed to somebody who is to prove that they are who is signed in. Each follows from its use, the time and
 * how many were used before it in that time, so that none is kept before it was used, and any process can check one. Too
 * short to stand alone: whoever checks one counts wrong ones.
 */
export interface ProofCodes {
  /** The times whose codes count at this moment, the present one first. */
  times(): readonly [number, number]
  /** @param used How many of that time were used. */
  codeOf(use: ProofUse, time: number, used: number): ProofCode
}

/** Makes codes with a key of their own, derived from the one that signs tokens. */
export function createProofCodes(tokenKey: Uint8Array, now: () => Date): ProofCodes {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, new Uint8Array(), 'umkreis proof codes', 32))
  return {
    times() {
      const present = Math.floor(now().getTime() / PROOF_CODE_LIFETIME_MS)
      return [present, present - 1]
    },
    codeOf({ purpose, userId, sessionId, email }, time, used) {
      const mac = createHmac('sha256', key)
        .update(JSON.stringify([purpose, userId, sessionId, email, time, used]))
        .digest()
      return {
        code: String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0'),
        hash: hashSecret(mac.toString('base64url')),
        expiresAt: new Date((time + 2) * PROOF_CODE_LIFETIME_MS),
      }
    },
  }
}
