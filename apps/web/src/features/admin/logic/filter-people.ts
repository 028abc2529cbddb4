import type { User } from '@umkreis/schemas'

/** Finds the people whose name, address, city or position holds every word of the text, whatever its case and accents. */
export function filterPeople<Person extends User>(people: readonly Person[], text: string): readonly Person[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return people
  return people.filter((person) => {
    const all = plain(`${person.firstName} ${person.lastName} ${person.email} ${person.city} ${person.position}`)
    return words.every((word) => all.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
