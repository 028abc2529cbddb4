// Finding people among 50,000: the whole way of a question, from its text to the profiles that are shown with their
// evidence, beside a well-known search library that holds everything in memory and answers with ids alone.
// `TEST_DATABASE_URL` adds PostgreSQL. Then how well people are found, among 1,000 whose authors' work is known.
import MiniSearch from 'minisearch'
import { createServerDatabase } from '../tests/_util/server-database.ts'
import { CROWD_BEGINNINGS, CROWD_QUESTIONS, createCrowd } from './people-search/crowd.ts'
import { measureRelevance } from './people-search/relevance.ts'
import { relevanceCases } from './people-search/relevance-cases.ts'
import { type Stage, setStage } from './people-search/stage.ts'

const PEOPLE = 50_000
const QUESTION_MS = 50
const SUGGESTION_MS = 30
const CHANGE_MS = 2_000
const FIRST_INDEX_MS = 180_000
const PASSES = 4

/** The 95th percentile in milliseconds, each asked several times. */
async function p95(texts: readonly string[], ask: (text: string) => unknown): Promise<number> {
  const times: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const text of texts) {
      const start = performance.now()
      await ask(text)
      times.push(performance.now() - start)
    }
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

async function prepare() {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const crowd = createCrowd(PEOPLE)
  const peer = new MiniSearch({
    fields: ['name', 'position', 'city', 'country', 'skills', 'description'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  const building = performance.now()
  peer.addAll(
    crowd.map(({ userId, firstName, lastName, skills, ...rest }) => ({
      ...rest,
      id: userId,
      name: `${firstName} ${lastName}`,
      skills: skills.join(', '),
    })),
  )
  const peerBuildMs = performance.now() - building
  const stages: [name: string, stage: Stage][] = [['embedded', cleanUp.use(await setStage(crowd))]]
  const server = await createServerDatabase(cleanUp)
  if (server) stages.push(['PostgreSQL', cleanUp.use(await setStage(crowd, server))])
  let changes = 0
  const cases = stages.flatMap(([name, stage]) => [
    {
      name: `question among ${PEOPLE.toLocaleString('en')}, p95, ${name}`,
      unit: 'ms',
      peerName: `${QUESTION_MS} ms`,
      goal: { atMost: 1 },
      rounds: 3,
      measure: async () => ({ ours: await p95(CROWD_QUESTIONS, (text) => stage.search(text)), peer: QUESTION_MS }),
    },
    {
      name: `the same, profiles and evidence and all, ${name}`,
      unit: 'ms',
      peerName: 'MiniSearch (ids alone)',
      goal: { atMost: 1 },
      rounds: 3,
      measure: async () => ({
        ours: await p95(CROWD_QUESTIONS, (text) => stage.search(text)),
        peer: await p95(CROWD_QUESTIONS, (text) => peer.search(text).slice(0, 24)),
      }),
    },
    {
      name: `suggestions, p95, ${name}`,
      unit: 'ms',
      peerName: `${SUGGESTION_MS} ms`,
      goal: { atMost: 1 },
      rounds: 3,
      measure: async () => ({ ours: await p95(CROWD_BEGINNINGS, (text) => stage.suggest(text)), peer: SUGGESTION_MS }),
    },
    {
      name: `a saved profile is found, ${name}`,
      unit: 'ms',
      peerName: `${CHANGE_MS} ms`,
      goal: { atMost: 1 },
      rounds: 5,
      measure: async () => {
        changes += 1
        return {
          ours: await stage.measureChange(crowd[changes]?.userId ?? '', `Neuland${changes}kunde`),
          peer: CHANGE_MS,
        }
      },
    },
    {
      name: `first index of everybody, ${name}`,
      unit: 'ms',
      peerName: `${FIRST_INDEX_MS / 60_000} minutes`,
      goal: { atMost: 1 },
      rounds: 1,
      measure: async () => ({ ours: stage.indexedMs, peer: FIRST_INDEX_MS }),
    },
  ])
  undo.move()
  process.stderr.write(`MiniSearch was built in ${Math.round(peerBuildMs)} ms\n`)
  return { cases: [...cases, ...relevanceCases(measureRelevance)], [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}

export default { area: 'people-search', cases: prepare }
