import type { User } from '@umkreis/schemas'

/** How much a field says about a person: A is what they name themselves by, D where they are. */
export type FieldWeight = 'A' | 'B' | 'C' | 'D'

/** One text of a profile that can be found and shown. */
export interface ProfileField {
  /** The profile field's name, or a custom field's. */
  field: string
  text: string
  weight: FieldWeight
}

/** How much of a match counts in a field of each weight. */
export const WEIGHT_VALUES: Readonly<Record<FieldWeight, number>> = { A: 1, B: 0.97, C: 0.94, D: 0.9 }

/** Which field a word stands in, as documents note it: by the place in this list. Custom fields have one for all. */
export const FIELD_PLACES: readonly { field: string | undefined; weight: FieldWeight }[] = [
  { field: 'position', weight: 'A' },
  { field: 'skills', weight: 'A' },
  { field: undefined, weight: 'B' },
  { field: 'description', weight: 'C' },
  { field: 'city', weight: 'D' },
  { field: 'country', weight: 'D' },
]

/** The part of a profile that is searched. */
export type SearchableProfile = Pick<
  User,
  'firstName' | 'lastName' | 'city' | 'country' | 'position' | 'description' | 'skills' | 'customFields'
>

/** The name, which is matched as a name only. */
export function nameOf(profile: Pick<User, 'firstName' | 'lastName'>): string {
  return `${profile.firstName} ${profile.lastName}`.trim()
}

/** Everything that somebody wrote about themselves, in the order in which proofs are preferred. */
export function fieldsOf(profile: SearchableProfile): ProfileField[] {
  const fields: ProfileField[] = [
    { field: 'position', text: profile.position, weight: 'A' },
    { field: 'skills', text: profile.skills.join(', '), weight: 'A' },
    ...profile.customFields.map(({ name, value }): ProfileField => ({ field: name, text: value ?? '', weight: 'B' })),
    { field: 'description', text: profile.description, weight: 'C' },
    { field: 'city', text: profile.city, weight: 'D' },
    { field: 'country', text: profile.country, weight: 'D' },
  ]
  return fields.filter(({ text }) => text !== '')
}
