import type { PortraitParameters } from '@umkreis/theme'

const base: PortraitParameters = {
  disc: 'mist',
  clothes: 'ink',
  neckline: 'round',
  skin: 'peach',
  hair: 'bob',
  hairColor: 'brown',
  brows: 'soft',
  glasses: 'none',
  beard: 'none',
  earrings: false,
}

/** The drawn people who stand on the landing page's circle: nobody real, none of them named. */
export const circlePeople = {
  found: { ...base, disc: 'blush', skin: 'bronze', hair: 'curls', hairColor: 'espresso' },
  bun: { ...base, disc: 'apricot', clothes: 'teal', skin: 'umber', hair: 'top-bun', hairColor: 'black' },
  quiff: { ...base, disc: 'tangerine', skin: 'rose', hair: 'quiff', hairColor: 'blond' },
  beard: { ...base, disc: 'blush', clothes: 'sea', skin: 'amber', hair: 'crop', hairColor: 'black', beard: 'full' },
  scarf: { ...base, disc: 'blush', clothes: 'orange', skin: 'umber', hair: 'headscarf' },
  glasses: { ...base, disc: 'sage', clothes: 'orange', hair: 'side-part', hairColor: 'blond', glasses: 'round' },
  long: { ...base, disc: 'tangerine', clothes: 'teal', hair: 'long', hairColor: 'black' },
  elder: { ...base, disc: 'shell', hair: 'bald', hairColor: 'grey', glasses: 'round', beard: 'full' },
  crop: { ...base, disc: 'mist', clothes: 'peach', skin: 'ebony', hair: 'crop', hairColor: 'black' },
  me: { ...base, disc: 'mist', skin: 'rose', hair: 'bob', hairColor: 'copper' },
} as const satisfies Record<string, PortraitParameters>
