// What a Manager of 50,000 people waits for: the list of people, its pages, its filters and its search, and 10,000
// invitations of a server that is killed while it sends them. `TEST_DATABASE_URL` adds PostgreSQL to the first.
import type { PeopleFilter } from '@umkreis/schemas'
import { countPeople } from '../src/services/users/people-counts.ts'
import { listPeople } from '../src/services/users/people-list.ts'
import { createServerDatabase } from '../tests/_util/server-database.ts'
import { inviteAndKill } from '../tests/manager/_util/invite-and-kill.ts'
import { Build } from '../tests/several-processes/_util/server-process.ts'
import { type Stage, setStage } from './admin/stage.ts'
import { createCrowd } from './people-search/crowd.ts'

const PEOPLE = 50_000
const PAGE = 24
/** Of the 200 ms in which the list opens; the browser takes the rest to draw it. */
const LIST_MS = 100
/** What somebody who types does not notice. */
const SEARCH_MS = 100
const INVITED = 10_000
const INVITED_MS = 10 * 60_000
const PASSES = 4
const TYPED = ['ann', 'bergmann', 'Mueller', 'käthe', 'obersch', 'anna berg', 'münchen', 'designerin', 'xyzzy', '4711@']
const FILTERS: readonly PeopleFilter[] = [
  { city: 'München' },
  { role: 'member' },
  { state: 'never-signed-in' },
  { sort: 'city' },
  { sort: 'role', direction: 'descending' },
  { city: 'Berlin', state: 'active', sort: 'name', direction: 'descending' },
]

/** The 95th percentile in milliseconds, each asked several times. */
async function p95<Case>(cases: readonly Case[], ask: (one: Case) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const one of cases) {
      const start = performance.now()
      await ask(one)
      times.push(performance.now() - start)
    }
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

async function prepare() {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const crowd = createCrowd(PEOPLE)
  const stages: [name: string, stage: Stage][] = [['embedded', cleanUp.use(await setStage(crowd))]]
  const server = await createServerDatabase(cleanUp)
  if (server) stages.push(['PostgreSQL', cleanUp.use(await setStage(crowd, server))])
  const build = cleanUp.use(new Build())
  const measured = (name: string, budgetMs: number, measure: () => Promise<number>) => ({
    name,
    unit: 'ms',
    rounds: 3,
    peerName: `${budgetMs} ms`,
    goal: { atMost: 1 },
    measure: async () => ({ ours: await measure(), peer: budgetMs }),
  })
  const of = `of ${PEOPLE.toLocaleString('en')} people`
  const cases = stages.flatMap(([name, { db, manager }]) => {
    const page = (filter: PeopleFilter, pageNumber = 1) =>
      listPeople(db, manager, { ...filter, pageNumber, pageSize: PAGE })
    return [
      measured(`the list ${of} opens, with its counts, p95, ${name}`, LIST_MS, () =>
        p95([{}], () => Promise.all([page({}), countPeople({ db, now: () => new Date() }, manager)])),
      ),
      measured(`its next pages, p95, ${name}`, LIST_MS, () =>
        p95([2, 3, 40, 400, Math.floor(PEOPLE / PAGE)], (number) => page({}, number)),
      ),
      measured(`its filters and orders, p95, ${name}`, LIST_MS, () => p95(FILTERS, (filter) => page(filter))),
      measured(`its search, p95, ${name}`, SEARCH_MS, () => p95(TYPED, (query) => page({ query }))),
    ]
  })
  undo.move()
  return {
    cases: [
      ...cases,
      {
        ...measured(
          `${INVITED.toLocaleString('en')} invitations, all sent, each once, through two kills`,
          INVITED_MS,
          () => inviteAndKill(build, INVITED),
        ),
        rounds: 1,
      },
    ],
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

export default { area: 'admin', cases: prepare }
