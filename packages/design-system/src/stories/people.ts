import { drawPortrait, portraitFor } from '@umkreis/theme'

const NAMES = [
  'Inês Carvalho',
  'Ewa Kowalska',
  'Aylin Demir',
  'Matthias Größl',
  'Karim Haddad',
  'Tomasz Zieliński',
  'Lena Obermüller',
  'Dele Adeyemi',
  'Sven Krüger',
  'Priya Raman',
  'Jonas Feld',
  'Johanna Brandt',
] as const

/** The address of a drawn portrait, for stories only. */
export function portraitOf(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPortrait(portraitFor(name)))}`
}

/** Fictional people; the second has no picture. */
export const PEOPLE = NAMES.map((name, index) => ({
  id: String(index),
  name,
  src: index === 1 ? null : portraitOf(name),
}))
