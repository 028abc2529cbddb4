import { type Connections, INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** One side of the matrix: a city with its country, or a field of work, with its people. */
export interface Side {
  name: string
  country: string
  people: number
}

/** How many sides a matrix has at most: more are not read by anybody. */
const SIDES_MAX = 6

/**
 * How connected the largest places, or fields of work, are: memberships in common for each hundred pairs of people, from
 * how many members each named group has of each. Said only where one group has five or more people of the two.
 */
export async function loadConnections(
  db: Db,
  organisationId: string,
  dimension: 'city' | 'field',
  sides: readonly Side[],
): Promise<Connections> {
  const largest = sides.toSorted((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1)).slice(0, SIDES_MAX)
  if (largest.length < 2) return { names: [], links: [] }
  const keys = sql.join(
    largest.map(({ country, name }, at) => sql`(${country}::text, ${name}::text, ${at}::int)`),
    sql`, `,
  )
  const rows = await db.execute<{ a: number; b: number; shared: number; most: number }>(sql`
    with sides (country, value, place) as (values ${keys}),
      counts as (
        select c.group_id, s.place, c.people from insight_group_counts c
        join sides s on s.country = c.country and s.value = c.value
        where c.organisation_id = ${organisationId} and c.dimension = ${dimension})
    select one.place as a, other.place as b,
      sum(case when one.place = other.place then one.people * (one.people - 1) / 2 else one.people * other.people end)::float8 as shared,
      max(case when one.place = other.place then one.people else one.people + other.people end) as most
    from counts one join counts other on other.group_id = one.group_id and one.place <= other.place
    group by 1, 2`)
  const found = new Map([...rows].map((row) => [`${row.a} ${row.b}`, row]))
  return {
    names: largest.map(({ name }) => name),
    links: largest.flatMap((one, from) =>
      largest.slice(from).map((other, step) => {
        const to = from + step
        const row = found.get(`${from} ${to}`)
        const pairs = from === to ? (one.people * (one.people - 1)) / 2 : one.people * other.people
        const isShown = row !== undefined && Number(row.most) >= FEWEST && Number(row.shared) > 0
        return { from, to, perHundred: isShown ? round((Number(row.shared) / pairs) * 100) : null }
      }),
    ),
  }
}

/** To two digits: more would only be noise. */
function round(value: number): number {
  return Number(value.toPrecision(2))
}
