import type { ColorWords } from './ColorField.tsx'

export const WORDS: ColorWords = {
  pick: (label) => `Die Farbe von ${label} wählen`,
  eyedropper: 'Eine Farbe vom Bildschirm nehmen',
  refused: {
    empty: 'Gib eine Farbe ein, etwa #FF7941.',
    name: 'Nimm einen Code wie #FF7941, keinen Namen.',
    alpha: 'Farben können nichts durchscheinen lassen. Lass die Transparenz weg, etwa #FF7941.',
    length: 'Eine Farbe hat drei oder sechs Stellen, etwa #FF7941.',
    digits: 'Nur die Ziffern 0 bis 9 und die Buchstaben A bis F, etwa #FF7941.',
  },
  expanded: (typed, color) => `${typed} steht für ${color}.`,
}
