import {
  type UnderstoodPart,
  createDocument,
  createPeopleIndex,
  explainMatch,
  findPeople,
  loadSnowballStems,
  readFields,
  type SearchableProfile,
  understandQuestion,
} from '@umkreis/people-search'
import type { Evidence } from '@umkreis/schemas'
import type { Language } from '../language/languages.ts'
import type { Person } from './people.ts'

/** Somebody found, and why. */
export interface Hit {
  person: Person
  /** From 0 to 1. */
  score: number
  /** The parts that they meet, by their place. */
  met: number[]
  evidence: Evidence[]
}

/** What a question asks for, and who meets it, best first. */
export interface Answer {
  parts: readonly UnderstoodPart[]
  /** Of all who were found the best. */
  hits: Hit[]
  total: number
}

/** How many of those found are shown. */
export const SHOWN = 5

const COUNTRIES: Readonly<Record<string, string>> = {
  Wien: 'AT',
  Innsbruck: 'AT',
  Zürich: 'CH',
  Grenoble: 'FR',
  Bozen: 'IT',
  Kraków: 'PL',
  Porto: 'PT',
}

/**
 * Searches in these people as the product does in an organisation, by its very code; word stems come from the algorithms
 * that its database uses.
 */
export async function createSearch(
  people: readonly Person[],
  language: Language,
): Promise<(question: string) => Promise<Answer>> {
  const index = createPeopleIndex()
  const stemsOf = await loadSnowballStems([])
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const profiles = people.map((person): SearchableProfile => {
    const [firstName = '', ...lastNames] = person.name.split(' ')
    return {
      firstName,
      lastName: lastNames.join(' '),
      city: person.city,
      country: countries.of(COUNTRIES[person.city] ?? 'DE') ?? '',
      position: person.position,
      description: person.about,
      skills: person.skills.split(', '),
      customFields: [
        { name: FIELDS[language].languages, value: person.languages },
        { name: FIELDS[language].projects, value: person.projects ?? '' },
      ],
    }
  })
  for (const [place, profile] of profiles.entries()) {
    const fields = profile.customFields.map(({ name, value }) => ({ field: name, value: value ?? '' }))
    index.put({ ...profile, userId: String(place), fields, document: createDocument(profile, stemsOf) })
  }

  return async (question) => {
    const { parts } = await understandQuestion(loadSnowballStems, question, index.directory)
    const scope = { viewerId: '', condition: undefined }
    const { people: found, total, weights } = findPeople(index, parts, scope, { offset: 0, limit: SHOWN })
    const hits = found.flatMap((ranked): Hit[] => {
      const place = Number(ranked.userId)
      const [person, profile] = [people[place], profiles[place]]
      if (!person || !profile) return []
      return [{ person, ...explainMatch(readFields(profile, stemsOf), { parts, weights }, ranked, language) }]
    })
    return { parts, hits, total }
  }
}

/** What the demo company added to profiles. */
const FIELDS = {
  en: { languages: 'Languages', projects: 'Projects' },
  de: { languages: 'Sprachen', projects: 'Projekte' },
} as const satisfies Record<Language, unknown>
