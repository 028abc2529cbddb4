import { type SQL, and, asc, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import { AUDIT_PAGE_SIZE, type AuditAnswer, type AuditCheck, type AuditFilter, type AuditQuery } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { auditEntries, users } from '../../db/schema/index.ts'
import { FIRST_PREVIOUS_HASH, hashEntry } from './append.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH_SIZE = 1000

type Row = typeof auditEntries.$inferSelect

/** One page of the audit log of the viewer's organisation, the newest first. */
export async function readAudit(db: Db, viewer: Viewer, query: AuditQuery): Promise<AuditAnswer> {
  const before = query.before === undefined ? undefined : lt(auditEntries.number, query.before)
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(conditionOf(viewer, query), before))
    .orderBy(desc(auditEntries.number))
    .limit(AUDIT_PAGE_SIZE)
  const names = await loadNames(db, viewer, rows)
  return {
    entries: rows.map((row) => {
      const name = row.actorId === null ? undefined : names.get(row.actorId)
      return {
        number: row.number,
        at: row.at.toISOString(),
        actor: row.actorId !== null && name !== undefined ? { userId: row.actorId, name } : null,
        action: row.action,
        details: row.details,
        hash: row.hash,
      }
    }),
  }
}

/** The audit log as a table for other programs, the oldest first, piece by piece. */
export async function* writeAuditCsv(db: Db, viewer: Viewer, filter: AuditFilter): AsyncGenerator<string> {
  // A sign at the start by which spreadsheets know how to read what follows.
  yield `\uFEFF${toLine(['number', 'at', 'actor', 'actorId', 'action', 'details', 'hash'])}`
  for await (const rows of readInOrder(db, conditionOf(viewer, filter))) {
    const names = await loadNames(db, viewer, rows)
    yield rows
      .map(({ number, at, actorId, action, details, hash }) =>
        toLine([
          String(number),
          at.toISOString(),
          (actorId !== null && names.get(actorId)) || '',
          actorId ?? '',
          action,
          JSON.stringify(details),
          hash,
        ]),
      )
      .join('')
  }
}

/** Works every hash out again, from the first entry on. */
export async function checkAudit(db: Db, viewer: Pick<Viewer, 'organisationId'>): Promise<AuditCheck> {
  let count = 0
  let previousHash = FIRST_PREVIOUS_HASH
  for await (const rows of readInOrder(db, eq(auditEntries.organisationId, viewer.organisationId))) {
    for (const row of rows) {
      count += 1
      if (row.number !== count || row.hash !== hashEntry(row, previousHash)) return { count, brokenAt: row.number }
      previousHash = row.hash
    }
  }
  return { count, brokenAt: null }
}

async function* readInOrder(db: Db, condition: SQL | undefined): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(condition, gt(auditEntries.number, after)))
      .orderBy(asc(auditEntries.number))
      .limit(BATCH_SIZE)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)?.number ?? 0
  }
}

function conditionOf(viewer: Viewer, { action, from, to }: AuditFilter): SQL | undefined {
  return and(
    eq(auditEntries.organisationId, viewer.organisationId),
    action === undefined ? undefined : eq(auditEntries.action, action),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(Date.parse(to) + DAY_MS)),
  )
}

/** The names of those who acted, as they are now; nobody who is gone. */
async function loadNames(db: Db, viewer: Viewer, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))]
  if (ids.length === 0) return new Map()
  const people = await db
    .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(inArray(users.userId, ids), eq(users.organisationId, viewer.organisationId)))
  return new Map(
    people.flatMap(({ userId, firstName, lastName, email }) => {
      const name = `${firstName} ${lastName}`.trim() || email
      return name === '' ? [] : [[userId, name]]
    }),
  )
}

/** One line of CSV (RFC 4180). What a spreadsheet would take for a formula is kept from being one. */
function toLine(values: readonly string[]): string {
  return `${values.map((value) => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`
}
