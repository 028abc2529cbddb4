import type { Discipline } from './discipline.ts'

export const ropes: Discipline = {
  team: 'Mechanik',
  positions: [
    { en: 'Rope Engineer', f: 'Seilingenieurin', m: 'Seilingenieur' },
    { en: 'Splicer', f: 'Spleißerin', m: 'Spleißer' },
    { en: 'Rope Inspector', f: 'Seilprüferin', m: 'Seilprüfer' },
  ],
  core: [
    ['Wire ropes', 'Drahtseile'],
    ['Splicing', 'Spleißen'],
    ['Magnetic rope testing', 'Magnetinduktive Seilprüfung'],
    ['Rope line calculation', 'Seillinienberechnung'],
    ['Work at height', 'Höhenarbeit'],
  ],
  extra: [
    ['Tower design', 'Stützenplanung'],
    ['Wind loads', 'Windlasten'],
    ['Rope rescue', 'Seilrettung'],
    'CAD',
    ['Socketing', 'Verguss'],
    ['First aid', 'Erste Hilfe'],
  ],
  tasks: {
    en: [
      'haul rope pulled across the gorge by drone',
      'splice of 62 metres in one night',
      'rope line calculated for 1,100 metres of free span',
    ],
    de: [
      'Förderseil mit Drohne über die Schlucht gezogen',
      'Langspleiß von 62 Metern in einer Nacht',
      'Seillinie für 1.100 Meter freies Feld gerechnet',
    ],
  },
  en: {
    openers: [
      'I splice ropes thicker than your arm, and yes, by hand.',
      'Rope calculation: sag, wind, ice, and the cow pasture underneath.',
      'Magnetic rope testing on four continents. The rope always tells the truth.',
      'Thirty splices a year, none of them the same.',
    ],
    more: [
      'I check the weather more often than my mail.',
      'Rope rescue trainer, so I hope we meet only in the course.',
    ],
  },
  de: {
    openers: [
      'Spleißen lernt man nicht aus dem Buch. Ich zeige es gern.',
      'Ich rechne Seillinien, bei Wind, bei Eis und bei Vollbesetzung.',
      'Seilprüfung, magnetinduktiv und mit dem Daumen.',
      'Wo ein neues Seil aufgezogen wird, bin ich drei Tage vorher da.',
      'Höhenarbeiten, Verguss, Seilzug. Büro nur, wenn es regnet.',
    ],
    more: [
      'Bergrettung im Ehrenamt, Seil ist Seil.',
      'Ich habe noch jede Nacht vor einem Seilzug schlecht geschlafen.',
      'Wer einmal mitgehen will: feste Schuhe, früh aufstehen.',
    ],
  },
}
