import { createHash } from 'node:crypto'
import { type Lexeme, MEANING_TAG, type ProfileField } from '@umkreis/people-search'
import { MAX_TEXT_LENGTH } from './embeddings.ts'

/** One thing that somebody says of themselves: their position, a skill, a sentence. */
export interface Piece {
  field: ProfileField
  /** Where it stands in the field's text. */
  start: number
  end: number
  /** What is sent to the endpoint: no address of mail, no link, no number of a telephone. */
  text: string
  /** Whether it is short enough to be marked as what was found. */
  isTerm: boolean
}

const MAX_SKILLS = 60
const MAX_SENTENCES = 12
const SENTENCE = /[^.!?;\n]+(?:[.!?;]+(?!\s|$)[^.!?;\n]*)*[.!?;]*/g
const CONTACT = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\+?\d[\d\s()/.-]{6,}\d/giu
const WORDED = /\p{L}{2}/u

/**
 * The pieces of a profile that are compared by meaning. Names and places are none: they are asked for by what they are
 * called.
 */
export function piecesOf(fields: readonly ProfileField[]): Piece[] {
  return fields
    .flatMap((field): Piece[] => {
      if (field.weight === 'D') return []
      if (field.weight === 'A')
        return field.field === 'skills' ? skillsOf(field) : [createPiece(field, 0, field.text.length)]
      return sentencesOf(field)
    })
    .filter(({ text }) => WORDED.test(text))
}

/** The lexemes of all pieces of a field, where they stand. */
export function meaningsOf(field: ProfileField): Lexeme[] {
  return piecesOf([field]).map((piece) => ({ lexeme: lexemeOf(piece), start: piece.start, end: piece.end }))
}

/** The lexeme of a piece: whoever says the same thing has the same one. */
export function lexemeOf(piece: Pick<Piece, 'text'>): string {
  return MEANING_TAG + hashOf(piece.text)
}

/** What a text is known by, so that the same one is sent once. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function skillsOf(field: ProfileField): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const skill of field.text.split(', ')) {
    if (pieces.length < MAX_SKILLS) pieces.push(createPiece(field, start, start + skill.length))
    start += skill.length + 2
  }
  return pieces
}

function sentencesOf(field: ProfileField): Piece[] {
  return [...field.text.matchAll(SENTENCE)]
    .map((match) => {
      const lead = match[0].length - match[0].trimStart().length
      return createPiece(field, match.index + lead, match.index + match[0].trimEnd().length)
    })
    .slice(0, MAX_SENTENCES)
}

function createPiece(field: ProfileField, start: number, end: number): Piece {
  const said = field.text.slice(start, end).replace(CONTACT, ' ').replace(/\s+/g, ' ').trim()
  const isCustom = field.weight === 'B'
  return {
    field,
    start,
    end,
    // "Instrument: Fiddle" says more than "Fiddle"; without a word beside it the field's name says nothing of anybody.
    text: (isCustom && WORDED.test(said) ? `${field.field}: ${said}` : isCustom ? '' : said).slice(0, MAX_TEXT_LENGTH),
    isTerm: field.weight === 'A' || end - start <= 40,
  }
}
