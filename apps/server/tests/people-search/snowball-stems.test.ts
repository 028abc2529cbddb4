import { SKILLS, loadSnowballStems, tokenise } from '@umkreis/people-search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { loadStems } from '../../src/services/people-search/stems.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: '1' } })
})
afterAll(() => server[Symbol.asyncDispose]())

// The site's demonstration has no database: what it finds would else not be what the product finds.
it('stems without a database are those of the database, for all skills and all that the demo’s people wrote', async () => {
  const people = await server.context.db
    .select({ position: users.position, description: users.description, skills: users.skills })
    .from(users)
  const texts = [
    ...SKILLS.flatMap(({ names }) => names),
    ...people.flatMap(({ position, description, skills }) => [position, description, ...skills]),
    'skis dying ugly news inning hoping hopped agreed being owed flies ties generations arsenal communism controlled',
    'relational fulfilled electricity hopeful goodness sayings youth enjoyed bluntly argue probably singing cease roll',
    'freundlichkeiten zeugnisse zulassungen eigenheit aufmerksamkeit ergebnissen lustigsten bauern queue systeme',
  ]
  const plains = [...new Set(texts.flatMap((text) => tokenise(text).map(({ plain }) => plain)))].filter((plain) =>
    /^[a-z]+$/.test(plain),
  )
  expect(plains.length).toBeGreaterThan(2_000)
  const [known, reckoned] = await Promise.all([loadStems(server.context.db, plains), loadSnowballStems(plains)])
  const different = plains.flatMap((plain) =>
    (['english', 'german'] as const).flatMap((language) => {
      const [theirs, ours] = [known(plain)[language], reckoned(plain)[language]]
      // Words that carry nothing have no stem, and those who keep the lists do not quite agree on which these are.
      return theirs === undefined || ours === undefined || theirs === ours ? [] : [`${plain}: ${theirs}, not ${ours}`]
    }),
  )
  expect(different).toEqual([])
})
