// What the server takes for both dashboards of an organisation of 50,000 people with two years of history, beside the time that
// a click may take. That their figures are what counting all rows anew gives is made sure of first. `TEST_DATABASE_URL` adds
// PostgreSQL.
import { deepStrictEqual } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserId } from '@umkreis/schemas'
import type { Viewer } from '../src/access/viewer.ts'
import { type DatabaseClient, type DatabaseTarget, openDatabase } from '../src/db/client.ts'
import { readCompanyMetrics } from '../src/services/insights/company-metrics.ts'
import { readPeopleInsights } from '../src/services/insights/people-insights.ts'
import { createServerDatabase } from '../tests/_util/server-database.ts'
import { keptFigures, recountedFigures } from '../tests/insights/_util/recount.ts'
import { fillOrganisation } from './insights/fill-organisation.ts'

const PEOPLE = 50_000
/** What is left of the 300 ms for the server: the browser takes the rest to draw. */
const BUDGET_MS = 200
const PLACE = { country: 'Country 0', city: 'City 0' }
const VIEWER: Viewer = {
  userId: 'crowd-0' as UserId,
  organisationId: 'bench',
  role: 'member',
  isGlobal: false,
  sessionId: '',
  tokenExpiresAtMs: Infinity,
}

function createEmbedded(cleanUp: AsyncDisposableStack): DatabaseTarget {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  return { kind: 'embedded', dataDir: join(folder, 'database') }
}

/** @throws {AssertionError} If a figure is another one than that of all rows. */
async function checkFigures(client: DatabaseClient): Promise<void> {
  deepStrictEqual(await keptFigures({ context: client }), await recountedFigures({ context: client }))
  const { people, cities } = await readPeopleInsights(client.db, VIEWER, PLACE)
  const [counted] = await client.sql<{ people: number; skilled: number }[]>`
    select count(*)::int as people from users where country = ${PLACE.country} and city = ${PLACE.city}`
  deepStrictEqual(people, counted?.people)
  deepStrictEqual(cities, [])
}

async function prepareOn(name: string, target: DatabaseTarget, cleanUp: AsyncDisposableStack) {
  const client = cleanUp.use(await openDatabase(target))
  const { db } = client
  const now = new Date()
  process.stderr.write(`insights: filling the database, ${name}\n`)
  await fillOrganisation(client, 'bench', PEOPLE, now)
  await checkFigures(client)
  const measured = (what: string, run: () => Promise<unknown>) => ({
    name: `${what}, ${PEOPLE.toLocaleString('en')} people, ${name}`,
    unit: 'ms',
    rounds: 7,
    peerName: `${BUDGET_MS} ms`,
    goal: { atMost: 1 },
    async measure(): Promise<{ ours: number; peer: number }> {
      const start = performance.now()
      await run()
      return { ours: performance.now() - start, peer: BUDGET_MS }
    },
  })
  const position = 'Production'
  return [
    measured('people insights', () => readPeopleInsights(db, VIEWER, {})),
    measured('people insights of a city', () => readPeopleInsights(db, VIEWER, PLACE)),
    measured('people insights of a field of work', () => readPeopleInsights(db, VIEWER, { position })),
    measured('people insights of both', () => readPeopleInsights(db, VIEWER, { ...PLACE, position })),
    measured('company metrics of two years', () => readCompanyMetrics({ db, now: () => now }, VIEWER, '24-months')),
  ]
}

async function prepare() {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const cases = await prepareOn('embedded', createEmbedded(cleanUp), cleanUp)
  const server = await createServerDatabase(cleanUp)
  if (server) cases.push(...(await prepareOn('PostgreSQL', server, cleanUp)))
  undo.move()
  return { cases, [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}

export default { area: 'insights', cases: prepare }
