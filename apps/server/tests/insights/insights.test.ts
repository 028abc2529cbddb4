import type { CompanyMetrics, PeopleInsights, User } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { DEMO_ORGANISATION_ID, DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { readCompanyMetrics } from '../../src/services/insights/company-metrics.ts'
import { readPeopleInsights } from '../../src/services/insights/people-insights.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let server: TestServer
let token: string
let viewer: { userId: string; organisationId: string }
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  await seedDemo(server.context, false)
  const body = { email: 'k.haddad@lindwerk.example', password: DEMO_PASSWORD }
  const { body: answer } = await call<{ tokens: { accessToken: string }; user: User }>(server, 'POST', '/auth/login', {
    body,
  })
  token = answer.tokens.accessToken
  viewer = { userId: answer.user.userId, organisationId: DEMO_ORGANISATION_ID }
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = async (query: Record<string, string> = {}) =>
  (await call<PeopleInsights>(server, 'GET', `/insights/people?${new URLSearchParams(query).toString()}`, { token }))
    .body

describe('GET /insights/people', () => {
  it('says how many people are where, and hides Gdańsk, where four are, with another city', async () => {
    const { people, cities, countries } = await ask()
    expect(people).toBe(240)
    expect(cities).toContainEqual({ name: 'München', country: 'Deutschland', people: 68, hidden: null })
    expect(cities).toContainEqual({ name: 'Gdańsk', country: 'Polen', people: null, hidden: 'few' })
    expect(cities).toContainEqual({ name: 'Kraków', country: 'Polen', people: null, hidden: 'with' })
    expect(countries).toContainEqual({ name: 'Polen', country: null, people: 12, hidden: null })
  })

  it('recomputes every number for filters, also combined: what is shown is what counting the people gives', async () => {
    const rows = await server.context.db.select().from(users).where(eq(users.organisationId, DEMO_ORGANISATION_ID))
    const fieldRows = await server.context.sql<{ user_id: string; field: string }[]>`
      select user_id, insight_field(position) as field from users`
    const fields = new Map(fieldRows.map((row) => [row.user_id, row.field]))
    const whole = await ask()
    const places = [
      {},
      ...whole.choices.countries.slice(0, 3).map((country) => ({ country })),
      ...whole.choices.cities.slice(0, 4).map(({ name, country }) => ({ country, city: name })),
    ]
    let compared = 0
    for (const place of places) {
      for (const position of [undefined, ...whole.choices.positions]) {
        const answer = await ask({ ...place, ...(position === undefined ? {} : { position }) })
        if (answer.people === null) continue
        const matching = rows.filter(
          (row) =>
            Object.entries(place).every(([key, value]) => row[key as 'city' | 'country'] === value) &&
            (position === undefined || fields.get(row.userId) === position),
        )
        expect(answer.people).toBe(matching.length)
        for (const { name, country, people } of answer.cities) {
          if (people === null) continue
          expect(people).toBe(matching.filter((row) => row.city === name && row.country === country).length)
        }
        for (const { name, people } of answer.positions) {
          if (people !== null) expect(people).toBe(matching.filter((row) => fields.get(row.userId) === name).length)
        }
        for (const { part, people } of answer.profile) {
          if (part === 'picture' && people !== null)
            expect(people).toBe(matching.filter((row) => row.avatarUrl !== null).length)
        }
        for (const { skill, people } of answer.skills?.held ?? []) {
          expect(people).toBe(matching.filter((row) => row.skills.includes(skill)).length)
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
  }, 300_000)

  it('counts the skills that fewer than five people hold, and names none of them', async () => {
    const rows = await server.context.db.select().from(users).where(eq(users.organisationId, DEMO_ORGANISATION_ID))
    const holders = Map.groupBy(
      rows.flatMap((row) => [...new Set(row.skills)]),
      (skill) => skill,
    )
    const rare = [...holders].filter(([, list]) => list.length < 5).map(([skill]) => skill)
    const { skills } = await ask()
    expect(skills?.fragile).toBe(rare.length)
    expect(skills?.held.map(({ skill }) => skill).filter((skill) => rare.includes(skill))).toEqual([])
    expect(skills?.held[0]).toEqual({ skill: 'Python', people: 49 })
  })

  it('answers a place that is hidden like one that there is not', async () => {
    const hidden = await ask({ country: 'Polen', city: 'Gdańsk' })
    expect(hidden).toEqual(await ask({ country: 'Polen', city: 'Atlantis' }))
    expect(hidden).toMatchObject({ people: null, cities: [], positions: [], profile: [], skills: null })
  })

  it('says how connected places are, only where five or more people are behind it', async () => {
    const { connections } = await ask()
    expect(connections.positions.names.length).toBeGreaterThan(4)
    expect(connections.positions.links.filter(({ perHundred }) => perHundred !== null).length).toBeGreaterThan(4)
    expect(connections.positions.links.some(({ perHundred }) => perHundred === null)).toBe(true)
  })

  it('leaves out who asked for it', async () => {
    const before = await ask({ country: 'Deutschland', city: 'München' })
    await call(server, 'PATCH', '/users/preferences', { token, body: { isInInsights: false } })
    const after = await ask()
    await call(server, 'PATCH', '/users/preferences', { token, body: { isInInsights: true } })
    expect(before.people).not.toBeNull()
    // One alone could be told by counting: other rows are hidden with them.
    expect(after.people).toBe(240)
    expect(after.countries.filter(({ people }) => people === null).length).toBeGreaterThan(0)
    expect(await ask({ country: 'Deutschland', city: 'München' })).toEqual(before)
  })
})

describe('GET /insights/company-metrics', () => {
  const metrics = async (period?: string) =>
    call<CompanyMetrics>(server, 'GET', `/insights/company-metrics${period ? `?period=${period}` : ''}`, { token })

  it('says how many people, groups and messages there are, and how that changed', async () => {
    const { body } = await metrics()
    expect(body).toMatchObject({ period: '12-months', to: '2026-11-20' })
    expect(body.people.now).toBe(240)
    expect(body.people.before).toBeLessThan(240)
    expect(body.groups.now).toBeGreaterThan(8)
    expect(body.messages.now).toBeGreaterThan(0)
    expect(body.active.now).toBeGreaterThan(4)
    expect(body.cities[0]).toEqual({ name: 'München', people: 68 })
    expect(body.skills[0]).toEqual({ name: 'Python', people: 49 })
  })

  it('shows no step of one to four people', async () => {
    for (const period of ['30-days', '90-days', '12-months', '24-months']) {
      const { series } = (await metrics(period)).body.people
      const steps = series.slice(1).map(({ value }, at) => Math.abs(value - series[at]!.value))
      expect(steps.filter((step) => step > 0 && step < 5)).toEqual([])
    }
  })

  it('refuses a period that is none', async () => {
    expect((await metrics('a-week')).status).toBe(422)
  })
})

it.each(['/insights/people', '/insights/company-metrics'])(
  '%s is for members of an organisation alone',
  async (path) => {
    const owner = await signUpOwner(server)
    const guest = await signUpMember(server, owner)
    await setRole(server, guest, 'external')
    const status = async (person: Person | undefined) =>
      (await call(server, 'GET', path, { token: person?.token })).status
    expect(await status(owner)).toBe(200)
    expect(await status(guest)).toBe(404)
    expect(await status(await signUpGlobal(server))).toBe(404)
    expect(await status(undefined)).toBe(401)
  },
)

it('shows nothing of an organisation of four, and nothing of another organisation', async () => {
  const owner = await signUpOwner(server)
  for (let count = 0; count < 3; count += 1) await signUpMember(server, owner)
  const { body } = await call<PeopleInsights>(server, 'GET', '/insights/people', { token: owner.token })
  expect(body).toMatchObject({ people: null, countries: [], cities: [], positions: [], profile: [], skills: null })
  const metrics = await call<CompanyMetrics>(server, 'GET', '/insights/company-metrics', { token: owner.token })
  expect(metrics.body).toMatchObject({ people: { now: null }, active: { now: null }, skills: [], cities: [] })
})

it('tells of nearly everybody who wrote something all but five, and of fewer than ten nothing', async () => {
  const { sql } = server.context
  const owner = await signUpOwner(server)
  for (let count = 0; count < 11; count += 1) await signUpMember(server, owner)
  const [row] = await sql`select organisation_id as id from users where user_id = ${owner.userId}`
  const organisationId = row!.id as string
  await sql`update insight_days set day = '2026-11-02' where organisation_id = ${organisationId}`
  const tellActive = async (people: number) => {
    await sql`delete from insight_active_weeks where organisation_id = ${organisationId}`
    await sql`insert into insight_active_weeks values (${organisationId}, '2026-11-16', 0, ${people})`
    return (await call<CompanyMetrics>(server, 'GET', '/insights/company-metrics', { token: owner.token })).body.active
      .now
  }
  expect([await tellActive(4), await tellActive(5), await tellActive(7)]).toEqual([null, 5, 7])
  // One, two or nobody of the twelve wrote nothing.
  expect([await tellActive(10), await tellActive(11), await tellActive(12)]).toEqual([7, 7, 7])
  await sql`update insight_days set joined = 9 where organisation_id = ${organisationId}`
  expect([await tellActive(5), await tellActive(9)]).toEqual([null, null])
})

describe('the figures', () => {
  it('come from the tables that count, with every other table out of reach: no message, note or post is read', async () => {
    const { sql, db } = server.context
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'insight\\_%'`
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) await sql.unsafe(`alter table "${name}" rename to "gone_${name}"`)
    try {
      const asMember = { ...viewer, role: 'member', isGlobal: false } as never
      expect((await readPeopleInsights(db, asMember, { country: 'Deutschland', position: undefined })).people).toBe(153)
      expect((await readCompanyMetrics(server.context, asMember, '12-months')).people.now).toBe(240)
    } finally {
      for (const { name } of tables) await sql.unsafe(`alter table "gone_${name}" rename to "${name}"`)
    }
  })

  it('have no column for what somebody wrote, and what counts messages names none of it', async () => {
    const { sql } = server.context
    const columns = await sql<{ name: string }[]>`
      select distinct column_name as name from information_schema.columns where table_name like 'insight\\_%' order by 1`
    expect(columns.map(({ name }) => name).join(' ')).toBe(
      'city country day departed dimension field fill_bio fill_city fill_picture fill_position fill_skills fills_bio ' +
        'fills_city fills_picture fills_position fills_skills group_id groups joined messages organisation_id people shard ' +
        'skill skills user_id value week',
    )
    const [source] = await sql<{ text: string }[]>`
      select string_agg(prosrc, ' ') as text from pg_proc where proname like 'insight\\_%'`
    expect(source!.text).toContain('insight_message_days')
    expect(source!.text).not.toMatch(/\b(content|body|markdown|epoch|client_message_id|notes|feed_\w+)\b/)
  })
})
