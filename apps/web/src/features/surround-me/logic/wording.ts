import type { Evidence, QuestionPart, User } from '@umkreis/schemas'
import { copy } from '../copy.ts'
import { foldText } from './fold.ts'

/** What a part of the question is called on its chip. */
export function wordPart(part: QuestionPart): string {
  const { kind, label, radiusKm } = part
  if (radiusKm !== undefined && !/\bkm\b/.test(label)) return copy.within(Math.round(radiusKm), label)
  if (kind === 'language' && !/\s/.test(label)) return copy.speaks(label)
  return label
}

/** What the field of a proof is called; a custom field has its own name. */
export function wordField(field: string): string {
  const known = copy.field[field.toLowerCase()]
  if (known) return known
  return field === '' ? '' : `${field[0]?.toUpperCase()}${field.slice(1)}`
}

/**
 * Why a proof counts although it is not the same word; empty where that is plain to see. "K8s = Kubernetes" is shortened to what
 * the quote does not say already.
 */
export function wordNote(evidence: Evidence): string {
  const note = evidence.note ?? copy.because[evidence.because]
  const [own, asked] = note.split(' = ', 2)
  if (own === undefined || asked === undefined) return note
  if (foldText(own).text.includes(foldText(asked).text)) return ''
  return foldText(evidence.text).text === foldText(own).text ? `= ${asked}` : note
}

/** What somebody has of a part, in a word or two: the part's own, or theirs where the part is only its beginning. */
export function wordMatch(part: QuestionPart, evidence: Pick<Evidence, 'text' | 'marks'> | undefined): string {
  const [start] = evidence?.marks[0] ?? []
  if (!evidence || start === undefined) return part.label
  const word = /^[\p{L}\p{N}.+#-]+/u.exec(evidence.text.slice(start))?.[0] ?? ''
  return foldText(word).text.startsWith(foldText(part.label).text) ? word : part.label
}

/** Where somebody works, seen from oneself. */
export function wordPlace(user: Pick<User, 'city' | 'country'>, self: Pick<User, 'city' | 'country'>): string {
  if (user.city === '') return user.country
  if (user.city === self.city && user.country === self.country) return `${user.city}, ${copy.yourSite}`
  return user.country === self.country || user.country === '' ? user.city : `${user.city}, ${user.country}`
}

/** Somebody's whole name. */
export function wordName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim()
}

/** A score from 0 to 1 as it is shown: from 0 to 100. */
export function wordScore(score: number): string {
  return String(Math.round(score * 100))
}
