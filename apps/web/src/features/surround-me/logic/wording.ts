import type { Evidence, QuestionPart, User } from '@umkreis/schemas'
import { copy } from '../copy.ts'

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

/** Why a proof counts although it is not the same word; empty where that is plain to see. */
export function wordNote(evidence: Evidence): string {
  return evidence.note ?? copy.because[evidence.because]
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
