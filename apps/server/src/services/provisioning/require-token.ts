import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { provisioningTokens } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { Limits } from '../limits/limits.ts'

/** By which people, and programs that look for secrets, tell what it is. */
export const TOKEN_PREFIX = 'umkreis_scim_'

const FORM = new RegExp(`^Bearer (${TOKEN_PREFIX}[\\w-]{43})$`, 'i')
const MINUTE_MS = 60_000

/** An identity provider that has shown its token: whose people it looks after. `isOwners`: an Owner made it. */
export type Provisioner = Pick<
  typeof provisioningTokens.$inferSelect,
  'tokenId' | 'organisationId' | 'createdBy' | 'isOwners'
>

/** Where identity providers ask. */
export function scimBaseUrl(publicUrl: string): string {
  return `${publicUrl}/api/scim/v2`
}

/**
 * Finds whose token a request shows, counts the request, and notes the minute.
 *
 * @param authorization The header.
 * @param address Where the request comes from.
 * @throws {ServiceError} `unauthenticated` for a token that is unknown, revoked or too old; `too-many`.
 */
export async function requireToken(
  { db, limits, now }: { db: Db; limits: Limits; now: () => Date },
  authorization: string | undefined,
  address: string,
): Promise<Provisioner> {
  const token = FORM.exec(authorization ?? '')?.[1]
  const found = token === undefined ? undefined : await findToken(db, token, now())
  if (!found) {
    await limits.wrongTokens.take(address)
    throw new ServiceError('unauthenticated', 'This token is not valid')
  }
  await limits.provisioning.take(found.tokenId)
  await db
    .update(provisioningTokens)
    .set({ lastUsedAt: now() })
    .where(
      and(
        eq(provisioningTokens.tokenId, found.tokenId),
        or(
          isNull(provisioningTokens.lastUsedAt),
          lt(provisioningTokens.lastUsedAt, new Date(now().getTime() - MINUTE_MS)),
        ),
      ),
    )
  return found
}

async function findToken(db: Db, token: string, now: Date): Promise<Provisioner | undefined> {
  const [row] = await db
    .select({
      tokenId: provisioningTokens.tokenId,
      organisationId: provisioningTokens.organisationId,
      createdBy: provisioningTokens.createdBy,
      isOwners: provisioningTokens.isOwners,
    })
    .from(provisioningTokens)
    .where(and(eq(provisioningTokens.tokenHash, hashSecret(token)), gt(provisioningTokens.expiresAt, now)))
  return row
}
