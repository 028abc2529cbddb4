import type { ColorWords } from './ColorField.tsx'

/** What a colour field says. In a build of another language its sibling stands in. */
export const WORDS: ColorWords = {
  pick: (label) => `Pick the colour of ${label}`,
  eyedropper: 'Take a colour from the screen',
  refused: {
    empty: 'Enter a colour, such as #FF7941.',
    name: 'Use a code such as #FF7941, not a name.',
    alpha: 'Colours can’t let anything shine through. Leave the transparency out, such as #FF7941.',
    length: 'A colour has three or six digits, such as #FF7941.',
    digits: 'Only the digits 0 to 9 and the letters A to F, such as #FF7941.',
  },
  expanded: (typed, color) => `${typed} stands for ${color}.`,
}
