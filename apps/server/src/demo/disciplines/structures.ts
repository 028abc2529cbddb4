import type { Discipline } from './discipline.ts'

export const structures: Discipline = {
  team: 'Mechanik',
  positions: [
    { en: 'Structural Engineer', f: 'Tragwerksplanerin', m: 'Tragwerksplaner' },
    { en: 'Surveyor', f: 'Vermessungsingenieurin', m: 'Vermessungsingenieur' },
    { en: 'Station Architect', f: 'Architektin Stationsbau', m: 'Architekt Stationsbau' },
    { en: 'Geotechnical Engineer', f: 'Geotechnikerin', m: 'Geotechniker' },
  ],
  core: [
    ['Steel construction', 'Stahlbau'],
    ['Foundations', 'Fundamente'],
    ['Surveying', 'Vermessung'],
    'BIM',
    ['Structural analysis', 'Statik'],
    'Revit',
  ],
  extra: [
    ['Timber construction', 'Holzbau'],
    ['Permafrost', 'Permafrost'],
    ['Drone surveys', 'Drohnenvermessung'],
    'GIS',
    ['Noise protection', 'Lärmschutz'],
    ['Accessibility', 'Barrierefreiheit'],
    'CAD',
  ],
  tasks: {
    en: [
      'mountain station on permafrost, anchored 18 metres deep',
      'route surveyed by drone in two mornings',
      'timber roof with a span of 40 metres',
    ],
    de: [
      'Bergstation im Permafrost, 18 Meter tief verankert',
      'Trasse an zwei Vormittagen beflogen',
      'Holzdach mit 40 Metern Spannweite',
    ],
  },
  en: {
    openers: [
      'Foundations on rock, on clay and on things the map called rock.',
      'I plan stations where a pram, a wheelchair and a ski school arrive at the same minute.',
      'Surveyor. I have stood on most of our ridges before there was anything to stand on.',
      'Towers look simple. I can talk about why not for an hour.',
    ],
    more: ['Timber where it makes sense, steel where it must.', 'I bring a drone and a thermos.'],
  },
  de: {
    openers: [
      'Ich plane Stationen, in denen sich niemand verläuft, auch ohne Schilder.',
      'Statik für Stützen und Stationen. Schneelast ist bei uns kein Anhang.',
      'Vermessung am Hang, mit Drohne, Tachymeter und guten Schuhen.',
      'Fundamente im Permafrost: der Boden arbeitet mit, leider.',
      'Holzbau am Berg, weil das Material schon da ist.',
    ],
    more: [
      'Barrierefrei heißt bei mir: auch mit Skischuhen.',
      'Der Baugrund hat immer das letzte Wort.',
      'Ich skizziere zuerst mit dem Bleistift.',
    ],
  },
}
