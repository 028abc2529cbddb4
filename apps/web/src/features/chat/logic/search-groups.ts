import type { Group } from '@umkreis/schemas'
import { formatName } from '../../../shared/format/format-name.ts'
import { spellingsOf } from './fold-name.ts'

/**
 * The groups whose title, description or people hold every word of `query`, whatever its case, accents and umlaut
 * spelling. Only people who came with the list are looked at.
 */
export function searchGroups(
  groups: readonly Group[],
  query: string,
  titleOf: (group: Group) => string,
): readonly Group[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return groups
  return groups.filter((group) => {
    const texts = [titleOf(group), group.description, ...group.members.map(formatName)].flatMap(spellingsOf)
    return words.every((word) => spellingsOf(word).some((one) => texts.some((text) => text.includes(one))))
  })
}
