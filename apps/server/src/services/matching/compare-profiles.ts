import type { Match, User } from '@umkreis/schemas'
import { areRelated, cityKey, CONCEPTS, type ConceptTable, foldText } from '@umkreis/people-search'
import type { Language } from '../language.ts'
import { joinWords } from './join-words.ts'
import { MATCH_WORDS } from './match-words.ts'

/** What is known of skills where two people work. */
export interface KnownSkills {
  /** How rare a skill is among the colleagues, from nearly 0 (everybody has it) to 1 (nobody else). */
  rarityOf: (skillKey: string) => number
  /** What skills are called, the organisation's own words included. */
  concepts: ConceptTable
}

// What each kind of common ground can give: together 100.
const SHARED_MOST = 45
const COMPLEMENT_MOST = 20
const CITY_POINTS = 15
const FIELDS_MOST = 20
// The share of what is left that each further one leaves: the first counts most.
const SHARED_LEFT = 0.55
const COMPLEMENT_LEFT = 0.75
const FIELD_LEFT = 0.5
const SHOWN_IN_SENTENCE = 2

/**
 * Compares two profiles. Symmetric: both people get the same score and the same sentence, with the lists of what each
 * brings swapped.
 *
 * @param language That of the sentence.
 */
export function compareProfiles(
  viewer: User,
  other: User,
  { rarityOf, concepts }: KnownSkills,
  language: Language,
): Match {
  const own = skillsByKey(viewer, concepts)
  const theirs = skillsByKey(other, concepts)
  const rarestFirst = (keys: string[]) => keys.toSorted((a, b) => rarityOf(b) - rarityOf(a) || (a < b ? -1 : 1))
  const shared = rarestFirst([...own.keys()].filter((key) => theirs.has(key)))
  const goesWith = (key: string, skills: ReadonlyMap<string, string>) =>
    !skills.has(key) && [...skills.keys()].some((one) => areRelated(one, key))
  const complementary = rarestFirst([...theirs.keys()].filter((key) => goesWith(key, own)))
  const offered = rarestFirst([...own.keys()].filter((key) => goesWith(key, theirs)))
  const sameCity = viewer.city !== '' && cityKey(viewer.city) === cityKey(other.city)
  const customFields = sharedFields(viewer, other)
  const score =
    SHARED_MOST * (1 - SHARED_LEFT ** shared.reduce((sum, key) => sum + 0.5 + rarityOf(key) / 2, 0)) +
    COMPLEMENT_MOST * (1 - COMPLEMENT_LEFT ** (complementary.length + offered.length)) +
    (sameCity ? CITY_POINTS : 0) +
    FIELDS_MOST * (1 - FIELD_LEFT ** customFields.length)
  const namesOf = (keys: readonly string[], skills: ReadonlyMap<string, string>) =>
    keys.map((key) => skills.get(key) ?? key)
  const found = {
    sharedSkills: namesOf(shared, theirs),
    sharedSkillsOfViewer: namesOf(shared, own),
    complementarySkills: namesOf(complementary, theirs),
    offeredSkills: namesOf(offered, own),
    sameCity,
    customFields,
  }
  const alike = shared.map((key) => [own.get(key) ?? key, theirs.get(key) ?? key].toSorted(byName)[0] ?? key)
  return {
    user: other,
    score: Math.round(score),
    ...found,
    sentence: explain(viewer, other, { ...found, alike }, language),
  }
}

/** What a skill is compared by: the skill it is known as, or its folded name. */
export function skillKey(skill: string, concepts: ConceptTable = CONCEPTS): string {
  const folded = foldText(skill)
  return concepts.byName(folded).find(({ kind }) => kind === 'term')?.id ?? folded
}

function skillsByKey({ skills }: User, concepts: ConceptTable): Map<string, string> {
  return new Map(skills.map((skill) => [skillKey(skill, concepts), skill] as const).filter(([key]) => key !== ''))
}

function sharedFields(viewer: User, other: User): { name: string; value: string }[] {
  return other.customFields.flatMap(({ name, value, type, personId }) => {
    const field = viewer.customFields.find((one) => one.name === name)
    const own = field?.value
    if (!value || !own) return []
    // Two people may bear one name.
    if (type === 'person') return personId === field.personId ? [{ name, value }] : []
    const known = new Set(itemsOf(own).map(foldText))
    return itemsOf(value)
      .filter((item) => known.has(foldText(item)))
      .map((item) => ({ name, value: item }))
  })
}

/** Many fields are lists, such as languages. */
function itemsOf(value: string): string[] {
  return value
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

type Found = Pick<Match, 'complementarySkills' | 'offeredSkills' | 'sameCity' | 'customFields'> & {
  /** Shared skills, by names that are the same whoever asks. */
  alike: readonly string[]
}

/** One explanation for both: nobody is “you” alone in it, and it is the same whoever asks. */
function explain(viewer: User, other: User, found: Found, language: Language): string {
  const words = MATCH_WORDS[language]
  const join = (texts: readonly string[]) => joinWords(texts, language)
  const few = (values: readonly string[]) => join(values.slice(0, SHOWN_IN_SENTENCE))
  const common = [
    ...(found.alike.length > 0 ? [words.know(few(found.alike))] : []),
    ...(found.sameCity ? [words.areIn([viewer.city, other.city].toSorted(byName)[0] ?? '')] : []),
    ...(found.alike.length === 0 && found.customFields.length > 0
      ? [words.share(few(found.customFields.map(({ name, value }) => `${name}: ${value}`).toSorted(byName)))]
      : []),
  ]
  const brings = [[other, found.complementarySkills] as const, [viewer, found.offeredSkills] as const]
    .filter(([, skills]) => skills.length > 0)
    .toSorted(([a], [b]) => byName(a.userId, b.userId))
    .map(([person, skills]) => words.brings(person.firstName, few(skills)))
  const sentences = [
    ...(common.length > 0 ? [words.both(join(common))] : []),
    ...(brings.length > 0 ? [`${join(brings)}.`] : []),
  ]
  return sentences.join(' ') || words.nothing
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
