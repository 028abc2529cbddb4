import type { ProofAnswer, ProofPurpose } from '@umkreis/schemas'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../db/client.ts'
import { invalidField } from '../../../errors/service-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { loadSettingsFor } from '../../single-sign-on/load-settings.ts'
import { type Account, loadAccount } from '../account.ts'
import { requirePassword } from '../change-password.ts'
import type { ProofCodes } from './proof-codes.ts'
import { spendProofCode } from './spend-proof-code.ts'

/** What checking a proof needs. */
export interface ProofParts {
  db: Db
  limits: Limits
  proofCodes: ProofCodes
  now: () => Date
}

/** How the viewer proves that they are who is signed in. */
export async function loadProof(db: Db, viewer: Viewer): Promise<ProofAnswer> {
  const { email, passwordHash } = await loadAccount(db, viewer)
  const hasPassword = passwordHash !== ''
  const mayHavePassword = await opensByPassword(db, viewer, email)
  return { hasPassword, mayHavePassword, by: hasPassword && mayHavePassword ? 'password' : 'mail' }
}

/**
 * Has the viewer prove that they are who is signed in, before something that a stolen session alone must not do. Wrong
 * passwords and codes count like those at the sign-in, and a code is used up.
 *
 * @throws {ServiceError} `invalid` at `password` or `code`; `too-many`.
 */
export async function requireProof(
  parts: ProofParts,
  viewer: Viewer,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  purpose: ProofPurpose,
  address: string,
): Promise<Account> {
  // The other proof counts for nothing: a password that opens nothing any more may be known to somebody else.
  const { by } = await loadProof(parts.db, viewer)
  if (by === 'mail') {
    if (code === undefined) throw invalidField('code', 'Please enter the code')
    return requireCode(parts, viewer, code, purpose, address)
  }
  if (password === undefined) throw invalidField('password', 'Please enter your password')
  return requirePassword(parts, viewer, password, address, 'password')
}

async function requireCode(
  parts: ProofParts,
  viewer: Viewer,
  code: string,
  purpose: ProofPurpose,
  address: string,
): Promise<Account> {
  const account = await loadAccount(parts.db, viewer)
  const { userId, sessionId } = viewer
  const { email } = account
  const isRight = await parts.limits.passwordTries.attempt(email, address, async () =>
    (await spendProofCode(parts, code, { purpose, userId, sessionId, email })) ? true : undefined,
  )
  if (!isRight) throw invalidField('code', 'The code is wrong, or too old')
  return account
}

/** Not so where an organisation has its people come by single sign-on alone: who once had a password may have forgotten it. */
async function opensByPassword(db: Db, { organisationId, role }: Viewer, email: string): Promise<boolean> {
  if (role === 'owner') return true
  const settings = await loadSettingsFor(db, email)
  return !(settings?.isOnlyWay && settings.organisationId === organisationId)
}
