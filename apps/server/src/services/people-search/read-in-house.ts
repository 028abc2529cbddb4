import {
  conceptLexemes,
  fieldsOf,
  FILTER_TAGS,
  type House,
  parseDocument,
  placeOfField,
  quoteLexeme,
  tokenise,
} from '@umkreis/people-search'
import type { LoadedPerson } from './load-people.ts'

const SKILL = /^(?:[ps]:)?t:/

/** Makes a document name what its words mean in the person's organisation. Most profiles hold none of the words. */
export function readInHouse(person: LoadedPerson, house: House): LoadedPerson {
  if (person.document === undefined) return person
  const customFields = person.fields.map(({ field, value }) => ({ name: field, value }))
  const fields = fieldsOf({ ...person, skills: [...person.skills], customFields }).map((field) => ({
    ...field,
    tokens: tokenise(field.text),
  }))
  if (!fields.some(({ tokens }) => conceptLexemes(tokens, house.changedConcepts).length > 0)) return person
  const lexemes = [...parseDocument(person.document)].filter(({ lexeme }) => !SKILL.test(lexeme))
  const places = new Map(lexemes.map((one) => [one.lexeme, new Set(one.places)]))
  for (const { field, tokens } of fields) {
    const tag = FILTER_TAGS[field]
    for (const { lexeme } of conceptLexemes(tokens, house.concepts)) {
      if (!SKILL.test(lexeme)) continue
      for (const one of tag ? [lexeme, tag + lexeme] : [lexeme])
        places.set(one, (places.get(one) ?? new Set()).add(placeOfField(field)))
    }
  }
  const document = [...places].map(([lexeme, set]) => `${quoteLexeme(lexeme)}:${[...set].join(',')}`).join(' ')
  return { ...person, document }
}
