import type { Discipline } from './discipline.ts'

export const product: Discipline = {
  team: 'Software',
  positions: [
    { en: 'Product Owner', f: 'Product Ownerin', m: 'Product Owner' },
    { en: 'UX Designer', f: 'UX-Designerin', m: 'UX-Designer' },
    { en: 'Technical Writer', f: 'Technische Redakteurin', m: 'Technischer Redakteur' },
    { en: 'Industrial Designer', f: 'Industriedesignerin', m: 'Industriedesigner' },
  ],
  core: [
    'Figma',
    ['Prototyping', 'Prototyping'],
    ['User interviews', 'Interviews'],
    ['Usability tests', 'Usability-Tests'],
    ['Product strategy', 'Produktstrategie'],
    ['Technical writing', 'Technische Redaktion'],
  ],
  extra: [
    'HMI',
    ['Accessibility', 'Barrierefreiheit'],
    ['Roadmaps', 'Roadmaps'],
    ['Sketching', 'Skizzieren'],
    ['Information architecture', 'Informationsarchitektur'],
    ['Terminology', 'Terminologie'],
  ],
  tasks: {
    en: ['cabin interior tested with 40 riders', 'manual cut from 600 to 180 pages', 'signs that work without words'],
    de: ['Innenraum mit 40 Fahrgästen erprobt', 'Handbuch von 600 auf 180 Seiten gekürzt', 'Beschilderung ohne Worte'],
  },
  en: {
    openers: [
      'I watch people use ticket gates. It is humbling.',
      'I write manuals for machines that must not be misunderstood.',
      'Designer of handles, seats and the view in between.',
      'Product owner for the rider app; my backlog has a waiting list.',
    ],
    more: ['Paper prototypes until somebody begs for pixels.', 'If it needs a tooltip, I want another go.'],
  },
  de: {
    openers: [
      'Ich gestalte, was Fahrgäste anfassen.',
      'Handbücher, die man im Sturm aufschlagen kann.',
      'Ich frage Menschen, wie sie fahren wollen, und schaue dann, was sie wirklich tun.',
      'Interfaces für Leitstände: ruhig bei Ruhe, klar bei Störung.',
      'Terminologie ist kein Hobby, aber fast.',
    ],
    more: [
      'Erst Papier, dann Pixel.',
      'Ein gutes Wort ersetzt drei Symbole.',
      'Interviews führe ich am liebsten in der Warteschlange.',
    ],
  },
}
