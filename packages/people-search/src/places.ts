import { type City, cityKey, distanceKm, findCity } from './cities.ts'
import type { Directory } from './directory.ts'
import { MAX_NAME_WORDS } from './named-concepts.ts'
import { PLACE_WEIGHT, type Test, type UnderstoodPart } from './question-part.ts'
import type { QuestionWord } from './read-words.ts'
import { AREA_WORDS, KILOMETRE_WORDS, NEAR_WORDS } from './stop-words.ts'

/** How far “near” reaches when the question does not say: an hour's drive. */
export const NEAR_KM = 60
const MAX_RADIUS_KM = 2_000
// How much nearer counts than the rim of the circle.
const LOSS_AT_THE_RIM = 0.15

const PLACE_PREPOSITIONS = new Set([
  'in',
  'near',
  'from',
  'at',
  'of',
  'aus',
  'bei',
  'um',
  'nach',
  'von',
  'around',
  'to',
])

/** Finds the cities that a question names, with how far around them is asked, and takes their words. */
export function readPlaces(
  question: string,
  words: readonly QuestionWord[],
  taken: boolean[],
  directory: Directory,
): UnderstoodPart[] {
  const parts: UnderstoodPart[] = []
  for (let index = 0; index < words.length; index += 1) {
    const length = cityLengthAt(words, taken, index, directory)
    if (length === 0) continue
    const span = words.slice(index, index + length)
    const name = span.map(({ word }) => word).join(' ')
    const radiusKm = readRadius(words, taken, index, length)
    taken.fill(true, index, index + length)
    const label = question.slice(span[0]?.start, span.at(-1)?.end)
    parts.push(
      createPlacePart(label, name, radiusKm, directory, {
        marks: span.map(({ start, end }) => [start, end]),
        ...(span.some(({ corrected }) => corrected) ? { corrected: findCity(name)?.names[0] ?? name } : {}),
      }),
    )
    index += length - 1
  }
  return parts
}

/** A place as a part of a question; without a radius, exactly that city. */
export function createPlacePart(
  label: string,
  name: string,
  radiusKm: number | undefined,
  directory: Directory,
  more: Pick<UnderstoodPart, 'marks' | 'corrected'>,
): UnderstoodPart {
  const place = findCity(name)
  const isAround = radiusKm !== undefined && place !== undefined
  return {
    kind: 'city',
    label,
    ...more,
    ...(isAround ? { radiusKm } : {}),
    ...(place ? { place } : {}),
    groups: [
      {
        asked: name,
        shown: label,
        tests: [
          { lexeme: `c:${cityKey(name)}`, because: 'word', factor: 1, byField: false },
          ...(isAround ? testsAround(place, radiusKm, directory) : []),
        ],
        weight: PLACE_WEIGHT,
      },
    ],
  }
}

function testsAround(place: City, radiusKm: number, directory: Directory): Test[] {
  const tests: Test[] = []
  for (const key of directory.cities.keys()) {
    const city = findCity(key)
    if (!city || city === place) continue
    const km = distanceKm(place, city)
    if (km <= radiusKm) {
      tests.push({
        lexeme: `c:${key}`,
        because: 'meaning',
        factor: 1 - (km / radiusKm) * LOSS_AT_THE_RIM,
        byField: false,
      })
    }
  }
  return tests.toSorted((a, b) => b.factor - a.factor)
}

function cityLengthAt(
  words: readonly QuestionWord[],
  taken: readonly boolean[],
  index: number,
  directory: Directory,
): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - index); length > 0; length -= 1) {
    const span = words.slice(index, index + length)
    if (taken.slice(index, index + length).some(Boolean) || span.slice(1).some(({ startsAnew }) => startsAnew)) continue
    if (span[0]?.kind !== 'content') continue
    const name = span.map(({ word }) => word).join(' ')
    if (directory.cities.has(cityKey(name))) return length
    // A city where nobody is may be an ordinary word (Essen, Halle, Nice): only a preposition makes it a place.
    const before = words[index - 1]
    if (findCity(name) && before && (PLACE_PREPOSITIONS.has(before.word) || NEAR_WORDS.has(before.word))) return length
  }
  return 0
}

/** Reads “near”, “within 40 km of”, “50 km um” before the place and “und Umgebung” behind it, and takes these words. */
function readRadius(
  words: readonly QuestionWord[],
  taken: boolean[],
  index: number,
  length: number,
): number | undefined {
  let radiusKm: number | undefined
  let isNear = false
  for (let at = index - 1; at >= Math.max(0, index - 6); at -= 1) {
    const word = words[at]
    if (!word || taken[at]) break
    const distance = readDistance(words, at)
    if (distance !== undefined) {
      radiusKm = distance
      taken[at] = true
      if (KILOMETRE_WORDS.has(words[at + 1]?.word ?? '')) taken[at + 1] = true
    } else if (NEAR_WORDS.has(word.word)) {
      isNear = true
      taken[at] = true
    } else if (word.kind === 'content' && !KILOMETRE_WORDS.has(word.word)) break
  }
  for (let at = index + length; at < Math.min(words.length, index + length + 2); at += 1) {
    const word = words[at]
    if (!word || word.startsAnew) break
    if (AREA_WORDS.has(word.word)) {
      isNear = true
      taken[at] = true
    }
  }
  return radiusKm ?? (isNear ? NEAR_KM : undefined)
}

function readDistance(words: readonly QuestionWord[], at: number): number | undefined {
  const match = /^(\d{1,5})(km)?$/.exec(words[at]?.word ?? '')
  if (!match || !(match[2] || KILOMETRE_WORDS.has(words[at + 1]?.word ?? ''))) return undefined
  return Math.min(MAX_RADIUS_KM, Math.max(1, Number(match[1])))
}
