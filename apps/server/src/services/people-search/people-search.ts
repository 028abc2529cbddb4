import type {
  ProfileSuggestionsAnswer,
  SearchAnswer,
  SearchProgress,
  SearchQuery,
  SuggestedField,
  SuggestionsAnswer,
  User,
} from '@umkreis/schemas'
import {
  type ConceptTable,
  type Directory,
  explainMatch,
  filterCondition,
  filterPlains,
  findPeople,
  MEANING_TAG,
  plainsToStem,
  type Ranking,
  readFields,
  readFilters,
  understandQuestion,
  type UnderstoodPart,
} from '@umkreis/people-search'
import type { Viewer } from '../../access/viewer.ts'
import type { EmbeddingsConfig } from '../../config/embeddings.ts'
import type { Db } from '../../db/client.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import { formatUsers } from '../users/reader.ts'
import { createIndexer } from './indexer.ts'
import { type Meaning, createMeaning } from './meaning/meaning.ts'
import { meaningsOf } from './meaning/pieces.ts'
import { deleteAllVectors } from './meaning/stored-vectors.ts'
import type { OrganisationIndex } from './organisation-index.ts'
import { createPeopleIndexes } from './people-indexes.ts'
import { readProgress } from './read-progress.ts'
import { selectVisible } from './select-visible.ts'
import { loadStems } from './stems.ts'
import { suggest } from './suggest.ts'
import { suggestValues } from './suggest-values.ts'

/** Finds people by what they wrote about themselves. It never reads messages. */
export interface PeopleSearch extends AsyncDisposable {
  /** Answers a question with the people that the viewer may find, best first, and with why, in a language. */
  search(viewer: Viewer, query: SearchQuery, language?: Language): Promise<SearchAnswer>
  /** Completes what is being typed. */
  suggest(viewer: Viewer, typed: string): Promise<SuggestionsAnswer>
  /** Completes what somebody types into a field of their own profile. */
  suggestValues(viewer: Viewer, field: SuggestedField, typed: string): Promise<ProfileSuggestionsAnswer['values']>
  /** What the people whom the viewer may find know, have and are called. */
  readDirectory(viewer: Viewer): Promise<Directory>
  /** How many people of the viewer's organisation are found by now. */
  readProgress(viewer: Viewer): Promise<SearchProgress>
  /** Settles once everybody is found by what they have saved so far. */
  settled(): Promise<void>
  /** Settles once nobody waits for vectors who could have them now. */
  vectorsSettled(): Promise<void>
}

export interface PeopleSearchParts {
  db: Db
  events: EventBus
  logger: Logger
  /** The endpoint that people are compared by meaning with; without one the search is built in alone. */
  embeddings?: EmbeddingsConfig | undefined
}

/** Opens the search: brings the index up to date in the background and keeps it so. */
export function createPeopleSearch(parts: PeopleSearchParts): PeopleSearch {
  const { db, logger, embeddings } = parts
  // A question after many vectors were made would else read all these people again.
  const onTurned = (organisationId: string) => indexes.catchUp(organisationId)
  const meaning = embeddings && createMeaning({ db, logger, config: embeddings, onTurned })
  const indexes = createPeopleIndexes(
    db,
    meaning &&
      embeddings && {
        modelNow: meaning.model,
        isFoundInDatabase: () => meaning.points() !== undefined,
        maxVectorBytes: embeddings.maxVectorBytes,
        onFull: () =>
          logger.warn(
            'No further vectors fit into memory: who has only newer ones is found by words. pgvector 0.8 helps',
          ),
      },
  )
  const indexer = createIndexer(parts, indexes, meaning?.keeper)
  const cleared = meaning ? Promise.resolve() : clearVectors(db, logger)
  const read = async (viewer: Viewer) => {
    await indexer.settled(viewer.organisationId)
    return indexes.read(viewer)
  }
  return {
    search: async (viewer, query, language = DEFAULT_LANGUAGE) =>
      searchPeople({ db, meaning, language }, await read(viewer), viewer, query),
    suggest: async (viewer, typed) => suggest(db, await read(viewer), viewer, typed),
    suggestValues: async (viewer, field, typed) => suggestValues((await read(viewer)).directory, field, typed),
    readDirectory: async (viewer) => (await read(viewer)).directory,
    readProgress: (viewer) => readProgress(db, viewer, meaning?.keeper),
    settled: () => indexer.settled(),
    async vectorsSettled() {
      await indexer.settled()
      await meaning?.keeper.settled()
    },
    async [Symbol.asyncDispose]() {
      await cleared
      await indexer[Symbol.asyncDispose]()
      await meaning?.[Symbol.asyncDispose]()
    },
  }
}

/** Without an endpoint nobody would keep vectors in step with profiles: what one was told of people is not kept. */
async function clearVectors(db: Db, logger: Logger): Promise<void> {
  try {
    await deleteAllVectors(db)
  } catch (error) {
    logger.error({ err: error }, 'Vectors of before could not be deleted')
  }
}

async function searchPeople(
  { db, meaning, language }: { db: Db; meaning: Meaning | undefined; language: Language },
  index: OrganisationIndex,
  viewer: Viewer,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const [read, filterStems] = await Promise.all([
    understandQuestion((plains) => loadStems(db, plains), query.query, index.directory),
    loadStems(db, filterPlains(query)),
  ])
  const question = meaning
    ? { ...read, parts: await meaning.read(viewer.organisationId, index, query.query, read.parts) }
    : read
  const { concepts } = index.directory
  const filterParts = readFilters(query, filterStems, concepts)
  const condition = filterCondition(query, filterStems, concepts)
  const scope = { viewerId: viewer.userId, condition }
  const page = { offset: (query.pageNumber - 1) * query.pageSize, limit: query.pageSize }
  const ranking = findPeople(index, question.parts, scope, page)
  const parts = [...question.parts, ...filterParts]
  return {
    results: await explain({ db, language, concepts }, viewer, ranking, question.parts, filterParts),
    total: ranking.total,
    population: Math.max(0, index.directory.population - 1),
    understood: {
      filters: [...question.filters, ...filterParts.map(({ kind, label }) => ({ kind, value: label }))],
      text: question.text,
      parts: parts.map(({ kind, label, marks, radiusKm, corrected }) => ({
        kind,
        label,
        marks,
        ...(radiusKm === undefined ? {} : { radiusKm }),
        ...(corrected === undefined ? {} : { corrected }),
      })),
    },
  }
}

async function explain(
  { db, language, concepts }: { db: Db; language: Language; concepts: ConceptTable },
  viewer: Viewer,
  ranking: Ranking,
  parts: readonly UnderstoodPart[],
  filterParts: readonly UnderstoodPart[],
): Promise<SearchAnswer['results']> {
  if (ranking.people.length === 0) return []
  const found = ranking.people.map(({ userId }) => userId)
  // Asked again of the database: another process may have deleted somebody a moment ago.
  const rows = await selectVisible(db, viewer, found)
  const profiles = new Map((await formatUsers(db, viewer, rows)).map((user) => [user.userId as string, user]))
  const stemsOf = await loadStems(db, plainsToStem([...profiles.values()], [...parts, ...filterParts]))
  const isByMeaning = parts.some(({ groups }) =>
    groups.some(({ tests }) => tests.some(({ lexeme }) => lexeme.startsWith(MEANING_TAG))),
  )
  return ranking.people.flatMap(({ userId, score, met }) => {
    const user: User | undefined = profiles.get(userId)
    if (!user) return []
    const fields = readFields(user, stemsOf, { meaningsOf: isByMeaning ? meaningsOf : undefined, concepts })
    const asked = { parts, filterParts, weights: ranking.weights }
    return [{ user, ...explainMatch(fields, asked, { score, met }, language) }]
  })
}
