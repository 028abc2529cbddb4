import type { words as english } from './finding-words.ts'

const NUMBERS = [
  'Keine',
  'Eine',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
]

const countWord = (count: number): string => NUMBERS[count] ?? count.toLocaleString('de-DE')

export const words: typeof english = {
  shares: [
    ['Fast alle', 0.92],
    ['Vier Fünftel', 0.77],
    ['Drei Viertel', 0.72],
    ['Zwei Drittel', 0.63],
    ['Mehr als die Hälfte', 0.52],
    ['Die Hälfte', 0.49],
    ['Fast die Hälfte', 0.42],
    ['Zwei Fünftel', 0.38],
    ['Ein Drittel', 0.3],
    ['Ein Viertel', 0.23],
    ['Ein Fünftel', 0.18],
    ['Ein Zehntel', 0.08],
  ],
  few: 'Ein kleiner Teil',
  place: (share, verb, places) =>
    verb === 'work in' ? `In ${places.join(' oder ')}: ${share} von uns` : `${share} von uns: ${places.join(' oder ')}`,
  noSkills: 'Noch sind keine Kenntnisse genannt',
  noFragile: 'Jede Kenntnis ruht auf fünf Menschen oder mehr',
  fragile: (count) =>
    `${countWord(count)} ${count === 1 ? 'Kenntnis ruht' : 'Kenntnisse ruhen'} auf weniger als fünf Menschen`,
  fragileHere: (count) =>
    `${countWord(count)} unserer Kenntnisse ${count === 1 ? 'ruht' : 'ruhen'} hier auf weniger als fünf Menschen`,
  complete: 'Unsere Profile sind fast vollständig',
  gap: (part) =>
    `${{ picture: 'Bilder', description: 'Texte', skills: 'Kenntnisse', position: 'Positionen', city: 'Städte' }[part]} fehlen in unseren Profilen am häufigsten`,
  noGroups: 'Noch bringen uns wenige Gruppen zusammen',
  distance: (one, other) => `${one} und ${other} teilen selten eine Gruppe`,
}
