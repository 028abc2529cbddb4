/** Writes a person's name; somebody who has not told it yet is called by their address. */
export function formatName(person: { firstName: string; lastName: string; email?: string }): string {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return name || person.email || 'Somebody'
}
