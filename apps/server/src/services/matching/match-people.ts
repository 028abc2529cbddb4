import { and, asc, desc, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Match, User } from '@umkreis/schemas'
import {
  cityKey,
  type ConceptTable,
  type Directory,
  foldedNamesOf,
  foldText,
  quoteLexeme,
  tokenise,
} from '@umkreis/people-search'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups, peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { Language } from '../language.ts'
import type { PeopleSearch } from '../people-search/people-search.ts'
import { formatUsers, loadOwnUser, readUser } from '../users/reader.ts'
import { type KnownSkills, compareProfiles, skillKey } from './compare-profiles.ts'

export interface MatchingParts {
  db: Db
  peopleSearch: Pick<PeopleSearch, 'readDirectory'>
}

const SUGGESTIONS = 12
// So many are looked at closely; who has less in common by the words of the index is not.
const CANDIDATES = 300
const MAX_SKILLS = 40

/**
 * Compares the viewer with somebody.
 *
 * @param language That of the sentence.
 * @throws {ServiceError} `not-found` for whom the viewer may not see, `invalid` for oneself.
 */
export async function matchPerson(
  { db, peopleSearch }: MatchingParts,
  viewer: Viewer,
  userId: string,
  language: Language,
): Promise<Match> {
  if (userId === viewer.userId) throw invalidField('userId', 'That is you')
  const [own, other, directory] = await Promise.all([
    loadOwnUser(db, viewer.userId),
    readUser(db, viewer, userId),
    peopleSearch.readDirectory(viewer),
  ])
  return compareProfiles(own, other, knownIn(directory), language)
}

/** Compares the viewer with people whom the viewer may see, in their order. */
export async function comparePeople(
  { db, peopleSearch }: MatchingParts,
  viewer: Viewer,
  rows: readonly (typeof users.$inferSelect)[],
  language: Language,
): Promise<Match[]> {
  const [own, people, directory] = await Promise.all([
    loadOwnUser(db, viewer.userId),
    formatUsers(db, viewer, rows),
    peopleSearch.readDirectory(viewer),
  ])
  return people.map((other) => compareProfiles(own, other, knownIn(directory), language))
}

/** Suggests colleagues whom the viewer has something in common with and has not written to yet, best first. */
export async function suggestMatches(
  { db, peopleSearch }: MatchingParts,
  viewer: Viewer,
  language: Language,
): Promise<Match[]> {
  const [own, directory] = await Promise.all([loadOwnUser(db, viewer.userId), peopleSearch.readDirectory(viewer)])
  const known = knownIn(directory)
  const lexemes = lexemesInCommon(own, known)
  if (lexemes.length === 0) return []
  const rows = await findCandidates(db, viewer, lexemes)
  const people = await formatUsers(db, viewer, rows)
  return people
    .map((other) => compareProfiles(own, other, known, language))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.user.userId < b.user.userId ? -1 : 1))
    .slice(0, SUGGESTIONS)
}

/** What a colleague can have in common with somebody, as the index writes it, rarest first. */
function lexemesInCommon({ skills, city }: User, { rarityOf, concepts }: KnownSkills): string[] {
  const keys = [...new Set(skills.map((skill) => skillKey(skill, concepts)))]
    .toSorted((a, b) => rarityOf(b) - rarityOf(a))
    .slice(0, MAX_SKILLS)
  const ofSkills = keys.flatMap((key) => (key.startsWith('t:') ? lexemesOf(key, skills, concepts) : wordsAsSkill(key)))
  return [...ofSkills, ...(city === '' ? [] : [quoteLexeme(`c:${cityKey(city)}`)])]
}

/** The stored index knows what is built in; an organisation's own words stand in it as they were written. */
function lexemesOf(key: string, skills: readonly string[], concepts: ConceptTable): string[] {
  const concept = skills.flatMap((skill) => concepts.byName(foldText(skill))).find(({ id }) => id === key)
  const own = (concept ? foldedNamesOf(concept) : []).filter((name) => concepts.isOwn(name))
  return [quoteLexeme(`s:${key}`), ...own.flatMap(wordsAsSkill)]
}

function wordsAsSkill(name: string): string[] {
  const words = tokenise(name).map(({ word }) => quoteLexeme(`s:${word}`))
  return words.length === 0 ? [] : [`(${words.join(' & ')})`]
}

async function findCandidates(
  db: Db,
  viewer: Viewer,
  lexemes: readonly string[],
): Promise<(typeof users.$inferSelect)[]> {
  const theirs = alias(groupMembers, 'theirs')
  const writtenTo = db
    .select({ one: sql`1` })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.groupId, groupMembers.groupId), sql`${groups.directKey} is not null`))
    .innerJoin(theirs, and(eq(theirs.groupId, groups.groupId), eq(theirs.userId, users.userId)))
    .where(and(eq(groupMembers.userId, viewer.userId), sql`${groups.lastMessageAt} is not null`))
  const inCommon = sql.join(
    lexemes.map((lexeme) => sql`(${peopleSearchDocuments.document} @@ ${lexeme}::tsquery)::int`),
    sql` + `,
  )
  const rows = await db
    .select({ user: users })
    .from(peopleSearchDocuments)
    .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
    .where(
      and(
        eq(peopleSearchDocuments.organisationId, viewer.organisationId),
        visibleUsers(viewer),
        ne(users.userId, viewer.userId),
        sql`${peopleSearchDocuments.document} @@ ${lexemes.join(' | ')}::tsquery`,
        notExists(writtenTo),
      ),
    )
    .orderBy(desc(inCommon), asc(users.userId))
    .limit(CANDIDATES)
  return rows.map(({ user }) => user)
}

function knownIn(directory: Directory): KnownSkills {
  const whole = Math.log(Math.max(2, directory.population))
  return {
    concepts: directory.concepts,
    rarityOf(key) {
      const count = key.startsWith('t:') ? directory.countOf(`s:${key}`) : (directory.skills.get(key)?.count ?? 0)
      return Math.min(1, Math.max(0, 1 - Math.log(Math.max(1, count)) / whole))
    },
  }
}
