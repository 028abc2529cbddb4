import type { SuggestedValue, SuggestionsAnswer } from '@umkreis/schemas'
import {
  ASKING_WORDS,
  type Directory,
  findCity,
  foldText,
  type KeyedValue,
  type PeopleIndex,
  placeOf,
  STOP_WORDS,
  takeFirst,
  type Token,
  tokenise,
} from '@umkreis/people-search'
import { showUsers } from '../../access/shown-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { formatUserSummary } from '../users/format-user.ts'
import { selectVisible } from './select-visible.ts'

const MAX_VALUES = 5
const MAX_PEOPLE = 4
const MAX_COMPLETED_WORDS = 3
// One letter begins too much to be worth a guess.
const MIN_PREFIX = 2
// No field has so many values, ever.
const MAX_PLACE = 1e9

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
  values: Iterable<KeyedValue>,
  kind: SuggestedValue['kind'],
  count = MAX_VALUES,
): SuggestedValue[] {
  const ranked: { rank: number; one: KeyedValue }[] = []
  for (const one of values) {
    const rank = rankOf(one.key, prefix)
    if (rank !== undefined) ranked.push({ rank, one })
  }
  return takeFirst(
    ranked,
    count,
    (a, b) => a.rank - b.rank || b.one.count - a.one.count || a.one.place - b.one.place,
  ).map(({ one }) => ({ kind, value: one.value, peopleCount: one.count }))
}

/** Skills as people write them, then by other names of the same: “Maschinelles Lernen” where all write “Machine learning”. */
function completeSkills(prefix: string, directory: Directory): SuggestedValue[] {
  const written = complete(prefix, directory.skills.startingWith(prefix), 'skill')
  const offered = new Set(
    written.flatMap(({ value }) => directory.concepts.byName(foldText(value)).map(({ id }) => id)),
  )
  const others = directory.concepts
    .startingWith(prefix)
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
  const byName = new Map<string, KeyedValue>()
  const inOrder = [...directory.cities.startingWith(prefix)].toSorted((a, b) => a.place - b.place)
  for (const { key, value, count, place } of inOrder) {
    const name = [value, ...(findCity(key)?.names ?? [])].find((one) => rankOf(foldText(one), prefix) !== undefined)
    if (name === undefined) continue
    const folded = foldText(name)
    byName.set(folded, { key: folded, value: name, count, place: byName.get(folded)?.place ?? place })
  }
  return complete(prefix, byName.values(), 'city')
}

function completeLanguages(prefix: string, directory: Directory): SuggestedValue[] {
  const seen = new Set<string>()
  return directory.concepts
    .startingWith(prefix)
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
  const values = directory.fields.flatMap((field, index) =>
    [...field.startingWith(prefix)].map((value) => ({ ...value, place: index * MAX_PLACE + value.place })),
  )
  return [
    ...complete(prefix, directory.positions.startingWith(prefix), 'position', 3),
    ...complete(prefix, values, 'field'),
  ]
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
  const rows = await selectVisible(db, viewer, picked)
  const byId = new Map((await showUsers(db, viewer, rows)).map((row) => [row.userId as string, row]))
  return picked.flatMap((userId) => byId.get(userId) ?? []).map(formatUserSummary)
}

/** Whose name holds each word, the last one perhaps unfinished. */
function findNamed({ postings, directory }: PeopleIndex, words: readonly string[]): number[] {
  // Who has had all words up to one, by their place.
  const upTo = new Uint8Array(postings.size)
  let found: number[] = []
  for (const [at, word] of words.entries()) {
    const names = at === words.length - 1 ? directory.names.startingWith(word) : [word]
    found = []
    for (const name of names) {
      for (const entry of postings.of(`n:${name}`)) {
        const place = placeOf(entry)
        if (upTo[place] !== at) continue
        upTo[place] = at + 1
        found.push(place)
      }
    }
  }
  return found
}

function findIn({ postings, directory }: PeopleIndex, prefix: string): number[] {
  if (prefix.length <= MIN_PREFIX) return []
  return [...directory.cities.startingWith(prefix)]
    .filter(({ key }) => key.startsWith(prefix))
    .flatMap(({ key }) => postings.of(`c:${key}`).map(placeOf))
}
