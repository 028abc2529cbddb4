import type { Match } from '@umkreis/schemas'
import { copy } from '../copy.ts'

const MOST_REASONS = 2

/** A first line that names why one writes; to be changed before it is sent. */
export function coffeeLine({ user, sharedSkills, customFields, sameCity }: Match): string {
  const reasons = [
    ...sharedSkills,
    ...customFields.map(({ value }) => value),
    ...(sameCity ? [copy.sameTown(user.city)] : []),
  ].slice(0, MOST_REASONS)
  return copy.coffeeLine(user.firstName, reasons)
}
