import type { ProofPurpose } from '@umkreis/schemas'
import type { Viewer } from '../../../access/viewer.ts'
import type { Language } from '../../language.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { MAIL_WORDS } from '../../mail/words/mail-words.ts'
import { loadAccount } from '../account.ts'
import { PROOF_CODE_LIFETIME_MS } from './proof-codes.ts'
import type { ProofParts } from './require-proof.ts'
import { issueProofCode } from './spend-proof-code.ts'

/**
 * Mails the viewer a code by which they prove, in this session, that they are who is signed in.
 *
 * @param language That of the mail where nobody knows the person's own.
 * @throws {ServiceError} `too-many`.
 */
export async function mailProofCode(
  parts: ProofParts & { mailer: Mailer },
  { userId, sessionId }: Viewer,
  purpose: ProofPurpose,
  language: Language,
): Promise<void> {
  await parts.limits.proofCodes.take(userId)
  const account = await loadAccount(parts.db, { userId })
  const code = await issueProofCode(parts, { purpose, userId, sessionId, email: account.email })
  await parts.mailer.send({
    to: account.email,
    ...MAIL_WORDS[account.language ?? language].confirmationCode({
      firstName: account.firstName,
      purpose,
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
    }),
    expiresAt: new Date(parts.now().getTime() + PROOF_CODE_LIFETIME_MS),
  })
}
