import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchAnswer, SearchQuery, SuggestionsAnswer, UserId } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../src/access/viewer.ts'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'
import { type DatabaseTarget, type Db, openDatabase } from '../../src/db/client.ts'
import { organisations, users } from '../../src/db/schema/index.ts'
import { createEventBus } from '../../src/events/event-bus.ts'
import { createLogger } from '../../src/logging/logger.ts'
import { createPeopleSearch } from '../../src/services/people-search/people-search.ts'
import type { BenchProfile } from './crowd.ts'

/** One organisation that is searched by one of its people, on a real database. */
export interface Stage extends AsyncDisposable {
  db: Db
  /** From opening the search until everybody is found. */
  indexedMs: number
  search(question: string, more?: Partial<SearchQuery>): Promise<SearchAnswer>
  suggest(typed: string): Promise<SuggestionsAnswer>
  /** How long it takes from saving a new skill until a question for it finds who has it. */
  measureChange(userId: string, skill: string): Promise<number>
}

const ORGANISATION_ID = 'bench'
const VIEWER_ID = 'bench-viewer'
const BATCH_SIZE = 1_000
const NO_FILTERS = { city: [], country: [], position: [], skill: [] }

/**
 * @param target Undefined: the embedded database, in a folder of its own.
 * @param embeddings The endpoint that people are also found by meaning with.
 */
export async function setStage(
  profiles: readonly BenchProfile[],
  target?: DatabaseTarget,
  embeddings?: EmbeddingsConfig,
): Promise<Stage> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const { db } = cleanUp.use(await openDatabase(target ?? createEmbedded(cleanUp)))
  await db.insert(organisations).values({ organisationId: ORGANISATION_ID, name: 'Bench' })
  const viewer: BenchProfile = {
    userId: VIEWER_ID,
    firstName: '',
    lastName: '',
    position: '',
    city: '',
    country: '',
    skills: [],
    description: '',
  }
  const everybody = [viewer, ...profiles]
  for (let from = 0; from < everybody.length; from += BATCH_SIZE) {
    await db.insert(users).values(
      everybody.slice(from, from + BATCH_SIZE).map((profile) => ({
        ...profile,
        organisationId: ORGANISATION_ID,
        email: `${profile.userId}@bench.example`,
        passwordHash: '',
      })),
    )
  }
  const logger = createLogger('warn', { write: (line: string) => void process.stderr.write(line) })
  const events = createEventBus(logger)
  const start = performance.now()
  const peopleSearch = cleanUp.use(createPeopleSearch({ db, events, logger, embeddings }))
  await peopleSearch.vectorsSettled()
  const indexedMs = performance.now() - start
  const who: Viewer = {
    userId: VIEWER_ID as UserId,
    organisationId: ORGANISATION_ID,
    role: 'member',
    isGlobal: false,
    sessionId: 'bench',
    tokenExpiresAtMs: Number.MAX_SAFE_INTEGER,
  }
  undo.move()
  return {
    db,
    indexedMs,
    search: (query, more) => peopleSearch.search(who, { query, ...NO_FILTERS, pageNumber: 1, pageSize: 24, ...more }),
    suggest: (typed) => peopleSearch.suggest(who, typed),
    async measureChange(userId, skill) {
      const saving = performance.now()
      await db
        .update(users)
        .set({ skills: [skill] })
        .where(eq(users.userId, userId))
      events.publish('userChanged', { userId, organisationId: ORGANISATION_ID })
      const { results } = await peopleSearch.search(who, { query: skill, ...NO_FILTERS, pageNumber: 1, pageSize: 24 })
      if (results[0]?.user.userId !== userId) throw new Error('The change was not found')
      return performance.now() - saving
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

function createEmbedded(cleanUp: AsyncDisposableStack): DatabaseTarget {
  const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  return { kind: 'embedded', dataDir: join(dataDir, 'database') }
}
