import { SKILLS_MAX, type ProfileForm } from '@umkreis/schemas'
import type { FoundProfile } from '../read/found-profile.ts'
import type { FoundPlace } from './find-place.ts'

/** The fields of one value each, in the order in which they are shown. */
export const REVIEW_FIELDS = [
  'firstName',
  'lastName',
  'position',
  'city',
  'country',
  'description',
  'linkedInUrl',
] as const
/** A field of one value. */
export type ReviewField = (typeof REVIEW_FIELDS)[number]

/** A value that was found, and what is in the form now. */
export type ReviewRow = { readonly field: ReviewField; readonly found: string; readonly now: string }
/** A skill, or a language, that was found and is not in the form. */
export type ReviewSkill = { readonly name: string; readonly isLanguage: boolean }

/** What is shown before anything is taken over. */
export type Review = {
  /** What differs from the form. */
  readonly rows: readonly ReviewRow[]
  /** The fields that hold already what was found. */
  readonly same: readonly ReviewField[]
  readonly skills: readonly ReviewSkill[]
  /** How many of the skills found are in the form already. */
  readonly skillsThere: number
  /** How many more skills a profile can hold. */
  readonly room: number
}

/** What is chosen to be taken over. */
export type Chosen = { readonly fields: ReadonlySet<ReviewField>; readonly skills: ReadonlySet<string> }

/** Compares what was found with the form. */
export function createReview(found: FoundProfile, place: FoundPlace, now: ProfileForm): Review {
  const values: Record<ReviewField, string> = { ...found, ...place }
  const filled = REVIEW_FIELDS.filter((field) => values[field] !== '')
  const isSame = (field: ReviewField) => values[field] === now[field].trim()
  const there = new Set(now.skills.map(fold))
  const offered = new Map<string, ReviewSkill>()
  for (const name of found.skills) if (!offered.has(fold(name))) offered.set(fold(name), { name, isLanguage: false })
  for (const name of found.languages) if (!offered.has(fold(name))) offered.set(fold(name), { name, isLanguage: true })
  const skills = [...offered].filter(([key]) => !there.has(key)).map(([, skill]) => skill)
  return {
    rows: filled
      .filter((field) => !isSame(field))
      .map((field) => ({ field, found: values[field], now: now[field].trim() })),
    same: filled.filter(isSame),
    skills,
    skillsThere: offered.size - skills.length,
    room: Math.max(0, SKILLS_MAX - now.skills.length),
  }
}

/** What is chosen at first: whatever takes nothing away. Languages are mostly asked for elsewhere in a profile. */
export function firstChoice({ rows, skills, room }: Review): Chosen {
  return {
    fields: new Set(rows.filter(({ now }) => now === '').map(({ field }) => field)),
    skills: new Set(
      skills
        .filter(({ isLanguage }) => !isLanguage)
        .slice(0, room)
        .map(({ name }) => name),
    ),
  }
}

/** The values of the form that a choice changes. */
export function takeOver(review: Review, chosen: Chosen, now: ProfileForm): Partial<ProfileForm> {
  const values = review.rows.filter(({ field }) => chosen.fields.has(field)).map(({ field, found }) => [field, found])
  const skills = review.skills.filter(({ name }) => chosen.skills.has(name)).map(({ name }) => name)
  return {
    ...(Object.fromEntries(values) as Partial<ProfileForm>),
    ...(skills.length > 0 ? { skills: [...now.skills, ...skills.slice(0, review.room)] } : {}),
  }
}

/** Puts in what is missing, or takes out what is there. */
export function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

function fold(skill: string): string {
  return skill.toLocaleLowerCase()
}
