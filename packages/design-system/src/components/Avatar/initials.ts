/**
 * The initials of a name: first and last word, upper case.
 *
 * @returns One or two letters; “?” when the name holds none.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.match(/\p{L}/u)?.[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase() || '?'
}

/** The disc a name always gets: the same one everywhere. */
export function discOf(name: string): 'teal' | 'warm' {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return sum % 2 === 0 ? 'teal' : 'warm'
}
