import type { Discipline } from './discipline.ts'

export const mechanical: Discipline = {
  team: 'Mechanik',
  positions: [
    { en: 'Mechanical Design Engineer', f: 'Mechanik-Konstrukteurin', m: 'Mechanik-Konstrukteur' },
    { en: 'Simulation Engineer', f: 'Berechnungsingenieurin', m: 'Berechnungsingenieur' },
    { en: 'Cabin Designer', f: 'Kabinenkonstrukteurin', m: 'Kabinenkonstrukteur' },
    { en: 'Gearbox Specialist', f: 'Getriebespezialistin', m: 'Getriebespezialist' },
  ],
  core: [
    'CAD',
    'SolidWorks',
    ['Finite element analysis', 'FEM-Berechnung'],
    ['Strength verification', 'Festigkeitsnachweis'],
    ['Tolerancing', 'Toleranzen'],
    ['Lightweight design', 'Leichtbau'],
  ],
  extra: [
    'Ansys',
    ['Gearboxes', 'Getriebe'],
    ['Fatigue', 'Betriebsfestigkeit'],
    ['Design for manufacturing', 'Fertigungsgerechte Konstruktion'],
    ['3D printing', '3D-Druck'],
    'Python',
    ['Noise and vibration', 'Akustik'],
  ],
  tasks: {
    en: ['detachable grip, 14 kilos lighter', 'cabin door that closes on snow', 'tower head recalculated for icing'],
    de: [
      'Klemme um 14 Kilo erleichtert',
      'Kabinentür, die auch bei Schnee schließt',
      'Stützenkopf für Eislast neu gerechnet',
    ],
  },
  en: {
    openers: [
      'I design grips: the part that holds you on the rope.',
      'Cabins, doors and everything that rattles. If it rattles, send me a recording.',
      'FEM by day, sheet metal by feel.',
      'Weight is my hobby. Fourteen kilos off the last grip, and the fatigue test still passed.',
      'I draw parts that a welder will not swear at. I checked.',
      'Gearboxes up to a megawatt, preferably quiet ones.',
    ],
    more: [
      'I print a plastic version of everything first.',
      'Mentoring newcomers in CAD every other Thursday, just sit down next to me.',
      'Tolerances are a conversation, not a table.',
    ],
  },
  de: {
    openers: [
      'Ich konstruiere Kabinen und vor allem ihre Türen.',
      'Klemmen, Laufwerke, Rollenbatterien: alles, was am Seil läuft.',
      'FEM-Berechnung, und danach gehe ich in die Halle und schaue, ob es stimmt.',
      'Leichtbau ohne Mut zur Lücke. Jedes Kilo am Seil zählt achtzigfach.',
      'Getriebe. Gern groß, gern leise, gern mit Öl an den Händen.',
      'Betriebsfestigkeit ist mein Thema, Geduld mein Werkzeug.',
      'Ich zeichne nichts, was man nicht schweißen kann.',
      'Angefangen an der Drehbank, heute am CAD. Der Weg war nützlich.',
    ],
    more: [
      'CAD-Einsteigern helfe ich gern, am besten mit einem echten Bauteil.',
      'Toleranzen sind ein Gespräch und keine Tabelle.',
      'Vor der Serie drucke ich alles einmal in Plastik.',
      'Schwingungen finde ich zuerst mit den Füßen.',
    ],
  },
}
