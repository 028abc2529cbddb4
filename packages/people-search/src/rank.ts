import type { Condition } from './filters.ts'
import type { PeopleIndex } from './people-index.ts'
import { FIELD_VALUES, type Postings, SAYING_COUNTS, fieldsOfEntry, placeOf } from './postings.ts'
import type { ConceptGroup, UnderstoodPart } from './question-part.ts'
import { takeFirst } from './take-first.ts'

/** One person in the order of how well they meet a question. */
export interface Ranked {
  userId: string
  /** From 0 to 1. */
  score: number
  /** How well each group of each part is met, from 0 to 1, part by part. */
  met: number[][]
}

export interface Ranking {
  people: Ranked[]
  total: number
  /** The weight of each group, part by part. */
  weights: number[][]
}

/** Whom an answer shows. */
export interface Page {
  offset: number
  limit: number
}

/** Who may be found: everybody in the index but oneself, and who meets the filters chosen by hand. */
export interface Scope {
  viewerId: string
  condition: Condition | undefined
}

/** A part is met when the words of it that a person has weigh at least half of it. */
export const MET_SHARE = 0.5
// A part that is met by less counts less than its share: half of a thing is often another thing.
const UNMET_FACTOR = 0.8
// Who stays this far behind the best is not shown beside them.
const SHARE_OF_BEST = 0.42
const LEAST_SCORE = 0.12
// What is said in so many fields; in none that says what somebody does, it is not less for it.
const SAID_IN = [1, 0.95, 0.98]

/**
 * Ranks everybody who meets something of a question: the share of what is asked that they meet, each word weighing more
 * the fewer people have it, each part of the question as much as its rarest word.
 */
export function rankPeople(index: PeopleIndex, parts: readonly UnderstoodPart[], scope: Scope, page: Page): Ranking {
  const isVisible = readScope(index, parts, scope)
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  // Half a city meets where somebody is: only where nobody meets anything else is that alone a reason to be found.
  const [beyondPlaces, inPlaces] = [new Uint8Array(index.postings.size), new Uint8Array(index.postings.size)]
  const columns = new Map<ConceptGroup, Float64Array>()
  for (const { kind, groups } of wanted) {
    const met = kind === 'city' ? inPlaces : beyondPlaces
    for (const group of groups) columns.set(group, matchGroup(index.postings, group, met))
  }
  let places = pickPlaces(beyondPlaces, isVisible)
  if (places.length === 0) places = pickPlaces(inPlaces, isVisible)
  if (places.length > 0) return rankCandidates(index, places, parts, columns, page)
  return { people: [], total: 0, weights: parts.map(({ groups }) => groups.map(() => 0)) }
}

/** Where nothing is asked for, filters and what is not wanted alone list people by name. */
export function listPeople(index: PeopleIndex, parts: readonly UnderstoodPart[], scope: Scope, page: Page): Ranking {
  const isVisible = readScope(index, parts, scope)
  const places: number[] = []
  for (let place = 0; place < index.postings.size; place += 1) if (isVisible(place)) places.push(place)
  return {
    people: takeFirst(places, page.offset + page.limit, index.compareNames)
      .slice(page.offset)
      .map((place) => ({ userId: index.userIdAt(place), score: 1, met: [] })),
    total: places.length,
    weights: [],
  }
}

/** Whoever is in the scope, but not who meets what is not wanted. */
function readScope(
  index: PeopleIndex,
  parts: readonly UnderstoodPart[],
  { viewerId, condition }: Scope,
): (place: number) => boolean {
  const { postings } = index
  const own = index.placeOf(viewerId)
  const meets = condition?.(postings)
  const unwanted = parts
    .filter(({ isExcluded }) => isExcluded)
    .map(({ groups }) => groups.map((group) => matchGroup(postings, group)))
  const isUnwanted = (place: number) =>
    unwanted.some((columns) => {
      const sum = columns.reduce((met, column) => met + (column[place] ?? 0), 0)
      return sum / columns.length >= MET_SHARE
    })
  return (place) =>
    place !== own && postings.isTaken(place) && (meets === undefined || meets[place] === 1) && !isUnwanted(place)
}

/** Whoever is marked, and visible. */
function pickPlaces(marks: Uint8Array, isVisible: (place: number) => boolean): number[] {
  const places: number[] = []
  for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1 && isVisible(place)) places.push(place)
  return places
}

/**
 * How well each person meets a group: the value of their best test, and a little less where only one field says so.
 *
 * @param met Marked with 1 is whoever meets anything of it.
 */
function matchGroup(postings: Postings, { tests }: ConceptGroup, met = new Uint8Array(postings.size)): Float64Array {
  const column = new Float64Array(postings.size)
  const fields = new Uint8Array(postings.size)
  for (const { lexeme, factor, byField } of tests) {
    const values = byField ? valuesOf(factor) : undefined
    const isIt = byField && factor >= MET_SHARE
    const entries = postings.of(lexeme)
    // Walked by number, here and below: an iterator over everybody would take longer than all the rest.
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at] ?? 0
      const place = placeOf(entry)
      const value = values ? (values[fieldsOfEntry(entry)] ?? 0) : factor
      if (value > (column[place] ?? 0)) column[place] = value
      if (isIt) fields[place] = (fields[place] ?? 0) | fieldsOfEntry(entry)
      met[place] = 1
    }
  }
  for (let place = 0; place < fields.length; place += 1) {
    const bits = fields[place] ?? 0
    if (bits !== 0) column[place] = (column[place] ?? 0) * (SAID_IN[SAYING_COUNTS[bits] ?? 0] ?? 1)
  }
  return column
}

const MAX_FACTORS = 1_000
const valuesByFactor = new Map<number, readonly number[]>()

/** What a test of this factor counts in each combination of fields. */
function valuesOf(factor: number): readonly number[] {
  const known = valuesByFactor.get(factor)
  if (known) return known
  const values = FIELD_VALUES.map((value) => Math.round(factor * value * 1000) / 1000)
  if (valuesByFactor.size >= MAX_FACTORS) valuesByFactor.clear()
  valuesByFactor.set(factor, values)
  return values
}

/** A group as the score needs it. */
interface Column {
  values: Float64Array
  weight: number
}

function rankCandidates(
  index: PeopleIndex,
  places: readonly number[],
  parts: readonly UnderstoodPart[],
  columns: ReadonlyMap<ConceptGroup, Float64Array>,
  page: Page,
): Ranking {
  const population = index.directory.population
  const weighed = parts.map(({ groups, isExcluded }) =>
    (isExcluded ? [] : groups).map((group): Column => {
      const values = columns.get(group) ?? new Float64Array(index.postings.size)
      return { values, weight: weightOf(group, values, places, population) }
    }),
  )
  const scores = new Float64Array(index.postings.size)
  let best = 0
  for (const place of places) {
    const score = scoreOf(weighed, place)
    scores[place] = score
    if (score > best) best = score
  }
  const least = Math.max(LEAST_SCORE, best * SHARE_OF_BEST)
  const fitting = places.filter((place) => (scores[place] ?? 0) >= least)
  const shown = takeFirst(
    fitting,
    page.offset + page.limit,
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || index.compareNames(a, b),
  )
  return {
    people: shown.slice(page.offset).map((place) => ({
      userId: index.userIdAt(place),
      score: scores[place] ?? 0,
      met: weighed.map((groups) => groups.map(({ values }) => values[place] ?? 0)),
    })),
    total: fitting.length,
    weights: weighed.map((groups) => groups.map(({ weight }) => weight)),
  }
}

/** The inverse document frequency as BM25 has it, within the group's bounds. */
function weightOf(
  { weight: [least, most] }: ConceptGroup,
  values: Float64Array,
  places: readonly number[],
  population: number,
): number {
  let count = 0
  // Who only has something close to it does not make it a common thing.
  for (const place of places) if ((values[place] ?? 0) >= MET_SHARE) count += 1
  return Math.max(least, Math.min(most, Math.log(1 + Math.max(0, population - count + 0.5) / (count + 0.5))))
}

function scoreOf(parts: readonly (readonly Column[])[], place: number): number {
  let met = 0
  let whole = 0
  for (const groups of parts) {
    let sum = 0
    let total = 0
    let most = 0
    for (const { values, weight } of groups) {
      sum += (values[place] ?? 0) * weight
      total += weight
      if (weight > most) most = weight
    }
    const share = total === 0 ? 0 : sum / total
    met += (share >= MET_SHARE ? share : share * UNMET_FACTOR) * most
    whole += most
  }
  return whole === 0 ? 0 : met / whole
}
