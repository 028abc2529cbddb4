import { cityKey, findCity } from './cities.ts'
import { createGrowingVocabulary } from './correct.ts'
import type { Directory } from './directory.ts'
import { type Facet, createFacet } from './facet.ts'
import { foldText } from './fold.ts'
import type { House } from './house.ts'
import { CONCEPTS } from './named-concepts.ts'
import { createNameOrder } from './name-order.ts'
import { createPostings, placeOf, type Postings } from './postings.ts'
import { createSortedWords } from './sorted-words.ts'

/** One person as they are found and counted. */
export interface IndexedPerson {
  userId: string
  firstName: string
  lastName: string
  position: string
  city: string
  skills: readonly string[]
  fields: readonly { field: string; value: string }[]
  /** The text form of their document. */
  document: string
}

/** Everybody of one scope in memory: who has which lexeme, and what they have, know and are called. */
export interface PeopleIndex {
  postings: Postings
  directory: Directory
  /** Takes a person, in place of how they were known before. */
  put(person: IndexedPerson): void
  remove(userId: string): void
  placeOf(userId: string): number | undefined
  userIdAt(place: number): string
  /** Compares two places by name, as people look for names. */
  compareNames(a: number, b: number): number
  /** Who has all the words of one of these folded names, in whichever fields. */
  havingWords(names: Iterable<string>): string[]
  /** The organisation's own words, where it has any. People are put in as these read them. */
  house?: House | undefined
}

type Known = Omit<IndexedPerson, 'document' | 'firstName' | 'lastName'> & { sortName: string }

const MAX_FIELD_VALUES = 5_000
const MAX_FIELD_VALUE_LENGTH = 60
const MAX_ITEM_LENGTH = 40
const TAGGED = /^[a-z]:/
const NAME_TAG = 'n:'

export function createPeopleIndex(): PeopleIndex {
  const people: (Known | undefined)[] = []
  const places = new Map<string, number>()
  const words = createSortedWords()
  const names = createSortedWords()
  const skills = createFacet({ keyOf: foldText })
  const positions = createFacet({ keyOf: foldText })
  const cities = createFacet({ keyOf: cityKey, namesOf: (key) => findCity(key)?.names ?? [] })
  const fields = new Map<string, Facet>()
  const postings = createPostings((lexeme) => {
    if (lexeme.startsWith(NAME_TAG)) {
      const word = lexeme.slice(NAME_TAG.length)
      names.add(word)
      if (!postings.has(word)) vocabulary.add(word)
    } else if (!TAGGED.test(lexeme)) {
      words.add(lexeme)
      if (!postings.has(NAME_TAG + lexeme)) vocabulary.add(lexeme)
    }
  })
  const vocabulary = createGrowingVocabulary((word) => postings.countOf(word) + postings.countOf(NAME_TAG + word))

  const nameOrder = createNameOrder((place) => people[place]?.sortName ?? '')

  function fieldOf(name: string): Facet {
    const known = fields.get(name)
    if (known) return known
    const facet = createFacet({ keyOf: foldText, maxValues: MAX_FIELD_VALUES })
    fields.set(name, facet)
    return facet
  }

  function count(person: Known, change: 'add' | 'remove'): void {
    for (const skill of person.skills) skills[change](skill)
    if (person.position !== '') positions[change](person.position)
    if (person.city !== '') cities[change](person.city)
    for (const { field, value } of person.fields) fieldOf(field)[change](value)
  }

  function remove(userId: string): void {
    const place = places.get(userId)
    const person = place === undefined ? undefined : people[place]
    if (place === undefined || !person) return
    places.delete(userId)
    people[place] = undefined
    postings.remove(place)
    count(person, 'remove')
  }

  const directory: Directory = {
    get concepts() {
      return index.house?.concepts ?? CONCEPTS
    },
    get population() {
      return places.size
    },
    countOf: postings.countOf,
    vocabulary,
    words,
    names,
    isName: (word) => postings.countOf(NAME_TAG + word) > 0,
    spellingOf: (word) =>
      [skills, positions, cities]
        .map((facet) => facet.spellingOf(word))
        .filter((spelling) => spelling !== undefined)
        .toSorted((a, b) => b.count - a.count)[0]?.value,
    skills,
    positions,
    cities,
    get fields() {
      return [...fields.values()]
    },
  }

  const index: PeopleIndex = {
    postings,
    directory,
    put({ document, firstName, lastName, userId, position, city, skills: own, fields: ownFields }) {
      remove(userId)
      const place = postings.add(document)
      const known = {
        userId,
        position,
        city,
        skills: own,
        fields: ownFields.flatMap(itemsOf),
        sortName: `${foldText(lastName)}\u0000${foldText(firstName)}\u0000${userId}`,
      }
      places.set(userId, place)
      people[place] = known
      nameOrder.add(place)
      count(known, 'add')
    },
    remove,
    placeOf: (userId) => places.get(userId),
    userIdAt: (place) => people[place]?.userId ?? '',
    compareNames: (a, b) => nameOrder.compare(a, b),
    havingWords(foldedNames) {
      const found = new Set<string>()
      for (const name of foldedNames) {
        const [first = [], ...others] = name.split(' ').map((word) => postings.of(word).map(placeOf))
        const sets = others.map((places) => new Set(places))
        for (const place of first) {
          if (sets.some((places) => !places.has(place))) continue
          const userId = people[place]?.userId
          if (userId !== undefined) found.add(userId)
        }
      }
      return [...found]
    },
  }
  return index
}

/** Lists such as languages are suggested one by one; languages themselves are counted as what they are. */
function itemsOf({ field, value }: { field: string; value: string }): { field: string; value: string }[] {
  if (value.length > MAX_FIELD_VALUE_LENGTH) return []
  return value
    .split(/[,;\n]/)
    .map((item) => ({ field, value: item.trim() }))
    .filter((item) => item.value !== '' && item.value.length <= MAX_ITEM_LENGTH && !isLanguage(item.value))
}

const languages = new Map<string, boolean>()
const MAX_KEPT_LANGUAGES = 10_000

function isLanguage(item: string): boolean {
  const known = languages.get(item)
  if (known !== undefined) return known
  const is = item
    .split(/[\s(]+/)
    .some((word) => CONCEPTS.byName(foldText(word)).some(({ kind }) => kind === 'language'))
  if (languages.size >= MAX_KEPT_LANGUAGES) languages.clear()
  languages.set(item, is)
  return is
}
