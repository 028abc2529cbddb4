import { createRandom, pick } from './random.ts'

/** A profile to be found, without what only the server adds. */
export interface BenchProfile {
  userId: string
  firstName: string
  lastName: string
  position: string
  city: string
  country: string
  skills: string[]
  description: string
}

const list = (text: string) => text.split(/,\s*|\n/).filter((item) => item !== '')

const FIRST_NAMES = list(
  'Anna, Ben, Clara, David, Elif, Felix, Greta, Hassan, Ida, Jürgen, Katrin, Lukas, Maria, Noah, Olga, Paul, Renate, Sören, Tatjana, Uwe, Vera, Wojciech, Xenia, Yusuf, Zoé, João, Siân, Björn, Käthe, Emre, Farid, Gül, Heike, Ingo, Jana, Kofi, Leila, Mats, Nina, Oskar',
)
const NAME_PARTS = [
  list(
    'Berg, Lind, Stein, Wald, Brun, Hohen, Mühl, Rosen, Stern, Acker, Eich, Feld, Gold, Hart, Kalt, Neu, Ober, Unter',
  ),
  list('mann, er, bauer, hofer, meier, müller, ski, sen, thal, hauser, winkler, schmidt, egger, lechner, wirth, rath'),
] as const
const CITIES = list(
  'München, Berlin, Hamburg, Köln, Leipzig, Wien, Graz, Zürich, Basel, Augsburg, Rosenheim, Nürnberg, Stuttgart, Dresden, Porto, Kraków, London, Paris, Bozen, Innsbruck',
)
const POSITIONS = list(
  'Softwareentwicklerin, Backend Developer, Data Analyst, Projektleiter, Product Owner, UX Designerin, Konstrukteur, Einkäuferin, Buchhalter, HR Business Partner, Schweißer, Servicetechniker, Vertriebsleiterin, Marketing Manager, Jurist, Qualitätsprüferin, Logistikplaner, Systemadministrator, Team Assistant, Werkstudentin',
)
const SKILLS = list(
  'Kubernetes, Terraform, Python, Java, TypeScript, React, PostgreSQL, SAP, Excel, Power BI, Figma, Photoshop, SolidWorks, AutoCAD, Schweißen, Drehen, Fräsen, Einkauf, Verhandlung, Buchhaltung, Controlling, Arbeitsrecht, Datenschutz, Recruiting, Coaching, Moderation, Scrum, Kanban, Lean Management, Six Sigma, Logistik, Staplerschein, Erste Hilfe, Übersetzung, Texten, SEO, Social Media, Fotografie, Videoschnitt, Machine Learning, Statistik, Elektrotechnik, SPS, Robotik, Messtechnik, Brandschutz, Arbeitssicherheit, Hydraulik, Pneumatik, Thermodynamik',
)
const LANGUAGES = list('Deutsch, Englisch, Portugiesisch, Spanisch, Türkisch, Polnisch, Französisch, Italienisch')
const SENTENCES = [
  'Ich arbeite seit Jahren an * und *, am liebsten mit * zusammen.',
  'I have been responsible for * since * and help with *.',
  'Vorher habe ich * aufgebaut und * betreut.',
  'Ask me about *, * or anything around *.',
  'Bei uns im Team geht es um * und um *.',
]

/** A crowd with few words that many have and many that hardly anybody has, the same in each run. */
export function createCrowd(count: number): BenchProfile[] {
  const random = createRandom(50)
  const rare = () => `wort${Math.floor(random() ** 3 * 60_000).toString(36)}`
  const word = () => (random() < 0.5 ? pick(SKILLS, random() ** 2) : rare())
  return Array.from({ length: count }, (_, index) => ({
    userId: `bench-${String(index).padStart(6, '0')}`,
    firstName: pick(FIRST_NAMES, random()),
    lastName: NAME_PARTS.map((part) => pick(part, random())).join(''),
    position: pick(POSITIONS, random()),
    city: pick(CITIES, random() ** 2),
    country: random() < 0.8 ? 'Deutschland' : 'Österreich',
    skills: [...new Set(Array.from({ length: 3 + Math.floor(random() * 8) }, word))],
    description: [
      ...Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick(SENTENCES, random()).replaceAll('*', word)),
      `Sprachen: ${pick(LANGUAGES, random())}, ${pick(LANGUAGES, random())}.`,
    ].join(' '),
  }))
}

/** Questions as people ask them of such a crowd: one word and many, rare and frequent, mistyped, by name and place. */
export const CROWD_QUESTIONS: readonly string[] = [
  'Kubernetes',
  'kubernets',
  'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
  'Wer kennt sich mit Arbeitsrecht aus und sitzt in Leipzig?',
  'Python',
  'Python und Statistik, Raum Stuttgart',
  'wer kann schweißen und spricht Polnisch',
  'Schweisserin Leipzig',
  'welder in Augsburg',
  'Jürgen Bergmüller',
  'bergmueller',
  'Anna Steinhofer',
  'SAP Einkauf Verhandlung',
  'Wer hilft mir mit Datenschutz und Brandschutz?',
  'machine learning in Vienna',
  'Robotik SPS Messtechnik',
  'product owner with Figma',
  'Buchhaltung Controling Excel',
  'Videoschnitt und Fotografie in Köln',
  'wort1a',
  'blockchain developer in Porto',
  'Elektrotechnik im Umkreis von 100 km um Innsbruck',
  'someone who can translate to Turkish and moderate a workshop',
  'Übersetzung Französisch Zürich',
]

/** What is typed on the way to a question. */
export const CROWD_BEGINNINGS: readonly string[] = [
  'ku',
  'kuber',
  'wer kann sch',
  'mün',
  'anna st',
  'berg',
  'who speaks por',
  'soft',
  'wort1',
  'lei',
  'projekt',
  'power b',
]
