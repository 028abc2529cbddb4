import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ProofPurpose } from '@umkreis/schemas'

/** For so long a code is good at least, in milliseconds; at most twice as long. */
export const PROOF_CODE_LIFETIME_MS = 15 * 60_000

const DIGITS = 8

/** For what a code is good: one purpose of one person in one session. */
export interface ProofUse {
  purpose: ProofPurpose
  userId: string
  sessionId: string
}

/**
 * Codes that are mailed to somebody who is to prove that they are who is signed in. Each follows from its use and the time,
 * so that none is kept, and any process can check one. Too short to stand alone: whoever checks one counts wrong ones.
 */
export interface ProofCodes {
  /** @returns Eight digits. */
  issue(use: ProofUse): string
  check(code: string, use: ProofUse): boolean
}

/** Makes codes with a key of their own, derived from the one that signs tokens. */
export function createProofCodes(tokenKey: Uint8Array, now: () => Date): ProofCodes {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, new Uint8Array(), 'umkreis proof codes', 32))
  const slotNow = () => Math.floor(now().getTime() / PROOF_CODE_LIFETIME_MS)
  const codeOf = ({ purpose, userId, sessionId }: ProofUse, slot: number) => {
    const mac = createHmac('sha256', key)
      .update(JSON.stringify([purpose, userId, sessionId, slot]))
      .digest()
    return String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
  }
  return {
    issue: (use) => codeOf(use, slotNow()),
    check(code, use) {
      const given = Buffer.from(code)
      return [slotNow(), slotNow() - 1].some((slot) => {
        const right = Buffer.from(codeOf(use, slot))
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}
