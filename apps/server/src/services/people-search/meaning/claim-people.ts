import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

// Longer than a claim of people takes; what is still claimed then was left by a process that has ended.
const CLAIM = sql`interval '5 minutes'`
const CLAIM_SIZE = 100

/**
 * Takes some of the people of an organisation who wait for vectors of a model, so that of several processes one works on
 * each.
 *
 * @param userIds Undefined: anybody of the organisation.
 * @param after Only people behind this one, so that a walk over everybody looks at each once.
 * @returns In the database's order.
 */
export async function claimPeople(
  db: Db,
  organisationId: string,
  model: string,
  userIds: readonly string[] | undefined,
  after: string,
): Promise<string[]> {
  const rows = await db.execute<{ user_id: string }>(sql`
    with claimed as (
    insert into people_meanings as known (user_id, organisation_id, claimed_until)
    select d.user_id, d.organisation_id, now() + ${CLAIM}
    from people_search_documents d left join people_meanings m on m.user_id = d.user_id
    where d.organisation_id = ${organisationId} and d.user_id > ${after} and d.document <> ''::tsvector
      and (m.user_id is null or m.model <> ${model} or m.document_revision < d.revision)
      and (m.claimed_until is null or m.claimed_until <= now())
      ${userIds ? sql`and d.user_id = any(${sql.param([...userIds])}::text[])` : sql``}
    order by d.user_id limit ${CLAIM_SIZE}
    on conflict (user_id) do update set claimed_until = excluded.claimed_until
    where known.claimed_until is null or known.claimed_until <= now()
    returning user_id
    ) select user_id from claimed order by user_id`)
  return [...rows].map(({ user_id: userId }) => userId)
}

/** Gives people back who could not be worked on. */
export async function releasePeople(db: Db, userIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update people_meanings set claimed_until = null where user_id = any(${sql.param([...userIds])}::text[])`)
}

/** How many people of an organisation are to be found by meaning, and how many of them wait for it. */
export async function countWaiting(
  db: Db,
  organisationId: string,
  model: string,
): Promise<{ people: number; waiting: number }> {
  const [row] = await db.execute<{ people: string; waiting: string }>(sql`
    select count(*) as people,
      count(*) filter (where m.user_id is null or m.model <> ${model} or m.document_revision < d.revision) as waiting
    from people_search_documents d left join people_meanings m on m.user_id = d.user_id
    where d.organisation_id = ${organisationId} and d.document <> ''::tsvector`)
  return { people: Number(row?.people ?? 0), waiting: Number(row?.waiting ?? 0) }
}
