import type { Discipline } from './discipline.ts'

export const projects: Discipline = {
  team: 'Vertrieb',
  positions: [
    { en: 'Project Manager', f: 'Projektleiterin', m: 'Projektleiter' },
    { en: 'Urban Mobility Planner', f: 'Planerin Urbane Seilbahnen', m: 'Planer Urbane Seilbahnen' },
    { en: 'Portfolio Manager', f: 'Portfoliomanagerin', m: 'Portfoliomanager' },
  ],
  core: [
    ['Project management', 'Projektleitung'],
    ['Scheduling', 'Terminplanung'],
    ['Stakeholder management', 'Stakeholder-Management'],
    ['Public tenders', 'Ausschreibungen'],
    ['Portfolio management', 'Portfoliomanagement'],
    'Scrum',
  ],
  extra: [
    ['Citizen participation', 'Bürgerbeteiligung'],
    ['Traffic planning', 'Verkehrsplanung'],
    ['Risk management', 'Risikomanagement'],
    'MS Project',
    ['Negotiation', 'Verhandlungsführung'],
    'Agile coaching',
  ],
  tasks: {
    en: [
      'city council convinced in the third vote',
      'twelve months, no claim, one barbecue',
      'portfolio of nine sites on one page',
    ],
    de: [
      'Stadtrat im dritten Anlauf überzeugt',
      'zwölf Monate, kein Nachtrag, ein Grillfest',
      'neun Standorte auf einer Seite',
    ],
  },
  en: {
    openers: [
      'I run projects that are too steep for spreadsheets.',
      'Urban ropeways: the engineering is the easy part, the neighbours are the interesting one.',
      'I keep nine projects in one picture and tell you which one needs you.',
      'Plans, people, permits. In that order on paper, the reverse in life.',
    ],
    more: ['I like meetings that end early.', 'Bad news first, please, and on Tuesdays if possible.'],
  },
  de: {
    openers: [
      'Ich leite Projekte, bei denen der Bauplatz im Februar verschwindet.',
      'Seilbahnen in der Stadt: erst reden, dann rechnen, dann bauen.',
      'Bürgerabende sind mein Hochgebirge.',
      'Termine halte ich, weil ich sie vorher bezweifle.',
      'Projektleitung mit Kreide: der Plan hängt an der Wand, jeder darf malen.',
      'Ausschreibungen lese ich von hinten.',
    ],
    more: [
      'Schlechte Nachrichten bitte zuerst.',
      'Ich moderiere auch, was nicht mein Projekt ist.',
      'Ein Nachtrag weniger ist ein Freund mehr.',
    ],
  },
}
