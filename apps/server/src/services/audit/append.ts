import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { auditEntries } from '../../db/schema/index.ts'

/** Who did something, where and when. Without an actor the server did it by itself. */
export interface AuditFacts {
  organisationId: string
  actorId: string | null
  now: Date
}

/** What the hash of the first entry is made with in place of one before. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64)

/**
 * Writes one entry into the audit log of an organisation.
 *
 * @param tx The transaction of the change itself: neither exists without the other. Best called last in it, since every
 * other change of the organisation's administration waits from here on.
 * @param details What changed, by ids and settings. Never names, addresses or texts: entries outlive whom they are about.
 */
export async function appendAudit(
  tx: Db,
  { organisationId, actorId, now }: AuditFacts,
  action: AuditAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  // One after the other, so that each entry follows the one before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${organisationId}`}, 0))`)
  const [last] = await tx
    .select({ number: auditEntries.number, hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.organisationId, organisationId))
    .orderBy(desc(auditEntries.number))
    .limit(1)
  // As the database will give it back: without what JSON leaves out.
  const stored = JSON.parse(JSON.stringify(details)) as Record<string, unknown>
  const entry = { organisationId, number: (last?.number ?? 0) + 1, at: now, actorId, action, details: stored }
  await tx.insert(auditEntries).values({ ...entry, hash: hashEntry(entry, last?.hash ?? FIRST_PREVIOUS_HASH) })
}

/** The hash of an entry, over all that it says and the hash of the one before. */
export function hashEntry(entry: Omit<typeof auditEntries.$inferSelect, 'hash'>, previousHash: string): string {
  const { organisationId, number, at, actorId, action, details } = entry
  const content = [previousHash, organisationId, number, at.toISOString(), actorId, action, inOrder(details)]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The database keeps the keys of JSON in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, inOrder(one)])
}
