import { drawPortrait, portraitFor, type PortraitParameters } from '@umkreis/theme'

/** Fictional people of a fictional company, and what their portraits are given; the rest follows from the name. */
const LOOKS = {
  'Inês Carvalho': { hair: 'curls', skin: 'amber', glasses: 'none', beard: 'none' },
  'Ewa Kowalska': { hair: 'plait', skin: 'porcelain' },
  'Aylin Demir': { hair: 'headscarf', skin: 'sand' },
  'Matthias Größl': { hair: 'side-part', skin: 'rose', beard: 'full' },
  'Karim Haddad': { hair: 'short-curls', skin: 'bronze', beard: 'stubble' },
  'Tomasz Zieliński': { hair: 'crop', skin: 'peach', glasses: 'square' },
  'Lena Obermüller': { hair: 'bob', skin: 'rose' },
  'Dele Adeyemi': { hair: 'crop', skin: 'ebony', beard: 'goatee' },
  'Sven Krüger': { hair: 'bald', skin: 'peach', beard: 'full' },
  'Priya Raman': { hair: 'long', skin: 'umber' },
  'Jonas Feld': { hair: 'quiff', skin: 'sand', beard: 'none' },
  'Johanna Brandt': { hair: 'top-bun', hairColor: 'copper', skin: 'rose', glasses: 'none' },
} as const satisfies Record<string, Partial<PortraitParameters>>

/** One of the people of the stories. */
export type PersonName = keyof typeof LOOKS

/** The address of a drawn portrait, for stories only. */
export function portraitOf(name: PersonName): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPortrait(portraitFor(name, LOOKS[name])))}`
}

/** All of them; the second has no picture. */
export const PEOPLE = (Object.keys(LOOKS) as PersonName[]).map((name, index) => ({
  id: String(index),
  name,
  src: index === 1 ? null : portraitOf(name),
}))
