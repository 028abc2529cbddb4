import type { Context } from '../../../src/context.ts'

/** Whose database is counted. */
interface Counted {
  context: Pick<Context, 'sql'>
}

/** One row of a table of figures, as text, so that two lists can be compared. */
export type Figures = Record<string, string[]>

const TABLES = [
  'insight_cells',
  'insight_skills',
  'insight_group_counts',
  'insight_days',
  'insight_message_days',
  'insight_active_weeks',
] as const

/** All figures as the database keeps them, of the rows that count something. */
export async function keptFigures({ context: { sql } }: Counted): Promise<Figures> {
  const figures: Figures = {}
  for (const table of TABLES) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${table} t`)
    figures[table] = rows.map(({ row }) => row).toSorted()
  }
  // A day on which as many came as were taken back says nothing.
  figures.insight_days = figures.insight_days!.filter((row) => !row.endsWith(',0,0,0)'))
  return figures
}

const COUNTED = `
  select u.user_id, u.organisation_id, u.country, u.city, insight_field(u.position) as field, u.skills,
    u.description <> '' as bio, u.position <> '' as job, u.city <> '' as place, u.skills <> '{}' as skilled,
    u.avatar_url is not null as pictured
  from users u left join preferences p using (user_id)
  where u.deleted_at is null and u.deletion_due_at is null and u.deactivated_at is null and u.role <> 'external' and u.organisation_id <> 'community'
    and coalesce(p.is_in_insights, true)`

const RECOUNTS: Record<(typeof TABLES)[number], string> = {
  insight_cells: `
    select organisation_id, country, city, field, count(*), sum(bio::int), sum(job::int), sum(place::int), sum(skilled::int),
      sum(pictured::int) from (${COUNTED}) c group by 1, 2, 3, 4`,
  insight_skills: `
    select organisation_id, d.a, d.b, d.c, skill, count(*) from (${COUNTED}) c, unnest(skills) skill,
      lateral (values ('all', '', ''), ('country', country, ''), ('city', country, city), ('field', '', field)) d(a, b, c)
    group by 1, 2, 3, 4, 5`,
  insight_group_counts: `
    select m.group_id, c.organisation_id, d.a, d.b, d.c, count(*) from (${COUNTED}) c
      join group_members m on m.user_id = c.user_id and m.left_at is null
      join groups g on g.group_id = m.group_id and g.direct_key is null,
      lateral (values ('city', country, city), ('field', '', field)) d(a, b, c)
    group by 1, 2, 3, 4, 5`,
  insight_days: `
    select organisation_id, day, sum(a), sum(b), sum(c) from (
      select organisation_id, insight_day_of(created_at) as day, 1 a, 0 b, 0 c from users where role <> 'external'
      union all select organisation_id, insight_day_of(deleted_at), 0, 1, 0 from users
        where role <> 'external' and deleted_at is not null
      union all select organisation_id, insight_day_of(created_at), 0, 0, 1 from groups where direct_key is null
    ) d where organisation_id <> 'community' group by 1, 2`,
  insight_message_days: `
    select g.organisation_id, insight_day_of(m.sent_at), hashtext(m.group_id) & 7, count(*)
    from messages m join groups g using (group_id) where g.organisation_id <> 'community' group by 1, 2, 3`,
  insight_active_weeks: `
    select organisation_id, week, hashtext(user_id) & 7, count(*) from (
      select distinct u.organisation_id, insight_week_of(m.sent_at) as week, u.user_id
      from messages m join users u on u.user_id = m.sender_id and u.role <> 'external') w
    where organisation_id <> 'community' group by 1, 2, 3`,
}

/** The same figures, counted anew from the people, groups and messages themselves. */
export async function recountedFigures({ context: { sql } }: Counted): Promise<Figures> {
  const figures: Figures = {}
  for (const table of TABLES) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from (${RECOUNTS[table]}) t`)
    figures[table] = rows.map(({ row }) => row).toSorted()
  }
  return figures
}
