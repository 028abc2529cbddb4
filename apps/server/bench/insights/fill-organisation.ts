import type { DatabaseClient } from '../../src/db/client.ts'
import { groupMembers, groups, organisations, users } from '../../src/db/schema/index.ts'
import { createRandom } from '../../src/demo/random.ts'

const CITIES = 60
const COUNTRIES = 9
const SKILLS = 900
const GROUPS = 1500
const BATCH = 2000
const WEEKS = 104
const MESSAGES_A_WEEK = 500
const DAY_MS = 86_400_000
const JOBS = [
  'Software Engineer',
  'Welder',
  'Sales Manager',
  'Controller',
  'Recruiter',
  'Service Technician',
  'Project Manager',
]

/**
 * Adds people, groups and two years of messages to an organisation, which is made where it is not there: a few cities and
 * skills are frequent, most are rare. All are rows like those of real people, and what counts them counts them as they come.
 */
export async function fillOrganisation(
  { db, sql }: Pick<DatabaseClient, 'db' | 'sql'>,
  organisationId: string,
  people: number,
  now: Date,
): Promise<void> {
  const random = createRandom(50)
  const rare = (count: number) => Math.floor(random.next() ** 2 * count)
  await db.insert(organisations).values({ organisationId, name: 'Bench' }).onConflictDoNothing()
  for (let from = 0; from < people; from += BATCH) {
    await db.insert(users).values(
      Array.from({ length: Math.min(BATCH, people - from) }, (_, at) => {
        const city = rare(CITIES)
        return {
          userId: `crowd-${from + at}`,
          organisationId,
          email: `${from + at}@bench.example`,
          passwordHash: '',
          firstName: 'Robin',
          lastName: `Crowd ${from + at}`,
          city: `City ${city}`,
          country: `Country ${city % COUNTRIES}`,
          position: random.pick(JOBS),
          description: random.pick(['', 'About me']),
          skills: [...new Set(Array.from({ length: random.between(3, 9) }, () => `Skill ${rare(SKILLS)}`))],
          createdAt: new Date(now.getTime() - random.between(0, WEEKS * 7) * DAY_MS),
        }
      }),
    )
  }
  for (let group = 0; group < GROUPS; group += 1) {
    const groupId = `crowd-group-${group}`
    const createdAt = new Date(now.getTime() - random.between(0, WEEKS * 7) * DAY_MS)
    const members = new Set(Array.from({ length: random.between(5, 60) }, () => random.between(0, people - 1)))
    const [first = 0] = members
    await db.insert(groups).values({ groupId, organisationId, name: groupId, createdBy: `crowd-${first}`, createdAt })
    await db.insert(groupMembers).values([...members].map((at) => ({ groupId, userId: `crowd-${at}` })))
  }
  // Week by week, as they would have come: somebody is counted once in each.
  for (let week = 0; week < WEEKS; week += 1) {
    const first = week * MESSAGES_A_WEEK
    const start = new Date(now.getTime() - (WEEKS - week) * 7 * DAY_MS)
    await sql`
      insert into messages (message_id, group_id, sender_id, sequence, revision, sent_at)
      select 'crowd-' || n, 'crowd-group-' || (n * 7919 % ${GROUPS}), 'crowd-' || (n::bigint * 104729 % ${people}), n, n,
        ${start.toISOString()}::timestamptz + (n - ${first}) * interval '7 days' / ${MESSAGES_A_WEEK}
      from generate_series(${first}::int, ${first + MESSAGES_A_WEEK - 1}::int) as n`
  }
}
