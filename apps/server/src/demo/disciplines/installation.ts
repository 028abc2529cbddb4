import type { Discipline } from './discipline.ts'

export const installation: Discipline = {
  team: 'Service',
  positions: [
    { en: 'Installation Supervisor', f: 'Montageleiterin', m: 'Montageleiter' },
    { en: 'Ropeway Fitter', f: 'Seilbahnmonteurin', m: 'Seilbahnmonteur' },
    { en: 'Site Manager', f: 'Bauleiterin', m: 'Bauleiter' },
  ],
  core: [
    ['Site management', 'Bauleitung'],
    ['Assembly', 'Montage'],
    ['Helicopter logistics', 'Hubschrauberlogistik'],
    ['Work at height', 'Höhenarbeit'],
    ['Rigging', 'Anschlagtechnik'],
    ['Commissioning', 'Inbetriebnahme'],
  ],
  extra: [
    ['First aid', 'Erste Hilfe'],
    ['Blasting', 'Sprengtechnik'],
    ['Concrete', 'Betonbau'],
    ['Hydraulics', 'Hydraulik'],
    ['Scheduling', 'Terminplanung'],
    ['Avalanche safety', 'Lawinenkunde'],
  ],
  tasks: {
    en: [
      'eleven towers flown in one morning',
      'site run at 3,000 metres from May to the first snow',
      'gondola handed over a day before the season',
    ],
    de: [
      'elf Stützen an einem Vormittag geflogen',
      'Baustelle auf 3.000 Metern bis zum ersten Schnee',
      'Übergabe einen Tag vor Saisonstart',
    ],
  },
  en: {
    openers: [
      'I put up towers with a helicopter and a very calm radio voice.',
      'Site manager. My office has wheels and a stove.',
      'Eleven ropeways built, one and a half of them in fog.',
      'I know what fits through a tunnel and what has to fly.',
    ],
    more: ['Call me, mail is for winter.', 'Safety briefing at six thirty, no exceptions, with cake on Fridays.'],
  },
  de: {
    openers: [
      'Montage am Berg. Wenn das Wetter passt, bin ich nicht erreichbar.',
      'Ich stelle Stützen, meistens mit dem Heli, immer mit Respekt.',
      'Bauleitung heißt: um fünf das Wetter, um sechs die Leute, um sieben der Beton.',
      'Seilzug, Stützenbau, Endabnahme. Schnee nur am Wochenende, bitte.',
      'Baustellencontainer ist auch ein Homeoffice.',
      'Auf der Baustelle zählt, wer zuhört. Am Funk doppelt.',
    ],
    more: [
      'Anrufen geht besser als schreiben.',
      'Ich kenne jeden Wirt zwischen Brenner und Reschen.',
      'Lawinenkunde gebe ich als Kurs, jeden Dezember.',
    ],
  },
}
