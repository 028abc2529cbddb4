import { type SQL, and, desc, eq, ne, sql } from 'drizzle-orm'
import type { SuggestedValue, SuggestionsAnswer } from '@umkreis/schemas'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { formatUserSummary } from '../users/format-user.ts'
import { findCity } from './cities.ts'
import type { CountedValue, Directory } from './directory.ts'
import { quoteLexeme } from './document.ts'
import { type Token, foldText, tokenise } from './fold.ts'
import { CONCEPTS } from './named-concepts.ts'
import { ASKING_WORDS, STOP_WORDS } from './stop-words.ts'

const MAX_VALUES = 5
const MAX_PEOPLE = 4
const MAX_COMPLETED_WORDS = 3
// One letter begins too much to be worth a guess.
const MIN_PREFIX = 2

/** Completes the end of what is being typed: its last word, or the last ones where they begin a value together. */
export async function suggest(db: Db, viewer: Viewer, typed: string, directory: Directory): Promise<SuggestionsAnswer> {
  for (const prefix of openPrefixes(typed)) {
    const answer: SuggestionsAnswer = {
      people: await suggestPeople(db, viewer, prefix),
      skills: complete(prefix, directory.skills, 'skill'),
      cities: completeCities(prefix, directory),
      fields: [...completeLanguages(prefix, directory), ...completeFields(prefix, directory)].slice(0, MAX_VALUES),
    }
    // What completes more of what is typed is what was meant.
    if (Object.values(answer).some((list) => list.length > 0)) return answer
  }
  return { people: [], skills: [], cities: [], fields: [] }
}

/** What the end of the text could be the beginning of, the longest first; nothing behind a space or a full stop. */
function openPrefixes(typed: string): string[] {
  const tokens = tokenise(typed)
  const last = tokens.at(-1)
  if (!last || last.end !== typed.length) return []
  const prefixes: string[] = []
  for (let count = Math.min(MAX_COMPLETED_WORDS, tokens.length); count > 0; count -= 1) {
    const span = tokens.slice(-count)
    const isOneThing = span.every((token, index) => index === 0 || isSpace(typed, span[index - 1], token))
    const first = span[0]
    if (!isOneThing || !first) continue
    if (count > 1 && (STOP_WORDS.has(first.word) || ASKING_WORDS.has(first.word))) continue
    const prefix = span.map(({ word }) => word).join(' ')
    if (prefix.length >= MIN_PREFIX) prefixes.push(prefix)
  }
  return prefixes
}

function isSpace(text: string, before: Token | undefined, token: Token): boolean {
  return /^[\s-]+$/.test(text.slice(before?.end, token.start))
}

/** How well a folded value begins as typed: with it at once, or with a later word of it. */
function rankOf(folded: string, prefix: string): number | undefined {
  if (folded.startsWith(prefix)) return 0
  return folded.includes(` ${prefix}`) ? 1 : undefined
}

function complete(
  prefix: string,
  values: ReadonlyMap<string, CountedValue>,
  kind: SuggestedValue['kind'],
): SuggestedValue[] {
  return [...values]
    .flatMap(([folded, { value, count }]) => {
      const rank = rankOf(folded, prefix)
      return rank === undefined ? [] : [{ rank, suggestion: { kind, value, peopleCount: count } }]
    })
    .toSorted((a, b) => a.rank - b.rank || b.suggestion.peopleCount - a.suggestion.peopleCount)
    .slice(0, MAX_VALUES)
    .map(({ suggestion }) => suggestion)
}

/** A city is offered by the name that is being typed: Munich for “mun” in an English question would be a guess, for “munic” not. */
function completeCities(prefix: string, directory: Directory): SuggestedValue[] {
  const byName = new Map<string, CountedValue>()
  for (const [key, { value, count }] of directory.cities) {
    const name = [value, ...(findCity(key)?.names ?? [])].find((one) => rankOf(foldText(one), prefix) !== undefined)
    if (name !== undefined) byName.set(foldText(name), { value: name, count })
  }
  return complete(prefix, byName, 'city')
}

function completeLanguages(prefix: string, directory: Directory): SuggestedValue[] {
  const seen = new Set<string>()
  return CONCEPTS.startingWith(prefix)
    .filter(({ concept }) => concept.kind === 'language' && directory.countOf(concept.id) > 0)
    .filter(({ concept }) => !seen.has(concept.id) && seen.add(concept.id))
    .map(({ name, concept }) => ({
      kind: 'language' as const,
      value: name,
      peopleCount: directory.countOf(concept.id),
    }))
    .toSorted((a, b) => b.peopleCount - a.peopleCount)
    .slice(0, 3)
}

function completeFields(prefix: string, directory: Directory): SuggestedValue[] {
  const values = new Map(directory.fieldValues.map(({ value, count }) => [foldText(value), { value, count }]))
  return [...complete(prefix, directory.positions, 'position').slice(0, 3), ...complete(prefix, values, 'field')]
}

/** People whose name begins as typed, then people of such a place or position. */
async function suggestPeople(db: Db, viewer: Viewer, prefix: string): Promise<SuggestionsAnswer['people']> {
  const words = prefix.split(' ')
  const byName = words
    .map((word, index) => `${quoteLexeme(`n:${word}`)}${index === words.length - 1 ? ':*' : ''}`)
    .join(' & ')
  const byPlace = prefix.length > MIN_PREFIX ? ` | ${quoteLexeme(`c:${prefix}`)}:*` : ''
  const rows = await db
    .select({ user: users, isNamed: matches(byName).as('is_named') })
    .from(peopleSearchDocuments)
    .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
    .where(
      and(
        eq(peopleSearchDocuments.organisationId, viewer.organisationId),
        visibleUsers(viewer),
        ne(users.userId, viewer.userId),
        matches(`(${byName})${byPlace}`),
      ),
    )
    .orderBy(desc(sql`is_named`), users.lastName, users.firstName)
    .limit(MAX_PEOPLE)
  const named = rows.filter(({ isNamed }) => isNamed)
  // People of a place are a hint beside the place itself; one shows what is meant.
  const others = rows.filter(({ isNamed }) => !isNamed).slice(0, named.length === 0 ? 1 : 0)
  return [...named, ...others].map(({ user }) => formatUserSummary(user))
}

function matches(query: string): SQL<boolean> {
  return sql<boolean>`${peopleSearchDocuments.document} @@ ${query}::tsquery`
}
