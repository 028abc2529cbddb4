const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A small number as a word at the beginning of a sentence. */
const countWord = (count: number): string => NUMBERS[count] ?? count.toLocaleString('en')

/** How the titles of the charts say what was found. */
export const words = {
  /** Shares in the words of everyday, each from so much on. */
  shares: [
    ['Nearly all', 0.92],
    ['Four in five', 0.77],
    ['Three in four', 0.72],
    ['Two in three', 0.63],
    ['More than half', 0.52],
    ['Half', 0.49],
    ['Nearly half', 0.42],
    ['Two in five', 0.38],
    ['One in three', 0.3],
    ['One in four', 0.23],
    ['One in five', 0.18],
    ['One in ten', 0.08],
  ] as readonly (readonly [words: string, from: number])[],
  few: 'A few',
  place: (share: string, verb: 'work in' | 'are in', places: readonly string[]): string =>
    `${share} of us ${verb} ${places.join(' or ')}`,
  noSkills: 'No skills are named yet',
  noFragile: 'Every skill rests on five people or more',
  fragile: (count: number): string =>
    `${countWord(count)} ${count === 1 ? 'skill rests' : 'skills rest'} on fewer than five people`,
  fragileHere: (count: number): string =>
    `${countWord(count)} of our skills ${count === 1 ? 'is' : 'are'} held by fewer than five people here`,
  complete: 'Our profiles are nearly complete',
  gap: (part: 'picture' | 'description' | 'skills' | 'position' | 'city'): string =>
    `${{ picture: 'Pictures', description: 'Bios', skills: 'Skills', position: 'Positions', city: 'Cities' }[part]} are the gap in our profiles`,
  noGroups: 'Few groups bring us together yet',
  distance: (one: string, other: string): string => `${one} and ${other} rarely share a group`,
}
