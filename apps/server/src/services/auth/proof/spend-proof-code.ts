import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { spentPasskeyChallenges } from '../../../db/schema/index.ts'
import { spendOnce } from '../spend-once.ts'
import type { ProofCode, ProofCodes, ProofUse } from './proof-codes.ts'

interface SpendParts {
  db: Db
  now: () => Date
  proofCodes: ProofCodes
}

/** The code to mail: once it was used, the next one is another. */
export async function issueProofCode(parts: Pick<SpendParts, 'db' | 'proofCodes'>, use: ProofUse): Promise<string> {
  const { code } = await findUnused(parts, use, parts.proofCodes.times()[0])
  return code
}

/**
 * Uses a code up.
 *
 * @returns Whether it was good, and used for the first time.
 */
export async function spendProofCode(parts: SpendParts, code: string, use: ProofUse): Promise<boolean> {
  for (const time of parts.proofCodes.times()) {
    const right = await findUnused(parts, use, time)
    if (isSame(code, right.code)) return spendOnce(parts, right)
  }
  return false
}

async function findUnused(
  { db, proofCodes }: Pick<SpendParts, 'db' | 'proofCodes'>,
  use: ProofUse,
  time: number,
): Promise<ProofCode> {
  for (let used = 0; ; used += 1) {
    const next = proofCodes.codeOf(use, time, used)
    const [spent] = await db
      .select({ hash: spentPasskeyChallenges.challengeHash })
      .from(spentPasskeyChallenges)
      .where(eq(spentPasskeyChallenges.challengeHash, next.hash))
    if (!spent) return next
  }
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}
