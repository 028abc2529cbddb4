import { and, desc, eq } from 'drizzle-orm'
import {
  PROVISIONING_TOKENS_MAX,
  type Provisioning,
  type ProvisioningTokenInput,
  type ProvisioningTokenMade,
} from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { provisioningTokens, users } from '../../db/schema/index.ts'
import { ServiceError, notFound } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { createId, createSecret } from '../random-id.ts'
import { TOKEN_PREFIX, scimBaseUrl } from './require-token.ts'

/** What making and ending tokens needs. */
export interface ProvisioningParts {
  db: Db
  now: () => Date
  publicUrl: () => string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The tokens of the viewer's organisation, the newest first. @throws {ServiceError} `forbidden` unless Manager. */
export async function listTokens({ db, now, publicUrl }: ProvisioningParts, viewer: Viewer): Promise<Provisioning> {
  requireManager(viewer)
  const rows = await db
    .select({ token: provisioningTokens, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(provisioningTokens)
    .innerJoin(users, eq(users.userId, provisioningTokens.createdBy))
    .where(eq(provisioningTokens.organisationId, viewer.organisationId))
    .orderBy(desc(provisioningTokens.createdAt), desc(provisioningTokens.tokenId))
  return {
    baseUrl: scimBaseUrl(publicUrl()),
    tokens: rows.map(({ token, firstName, lastName, email }) => ({
      id: token.tokenId,
      name: token.name,
      createdBy: `${firstName} ${lastName}`.trim() || email,
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      isOver: token.expiresAt <= now(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Makes a token. It belongs to the organisation and outlives its maker's account.
 *
 * @returns The token, which is kept by its hash alone.
 * @throws {ServiceError} `forbidden` unless Manager; `conflict` when there are too many.
 */
export async function createToken(
  parts: ProvisioningParts,
  viewer: Viewer,
  { name, days }: ProvisioningTokenInput,
): Promise<ProvisioningTokenMade> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  const token = `${TOKEN_PREFIX}${createSecret()}`
  const tokenId = createId()
  const now = parts.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    if ((await tx.$count(provisioningTokens, ofOrganisation(organisationId))) >= PROVISIONING_TOKENS_MAX) {
      throw new ServiceError('conflict', `An organisation has at most ${PROVISIONING_TOKENS_MAX} tokens`)
    }
    await tx.insert(provisioningTokens).values({
      tokenId,
      organisationId,
      name,
      tokenHash: hashSecret(token),
      createdBy: userId,
      isOwners: viewer.role === 'owner',
      createdAt: now,
      expiresAt,
    })
    const facts = { organisationId, actorId: userId, now }
    await appendAudit(tx, facts, 'provisioning-token-created', { tokenId, expiresAt: expiresAt.toISOString() })
  })
  return { ...(await listTokens(parts, viewer)), token }
}

/** Ends a token at once. @throws {ServiceError} `forbidden` unless Manager; `not-found`. */
export async function revokeToken(parts: ProvisioningParts, viewer: Viewer, tokenId: string): Promise<Provisioning> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  await parts.db.transaction(async (tx) => {
    const revoked = await tx
      .delete(provisioningTokens)
      .where(and(eq(provisioningTokens.tokenId, tokenId), ofOrganisation(organisationId)))
      .returning({ tokenId: provisioningTokens.tokenId })
    if (revoked.length === 0) throw notFound('This token')
    const facts = { organisationId, actorId: userId, now: parts.now() }
    await appendAudit(tx, facts, 'provisioning-token-revoked', { tokenId })
  })
  return listTokens(parts, viewer)
}

function ofOrganisation(organisationId: string) {
  return eq(provisioningTokens.organisationId, organisationId)
}
