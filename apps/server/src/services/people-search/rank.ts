import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { quoteLexeme } from './document.ts'
import { WEIGHT_VALUES } from './profile-fields.ts'
import type { ConceptGroup, Test, UnderstoodPart } from './question-part.ts'

/** One person in the order of how well they meet a question. */
export interface Ranked {
  userId: string
  /** From 0 to 1. */
  score: number
  /** How well each group of each part is met, from 0 to 1, part by part. */
  met: number[][]
}

export interface Ranking {
  people: Ranked[]
  total: number
  /** The weight of each group, part by part. */
  weights: number[][]
}

/** A part is met when the words of it that a person has weigh at least half of it. */
export const MET_SHARE = 0.5
// A part that is met by less counts less than its share: half of a thing is often another thing.
const UNMET_FACTOR = 0.8
// Who stays this far behind the best is not shown beside them.
const SHARE_OF_BEST = 0.42
const LEAST_SCORE = 0.12

/**
 * Ranks everybody who meets something of a question: the share of what is asked that they meet, each word weighing more
 * the fewer people have it, each part of the question as much as its rarest word.
 *
 * @param visible The condition on `users`: who may be found, and the filters chosen by hand.
 * @param population How many people could be found without filters.
 */
export async function rankPeople(
  db: Pick<Db, 'execute'>,
  organisationId: string,
  parts: readonly UnderstoodPart[],
  visible: SQL,
  population: number,
  page: { offset: number; limit: number },
): Promise<Ranking> {
  const groups = parts.flatMap((part) => part.groups)
  const nobody: Ranking = { people: [], total: 0, weights: parts.map((part) => part.groups.map(() => 0)) }
  // Half a city meets where somebody is: only where nobody meets anything else is that alone a reason to be found.
  const demanding = parts.filter(({ kind }) => kind !== 'city').flatMap((part) => part.groups)
  for (const candidates of new Set([demanding, groups])) {
    if (!candidates.some(({ tests }) => tests.length > 0)) continue
    const ranking = await rankCandidates(db, organisationId, parts, candidates, visible, population, page)
    if (ranking.total > 0) return ranking
  }
  return nobody
}

async function rankCandidates(
  db: Pick<Db, 'execute'>,
  organisationId: string,
  parts: readonly UnderstoodPart[],
  candidates: readonly ConceptGroup[],
  visible: SQL,
  population: number,
  page: { offset: number; limit: number },
): Promise<Ranking> {
  const groups = parts.flatMap((part) => part.groups)
  const column = (index: number) => sql.raw(`m${index}`)
  const weight = (index: number) => sql.raw(`w${index}`)
  const rows = await db.execute<Record<string, number | string | null>>(sql`
    with candidates as materialized (
      select ${users.userId} as user_id, ${users.lastName} as last_name, ${users.firstName} as first_name,
        ${sql.join(
          groups.map((group, index) => sql`${matchOf(group)} as ${column(index)}`),
          sql`, `,
        )}
      from ${peopleSearchDocuments}
      join ${users} on ${users.userId} = ${peopleSearchDocuments.userId}
      cross join lateral (select ${peopleSearchDocuments.document} || ''::tsvector as document offset 0) as unpacked
      where ${and(eq(peopleSearchDocuments.organisationId, organisationId), visible)}
        and ${peopleSearchDocuments.document} @@ ${anyOf(candidates)}::tsquery
    ),
    weights as (
      select ${sql.join(
        groups.map((group, index) => sql`${weightOf(group, column(index), population)} as ${weight(index)}`),
        sql`, `,
      )}
      from candidates
    ),
    scored as (
      select candidates.*, weights.*, ${scoreOf(parts, column, weight)} as score from candidates cross join weights
    ),
    fitting as (
      select * from (select scored.*, max(score) over () as best from scored) as judged
      where score >= greatest(${LEAST_SCORE}::float8, best * ${SHARE_OF_BEST}::float8)
    ),
    page as (
      select * from fitting order by score desc, last_name, first_name, user_id
      limit ${page.limit} offset ${page.offset}
    )
    select counted.total, page.* from (select count(*)::int as total from fitting) as counted
    left join page on true
    order by score desc, last_name, first_name, user_id`)
  const byPart = (row: Record<string, number | string | null> | undefined, letter: string) => {
    let index = 0
    return parts.map((part) => part.groups.map(() => Number(row?.[`${letter}${index++}`] ?? 0)))
  }
  return {
    // A page behind the last is one row without a person, which still holds the total.
    people: [...rows]
      .filter((row) => row.user_id !== null)
      .map((row) => ({ userId: String(row.user_id), score: Number(row.score), met: byPart(row, 'm') })),
    total: Number(rows[0]?.total ?? 0),
    weights: byPart(rows[0], 'w'),
  }
}

/** A query that any test of any group answers. */
function anyOf(groups: readonly ConceptGroup[]): string {
  return [...new Set(groups.flatMap(({ tests }) => tests.map(({ lexeme }) => quoteLexeme(lexeme))))].join(' | ')
}

/**
 * How well a document meets a group: the value of its best test. Read from the unpacked document: the stored one is
 * compressed, and would be unpacked again for every test. Most people meet nothing of a group, so that is asked first.
 */
function matchOf(group: ConceptGroup): SQL {
  if (group.tests.length === 0) return sql`0::float8`
  const byValue = Map.groupBy(group.tests.flatMap(valuesOf), ({ value }) => value)
  const cases = [...byValue]
    .toSorted(([a], [b]) => b - a)
    .map(([value, queries]) => {
      const query = queries.map((one) => one.query).join(' | ')
      return sql`when unpacked.document @@ ${query}::tsquery then ${value}::float8`
    })
  return sql`case when not unpacked.document @@ ${anyOf([group])}::tsquery then 0::float8 ${sql.join(cases, sql` `)} else 0::float8 end`
}

function valuesOf(test: Test): { query: string; value: number }[] {
  const lexeme = quoteLexeme(test.lexeme)
  const round = (value: number) => Math.round(value * 1000) / 1000
  if (!test.byField) return [{ query: lexeme, value: round(test.factor) }]
  return Object.entries(WEIGHT_VALUES).map(([letter, value]) => ({
    query: `${lexeme}:${letter}`,
    value: round(test.factor * value),
  }))
}

/** The inverse document frequency as BM25 has it, within the group's bounds. */
function weightOf({ weight: [least, most] }: ConceptGroup, column: SQL, population: number): SQL {
  // Who only has something close to it does not make it a common thing.
  const count = sql`count(*) filter (where ${column} >= ${MET_SHARE}::float8)`
  return sql`greatest(${least}::float8, least(${most}::float8,
    ln(1 + greatest(0, ${population}::float8 - ${count} + 0.5) / (${count} + 0.5))))`
}

function scoreOf(
  parts: readonly UnderstoodPart[],
  column: (index: number) => SQL,
  weight: (index: number) => SQL,
): SQL {
  let index = 0
  const terms = parts.map((part) => {
    const indexes = part.groups.map(() => index++)
    const sum = sql.join(
      indexes.map((at) => sql`${column(at)} * ${weight(at)}`),
      sql` + `,
    )
    const whole = sql.join(indexes.map(weight), sql` + `)
    const share = sql`((${sum}) / (${whole}))`
    const partWeight = sql`greatest(${sql.join(indexes.map(weight), sql`, `)})`
    return {
      met: sql`(case when ${share} >= ${MET_SHARE}::float8 then ${share} else ${share} * ${UNMET_FACTOR}::float8 end * ${partWeight})`,
      whole: partWeight,
    }
  })
  return sql`((${sql.join(
    terms.map(({ met }) => met),
    sql` + `,
  )}) / (${sql.join(
    terms.map(({ whole }) => whole),
    sql` + `,
  )}))`
}
