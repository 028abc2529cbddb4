import type { Discipline } from './discipline.ts'

export const manufacturing: Discipline = {
  team: 'Fertigung',
  positions: [
    { en: 'Welder', f: 'Schweißerin', m: 'Schweißer' },
    { en: 'CNC Machinist', f: 'Zerspanungsmechanikerin', m: 'Zerspanungsmechaniker' },
    { en: 'Assembly Fitter', f: 'Montagemechanikerin', m: 'Montagemechaniker' },
    { en: 'Production Planner', f: 'Fertigungsplanerin', m: 'Fertigungsplaner' },
    { en: 'Welding Engineer', f: 'Schweißfachingenieurin', m: 'Schweißfachingenieur' },
    { en: 'Paint Shop Lead', f: 'Leiterin Lackiererei', m: 'Leiter Lackiererei' },
  ],
  core: [
    ['Welding', 'Schweißen'],
    ['CNC machining', 'CNC-Fräsen'],
    ['Production planning', 'Fertigungsplanung'],
    ['Assembly', 'Montage'],
    'Lean',
    ['Crane operation', 'Kranführen'],
  ],
  extra: [
    ['Aluminium welding', 'Aluminiumschweißen'],
    ['Powder coating', 'Pulverbeschichtung'],
    ['Robot welding', 'Roboterschweißen'],
    'SAP',
    ['Fixtures', 'Vorrichtungsbau'],
    'Kanban',
    ['Forklift', 'Staplerschein'],
  ],
  tasks: {
    en: ['48 cabins finished two weeks early', 'welding robot taught to do aluminium', 'paint line without solvents'],
    de: [
      '48 Kabinen zwei Wochen vor Termin fertig',
      'Schweißroboter auf Aluminium umgestellt',
      'Lackierlinie ohne Lösemittel',
    ],
  },
  en: {
    openers: [
      'I weld aluminium frames, and I can spot my own seams in a photograph.',
      'Production planning: forty cabins, one crane, no drama.',
      'CNC, five axes, one stubborn machine from 1998 that still holds a hundredth.',
      'I run the assembly line for grips. Torque is not a matter of taste.',
      'Came to Lindwerk as an apprentice and still like the smell of the hall at six.',
    ],
    more: ['Drawings without datum make me sad.', 'Come by before you release the drawing, it saves us both a week.'],
  },
  de: {
    openers: [
      'Schweiße seit {years} Jahren, am liebsten Alu.',
      'Ich plane, welche Kabine wann durch die Halle läuft, und was passiert, wenn das Blech nicht kommt.',
      'An der Fräse seit der Lehre. Ein Hundertstel ist viel.',
      'Endmontage Klemmen. Jede bekommt meine Nummer, also stimmt sie.',
      'Schweißfachingenieurwesen: Nähte, Prüfungen, Zulassungen, Nachwuchs.',
      'Lackierung und Pulver. Das Orange der Kabinen habe ich mit ausgesucht.',
      'Vorrichtungen bauen, damit andere es leicht haben.',
      'Frühschicht, Kran, Kaffee. In der Reihenfolge.',
      'Ich bringe dem Roboter bei, was meine Hände schon können.',
      'Material, Termine, Menschen: Fertigung ist zu zwei Dritteln Reden.',
      'Von der Werft zur Seilbahn: weniger Wasser, gleiche Nähte.',
      'Gelernt als Feinwerkmechanik-Lehrling in Leipzig, geblieben, weil die Teile so schön groß sind.',
    ],
    more: [
      'Wer eine Zeichnung freigibt, darf gern vorher in die Halle kommen.',
      'Ich bilde aus, jedes Jahr zwei.',
      'Ordnung am Platz, sonst nirgends.',
      'Schweißprüfungen nehme ich auch ab.',
      'In der Pause findet man mich beim Tischkicker.',
    ],
  },
}
