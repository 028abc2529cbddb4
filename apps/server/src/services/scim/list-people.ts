import { type SQL, and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { provisionedPeople, users } from '../../db/schema/index.ts'
import { type Condition, parseFilter } from './parse-filter.ts'
import { type ScimUser, formatPerson, peopleOf, selectPeople } from './person-row.ts'

/** The most people of one answer. */
export const PAGE_MAX = 200
const PAGE_USUAL = 100

/** A page of people, as RFC 7644, 3.4.2, has it: the first one is number 1. */
export interface PeoplePage {
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: ScimUser[]
}

/**
 * The people of an organisation, those who were switched off among them, in the order in which they came.
 *
 * @param page The number of the first and how many, as the request has them: whatever they are, a page answers.
 * @throws {ScimError} `invalidFilter`.
 */
export async function listPeople(
  db: Db,
  organisationId: string,
  page: { filter?: string | undefined; startIndex?: string | undefined; count?: string | undefined },
  baseUrl: string,
): Promise<PeoplePage> {
  const conditions = page.filter === undefined ? [] : parseFilter(page.filter)
  const where = and(peopleOf(organisationId), ...conditions.map(conditionOf))
  const startIndex = Math.max(wholeNumber(page.startIndex, 1), 1)
  const size = Math.min(Math.max(wholeNumber(page.count, PAGE_USUAL), 0), PAGE_MAX)
  const rows =
    size === 0
      ? []
      : await selectPeople(db)
          .where(where)
          .orderBy(asc(users.createdAt), asc(users.userId))
          .limit(size)
          .offset(startIndex - 1)
  const [all] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(provisionedPeople, eq(provisionedPeople.userId, users.userId))
    .where(where)
  return {
    totalResults: all?.total ?? 0,
    startIndex,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => formatPerson(row, baseUrl)),
  }
}

function conditionOf(condition: Condition): SQL | undefined {
  switch (condition.attribute) {
    case 'id':
      return eq(users.userId, condition.value)
    case 'userName':
      return isNamed(condition.value)
    case 'externalId':
      return eq(provisionedPeople.externalId, condition.value)
    case 'email':
      return eq(users.email, condition.value.trim().toLowerCase())
    case 'active':
      return condition.value ? isNull(users.deactivatedAt) : isNotNull(users.deactivatedAt)
  }
}

/** The condition for who has this name for their identity provider, in any case; of others it is their address. */
export function isNamed(userName: string): SQL | undefined {
  const wanted = userName.trim()
  return or(
    eq(sql`lower(${provisionedPeople.userName})`, sql`lower(${wanted})`),
    and(isNull(provisionedPeople.userId), eq(users.email, wanted.toLowerCase())),
  )
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? Number.NaN : Number.parseInt(text, 10)
  return Number.isNaN(number) ? otherwise : Math.min(Math.max(number, -1), 2 ** 31 - 1)
}
