import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SearchAnswer, SearchQuery, SuggestionsAnswer, User } from '@umkreis/schemas'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { peopleSearchDocuments, users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import { formatUsers } from '../users/reader.ts'
import { type Directories, createDirectories } from './directories.ts'
import type { Directory } from './directory.ts'
import { profilePlains } from './document.ts'
import { proveMatch, readFields } from './evidence.ts'
import { filterCondition, filterPlains, readFilters } from './filters.ts'
import { createIndexer } from './indexer.ts'
import type { UnderstoodPart } from './question-part.ts'
import { MET_SHARE, type Ranking, rankPeople } from './rank.ts'
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
  const directories = createDirectories(parts.db)
  const indexer = createIndexer(parts, (organisationId) => directories.expire(organisationId))
  return {
    async search(viewer, query) {
      await indexer.settled(viewer.organisationId)
      return searchPeople(parts.db, directories, viewer, query)
    },
    async suggest(viewer, typed) {
      await indexer.settled(viewer.organisationId)
      return suggest(parts.db, viewer, typed, await directories.read(viewer))
    },
    async readDirectory(viewer) {
      await indexer.settled(viewer.organisationId)
      return directories.read(viewer)
    },
    settled: () => indexer.settled(),
    [Symbol.asyncDispose]: () => indexer[Symbol.asyncDispose](),
  }
}

async function searchPeople(
  db: Db,
  directories: Directories,
  viewer: Viewer,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const directory = await directories.read(viewer)
  const [question, filterStems] = await Promise.all([
    understandQuestion(db, query.query, directory),
    loadStems(db, filterPlains(query)),
  ])
  const filterParts = readFilters(query, filterStems)
  const condition = filterCondition(query, filterStems)
  const everybody = and(visibleUsers(viewer), ne(users.userId, viewer.userId)) ?? sql`true`
  const visible = and(everybody, condition) ?? everybody
  const page = { offset: (query.pageNumber - 1) * query.pageSize, limit: query.pageSize }
  const ranking =
    question.parts.length > 0
      ? await rankPeople(db, viewer.organisationId, question.parts, visible, directory.population, page)
      : condition
        ? await listPeople(db, viewer, visible, page)
        : { people: [], total: 0, weights: [] }
  const parts = [...question.parts, ...filterParts]
  return {
    results: await explain(db, viewer, ranking, question.parts, filterParts),
    total: ranking.total,
    population: Math.max(0, directory.population - 1),
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

type Page = { offset: number; limit: number }

/** Without a question, filters alone list people by name. */
async function listPeople(
  db: Db,
  viewer: Viewer,
  visible: ReturnType<typeof visibleUsers>,
  page: Page,
): Promise<Ranking> {
  const from = () => and(eq(peopleSearchDocuments.organisationId, viewer.organisationId), visible)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ userId: users.userId })
      .from(peopleSearchDocuments)
      .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
      .where(from())
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(peopleSearchDocuments)
      .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
      .where(from()),
  ])
  return { people: rows.map(({ userId }) => ({ userId, score: 1, met: [] })), total: counted?.count ?? 0, weights: [] }
}

async function explain(
  db: Db,
  viewer: Viewer,
  ranking: Ranking,
  parts: readonly UnderstoodPart[],
  filterParts: readonly UnderstoodPart[],
): Promise<SearchAnswer['results']> {
  if (ranking.people.length === 0) return []
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        inArray(
          users.userId,
          ranking.people.map(({ userId }) => userId),
        ),
        isNull(users.deletedAt),
      ),
    )
  const profiles = new Map((await formatUsers(db, viewer, rows)).map((user) => [user.userId as string, user]))
  const stemsOf = await loadStems(db, [...profiles.values()].flatMap(profilePlains))
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
        share: shares[index] ?? 0,
      })),
      ...filterParts.map((part, index) => ({ part, index: parts.length + index, weights: [], share: 1 })),
    ]
    return [
      {
        user,
        score: Math.min(1, Math.max(0, score)),
        met: proven.filter(({ share }) => share >= MET_SHARE).map(({ index }) => index),
        evidence: proven
          .filter(({ share }) => isProven(share))
          .flatMap(({ part, index, weights }) => proveMatch(fields, part, index, weights)),
      },
    ]
  })
}

function shareMet(met: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : met.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole
}
