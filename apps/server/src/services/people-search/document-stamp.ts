import { createHash } from 'node:crypto'
import { fieldsOf, nameOf, type SearchableProfile } from '@umkreis/people-search'

// Raised when people are to be found by something new: documents of another version are made again.
const INDEX_VERSION = 4

/** Marks a document as made from exactly this profile by exactly this code. */
export function stampOf(profile: SearchableProfile): string {
  const content = JSON.stringify([INDEX_VERSION, nameOf(profile), fieldsOf(profile)])
  return `v:${createHash('sha256').update(content).digest('base64url').slice(0, 16)}`
}
