import type { SearchAnswer, SearchQuery, SuggestionsAnswer, User } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import { formatUsers } from '../users/reader.ts'
import type { Directory } from './directory.ts'
import { plainsToStem, proveMatch, readFields } from './evidence.ts'
import { filterCondition, filterPlains, readFilters } from './filters.ts'
import { createIndexer } from './indexer.ts'
import type { PeopleIndex } from './people-index.ts'
import { createPeopleIndexes } from './people-indexes.ts'
import type { UnderstoodPart } from './question-part.ts'
import { MET_SHARE, type Ranking, listPeople, rankPeople } from './rank.ts'
import { selectVisible } from './select-visible.ts'
import { loadStems } from './stems.ts'
import { suggest } from './suggest.ts'
import { understandQuestion } from './understand.ts'

/** Finds people by what they wrote about themselves. It never reads messages. */
export interface PeopleSearch extends AsyncDisposable {
  /** Answers a question with the people that the viewer may find, best first, and with why. */
  search(viewer: Viewer, query: SearchQuery): Promise<SearchAnswer>
  /** Completes what is being typed. */
  suggest(viewer: Viewer, typed: string): Promise<SuggestionsAnswer>
  /** What the people whom the viewer may find know, have and are called. */
  readDirectory(viewer: Viewer): Promise<Directory>
  /** Settles once everybody is found by what they have saved so far. */
  settled(): Promise<void>
}

export interface PeopleSearchParts {
  db: Db
  events: EventBus
  logger: Logger
}

/** Opens the search: brings the index up to date in the background and keeps it so. */
export function createPeopleSearch(parts: PeopleSearchParts): PeopleSearch {
  const indexes = createPeopleIndexes(parts.db)
  const indexer = createIndexer(parts, indexes)
  const read = async (viewer: Viewer) => {
    await indexer.settled(viewer.organisationId)
    return indexes.read(viewer)
  }
  return {
    search: async (viewer, query) => searchPeople(parts.db, await read(viewer), viewer, query),
    suggest: async (viewer, typed) => suggest(parts.db, await read(viewer), viewer, typed),
    readDirectory: async (viewer) => (await read(viewer)).directory,
    settled: () => indexer.settled(),
    [Symbol.asyncDispose]: () => indexer[Symbol.asyncDispose](),
  }
}

async function searchPeople(db: Db, index: PeopleIndex, viewer: Viewer, query: SearchQuery): Promise<SearchAnswer> {
  const [question, filterStems] = await Promise.all([
    understandQuestion(db, query.query, index.directory),
    loadStems(db, filterPlains(query)),
  ])
  const filterParts = readFilters(query, filterStems)
  const condition = filterCondition(query, filterStems)
  const scope = { viewerId: viewer.userId, condition }
  const page = { offset: (query.pageNumber - 1) * query.pageSize, limit: query.pageSize }
  const ranking = question.parts.some(({ isExcluded }) => !isExcluded)
    ? rankPeople(index, question.parts, scope, page)
    : condition || question.parts.length > 0
      ? listPeople(index, question.parts, scope, page)
      : { people: [], total: 0, weights: [] }
  const parts = [...question.parts, ...filterParts]
  return {
    results: await explain(db, viewer, ranking, question.parts, filterParts),
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
  db: Db,
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
  return ranking.people.flatMap(({ userId, score, met }) => {
    const user: User | undefined = profiles.get(userId)
    if (!user) return []
    const fields = readFields(user, stemsOf)
    const shares = parts.map((_, index) => shareMet(met[index] ?? [], ranking.weights[index] ?? []))
    const isProven = (share: number) => share >= MET_SHARE || (share > 0 && !shares.some((other) => other >= MET_SHARE))
    const proven = [
      ...parts.map((part, index) => ({
        part,
        index,
        weights: ranking.weights[index] ?? [],
        // Whoever does not meet what is not wanted meets the question there; there are no words to prove it by.
        share: part.isExcluded ? 1 : (shares[index] ?? 0),
      })),
      ...filterParts.map((part, index) => ({ part, index: parts.length + index, weights: [], share: 1 })),
    ]
    return [
      {
        user,
        score: Math.min(1, Math.max(0, score)),
        met: proven.filter(({ share }) => share >= MET_SHARE).map(({ index }) => index),
        evidence: proven
          .filter(({ part, share }) => !part.isExcluded && isProven(share))
          .flatMap(({ part, index, weights }) => proveMatch(fields, part, index, weights)),
      },
    ]
  })
}

function shareMet(met: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : met.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole
}
