import { and, inArray } from 'drizzle-orm'
import type { SuggestedValue, SuggestionsAnswer } from '@umkreis/schemas'
import { showUsers } from '../../access/shown-users.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { formatUserSummary } from '../users/format-user.ts'
import { findCity } from './cities.ts'
import type { Directory } from './directory.ts'
import type { CountedValue } from './facet.ts'
import { type Token, foldText, tokenise } from './fold.ts'
import { CONCEPTS } from './named-concepts.ts'
import type { PeopleIndex } from './people-index.ts'
import { placeOf } from './postings.ts'
import { ASKING_WORDS, STOP_WORDS } from './stop-words.ts'
import { takeFirst } from './take-first.ts'

const MAX_VALUES = 5
const MAX_PEOPLE = 4
const MAX_COMPLETED_WORDS = 3
// One letter begins too much to be worth a guess.
const MIN_PREFIX = 2

/** Completes the end of what is being typed: its last word, or the last ones where they begin a value together. */
export async function suggest(db: Db, index: PeopleIndex, viewer: Viewer, typed: string): Promise<SuggestionsAnswer> {
  const { directory } = index
  for (const prefix of openPrefixes(typed)) {
    const answer: SuggestionsAnswer = {
      people: await suggestPeople(db, index, viewer, prefix),
      skills: completeSkills(prefix, directory),
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
  values: Iterable<readonly [string, CountedValue]>,
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

/** Skills as people write them, then by other names of the same: “Maschinelles Lernen” where all write “Machine learning”. */
function completeSkills(prefix: string, directory: Directory): SuggestedValue[] {
  const written = complete(prefix, directory.skills, 'skill')
  const offered = new Set(written.flatMap(({ value }) => CONCEPTS.byName(foldText(value)).map(({ id }) => id)))
  const others = CONCEPTS.startingWith(prefix)
    .filter(({ concept }) => concept.kind === 'term' && !offered.has(concept.id))
    .map(({ name, concept }) => ({
      kind: 'skill' as const,
      value: name,
      peopleCount: directory.countOf(`s:${concept.id}`),
    }))
    .filter(({ peopleCount }) => peopleCount > 0)
    .toSorted((a, b) => b.peopleCount - a.peopleCount)
  return [...written, ...others].slice(0, MAX_VALUES)
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
  const values = directory.fields.flatMap((field) => [...field])
  return [...complete(prefix, directory.positions, 'position').slice(0, 3), ...complete(prefix, values, 'field')]
}

/** People whose name begins as typed; where there are none, one of such a place, as a hint beside the place itself. */
async function suggestPeople(
  db: Db,
  index: PeopleIndex,
  viewer: Viewer,
  prefix: string,
): Promise<SuggestionsAnswer['people']> {
  const own = index.placeOf(viewer.userId)
  const pick = (places: readonly number[], count: number) =>
    takeFirst(
      places.filter((place) => place !== own && index.postings.isTaken(place)),
      count,
      index.compareNames,
    ).map((place) => index.userIdAt(place))
  const named = pick(findNamed(index, prefix.split(' ')), MAX_PEOPLE)
  const picked = named.length > 0 ? named : pick(findIn(index, prefix), 1)
  if (picked.length === 0) return []
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.userId, picked), visibleUsers(viewer)))
  const byId = new Map((await showUsers(db, viewer, rows)).map((row) => [row.userId as string, row]))
  return picked.flatMap((userId) => byId.get(userId) ?? []).map(formatUserSummary)
}

/** Whose name holds each word, the last one perhaps unfinished. */
function findNamed({ postings, directory }: PeopleIndex, words: readonly string[]): number[] {
  let found: Set<number> | undefined
  for (const [at, word] of words.entries()) {
    const names = at === words.length - 1 ? directory.names.startingWith(word) : [word]
    const having = new Set<number>()
    for (const name of names) {
      for (const entry of postings.of(`n:${name}`)) {
        const place = placeOf(entry)
        if (!found || found.has(place)) having.add(place)
      }
    }
    found = having
  }
  return [...(found ?? [])]
}

function findIn({ postings, directory }: PeopleIndex, prefix: string): number[] {
  if (prefix.length <= MIN_PREFIX) return []
  return [...directory.cities.keys()]
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => postings.of(`c:${key}`).map(placeOf))
}
