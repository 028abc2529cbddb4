import type { Group } from '@umkreis/schemas'

/** The groups whose title or description hold every word of `query`, whatever its case, accents and umlaut spelling. */
export function searchGroups(
  groups: readonly Group[],
  query: string,
  titleOf: (group: Group) => string,
): readonly Group[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return groups
  return groups.filter((group) => {
    const texts = [...spellings(titleOf(group)), ...spellings(group.description)]
    return words.every((word) => spellings(word).some((one) => texts.some((text) => text.includes(one))))
  })
}

/** "Müller" is looked for as "muller" and as "mueller": people type both. */
function spellings(text: string): readonly string[] {
  const lower = text.toLowerCase().replaceAll('ß', 'ss')
  const bare = strip(lower)
  const spelled = strip(lower.normalize('NFC').replace(/[äöü]/g, (letter) => `${strip(letter)}e`))
  return bare === spelled ? [bare] : [bare, spelled]
}

function strip(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '')
}
