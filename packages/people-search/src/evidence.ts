import type { Evidence, Mark } from '@umkreis/schemas'
import { cityKey, distanceKm, findCity } from './cities.ts'
import { EVIDENCE_WORDS, type Language } from './evidence-words.ts'
import { countryLexeme, profilePlains } from './document.ts'
import { foldText, tokenise } from './fold.ts'
import { type Lexeme, MEANING_TAG, lexemesOf } from './lexemes.ts'
import { CONCEPTS, type ConceptTable } from './named-concepts.ts'
import { type ProfileField, type SearchableProfile, WEIGHT_VALUES, fieldsOf, nameOf } from './profile-fields.ts'
import type { ConceptGroup, Test, UnderstoodPart } from './question-part.ts'
import { cutProof } from './cut-proof.ts'
import type { StemsOf } from './stems.ts'

/** A text of a profile with everything it can be found by. */
export interface ReadField extends ProfileField {
  lexemes: readonly Lexeme[]
}

interface Hit {
  group: number
  test: Test
  value: number
  start: number
  end: number
}

const PLAINNESS: readonly Evidence['because'][] = ['word', 'typing', 'synonym', 'meaning']
const SKILLS_FIELD = 'skills'
// Filters are asked for in the position or skills alone.
const STEM = /^(?:[ps]:)?[eg]:(.)/
const CLOSE_FACTOR = 0.07

/**
 * The words of profiles whose stems could prove something: those that begin with the letter that a stem asked for begins
 * with, as no stemmer changes the first. Of a page of profiles the others are hundreds, mostly not known by heart.
 */
export function plainsToStem(profiles: readonly SearchableProfile[], parts: readonly UnderstoodPart[]): string[] {
  const lexemes = parts.flatMap(({ groups }) => groups.flatMap(({ tests }) => tests.map(({ lexeme }) => lexeme)))
  const letters = new Set(lexemes.flatMap((lexeme) => STEM.exec(lexeme)?.[1] ?? []))
  return letters.size === 0 ? [] : profiles.flatMap(profilePlains).filter((plain) => letters.has(plain.charAt(0)))
}

/**
 * Reads every text of a profile as the index did, with the place of each lexeme.
 *
 * @param options `meaningsOf`: the whole texts of a field that the question is also met by, because they mean the same.
 * `concepts`: what the index knew.
 */
export function readFields(
  profile: SearchableProfile,
  stemsOf: StemsOf,
  {
    meaningsOf,
    concepts = CONCEPTS,
  }: { meaningsOf?: ((field: ProfileField) => readonly Lexeme[]) | undefined; concepts?: ConceptTable } = {},
): ReadField[] {
  const fields = fieldsOf(profile).map((field): ReadField => {
    const lexemes = lexemesOf(field.text, stemsOf, concepts)
    if (meaningsOf) lexemes.push(...meaningsOf(field))
    const whole = { start: 0, end: field.text.length }
    if (field.field === 'city') lexemes.push({ lexeme: `c:${cityKey(field.text)}`, ...whole })
    if (field.field === 'country') lexemes.push({ lexeme: countryLexeme(field.text), ...whole })
    const tag = field.field === 'position' ? 'p:' : field.field === SKILLS_FIELD ? 's:' : undefined
    return { ...field, lexemes: tag ? lexemes.flatMap((one) => [one, { ...one, lexeme: tag + one.lexeme }]) : lexemes }
  })
  const name = nameOf(profile)
  const names = tokenise(name).map(({ word, start, end }) => ({ lexeme: `n:${word}`, start, end }))
  return [{ field: 'name', text: name, weight: 'D', lexemes: names }, ...fields]
}

/**
 * Shows why a person meets a part: the text that covers most of it, with the words that did, and a second one for what
 * the first leaves open.
 *
 * @param asked The part, its place in the question, and the weight of each of its groups.
 * @param language That of the notes.
 */
export function proveMatch(
  fields: readonly ReadField[],
  { part, index, weights }: { part: UnderstoodPart; index: number; weights: readonly number[] },
  language: Language,
): Evidence[] {
  const proofs: Evidence[] = []
  const open = new Set(part.groups.map((_, group) => group))
  while (proofs.length < 2 && open.size > 0) {
    const best = fields
      .map((field) => ({ field, hits: findHits(field, part, open) }))
      .map((candidate) => ({ ...candidate, worth: worthOf(candidate.hits, weights) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a))
    if (best.worth === 0) break
    proofs.push({ part: index, ...createProof(best.field, best.hits, part, language) })
    for (const { group } of best.hits) open.delete(group)
  }
  return proofs
}

function findHits(field: ReadField, part: UnderstoodPart, open: ReadonlySet<number>): Hit[] {
  return part.groups.flatMap((group, index) => {
    if (!open.has(index)) return []
    const tests = testsByLexeme(group)
    return field.lexemes.flatMap(({ lexeme, start, end }): Hit[] => {
      const test = tests.get(lexeme)
      if (!test) return []
      return [{ group: index, test, value: test.factor * (test.byField ? WEIGHT_VALUES[field.weight] : 1), start, end }]
    })
  })
}

const testsOfGroups = new WeakMap<ConceptGroup, ReadonlyMap<string, Test>>()

/** One map for all people and fields that a group is looked for in. */
function testsByLexeme(group: ConceptGroup): ReadonlyMap<string, Test> {
  const known = testsOfGroups.get(group)
  if (known) return known
  const tests = new Map(group.tests.map((test) => [test.lexeme, test]))
  testsOfGroups.set(group, tests)
  return tests
}

function worthOf(hits: readonly Hit[], weights: readonly number[]): number {
  return bestHits(hits).reduce((sum, { group, value }) => sum + value * (weights[group] || 1), 0)
}

function bestHits(hits: readonly Hit[]): Hit[] {
  const best = new Map<number, Hit>()
  for (const hit of hits) {
    const known = best.get(hit.group)
    if (!known || hit.value > known.value) best.set(hit.group, hit)
  }
  return [...best.values()]
}

/** Beside the very word, words that only contain it are not marked. */
function closestHits(hits: readonly Hit[]): Hit[] {
  const best = new Map(bestHits(hits).map(({ group, test }) => [group, test.factor]))
  return hits.filter(({ group, test }) => test.factor >= (best.get(group) ?? 0) - CLOSE_FACTOR)
}

function createProof(
  field: ReadField,
  hits: readonly Hit[],
  part: UnderstoodPart,
  language: Language,
): Omit<Evidence, 'part'> {
  const reasons = bestHits(hits).map((hit) => reasonOf(hit, field.text, part, language))
  const worst = reasons.reduce((a, b) => (PLAINNESS.indexOf(b.because) > PLAINNESS.indexOf(a.because) ? b : a))
  return {
    field: field.field,
    ...showHits(field, closestHits(hits)),
    because: worst.because,
    ...(worst.note === undefined ? {} : { note: worst.note }),
  }
}

/** Words are marked, and skills; of a sentence that means the same no word is the one, so that it is shown alone. */
function showHits({ field, text, weight }: ReadField, hits: readonly Hit[]): Pick<Evidence, 'text' | 'marks'> {
  const isWhole = ({ test }: Hit) => test.lexeme.startsWith(MEANING_TAG)
  const whole = weight === 'A' ? [] : bestHits(hits).filter(isWhole)
  const [sentence] = whole
  if (sentence && whole.length * 2 > bestHits(hits).length)
    return { text: cutProof(text.slice(sentence.start, sentence.end), [], false).text, marks: [] }
  const marked = sentence ? hits.filter((hit) => !isWhole(hit)) : hits
  return cutProof(text, mergeMarks(marked, text), field === SKILLS_FIELD)
}

function reasonOf(
  hit: Hit,
  text: string,
  part: UnderstoodPart,
  language: Language,
): { because: Evidence['because']; note?: string } {
  const words = EVIDENCE_WORDS[language]
  const { test, start, end } = hit
  const found = text.slice(start, end)
  if (test.because === 'meaning' && part.place) {
    const city = findCity(foldText(found))
    return city
      ? { because: 'meaning', note: words.away(Math.round(distanceKm(part.place, city)), part.label) }
      : { because: 'meaning' }
  }
  const isConcept = /^[lkt]:/.test(test.lexeme)
  const asked = part.groups[hit.group]
  if (asked && test.kinship) return { because: 'meaning', note: words.kinship[test.kinship](found, asked.shown) }
  if (!isConcept || !asked || test.because === 'typing') return { because: test.because }
  if (foldText(found) === asked.asked) return { because: 'word' }
  return { because: 'synonym', note: `${found} = ${asked.shown}` }
}

/** Joins marks that overlap or that only white space or a hyphen parts. */
export function mergeMarks(hits: readonly { start: number; end: number }[], text: string): Mark[] {
  const merged: Mark[] = []
  for (const { start, end } of hits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1)
    if (last && (start <= last[1] || /^[\s\-‐‑]+$/.test(text.slice(last[1], start)))) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
