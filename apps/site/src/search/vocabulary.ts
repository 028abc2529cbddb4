import { fold } from './fold.ts'

/** Names of the same thing in both languages, abbreviations among them. The product's own list has many hundred. */
const SYNONYMS = [
  'kubernetes, k8s',
  'migration, migrate, cutover, umzug, move',
  'portuguese, portugiesisch, português, brazilian portuguese',
  'german, deutsch',
  'english, englisch',
  'arabic, arabisch',
  'polish, polnisch',
  'turkish, türkisch',
  'italian, italienisch',
  'french, französisch',
  'russian, russisch',
  'ropeway, ropeways, seilbahn, seilbahnen, cable car, gondola, kuppelbahn',
  'approval, zulassung, zulassungsrecht, betriebsbewilligung, approved, zugelassen',
  'austria, austrian, österreich, österreichisch',
  'safety, sicherheit, arbeitssicherheit',
  'risk assessment, risikobeurteilung',
  'predictive maintenance, condition monitoring, vorausschauende wartung, bearing wear',
  'machine learning, ml, ki, ai, maschinelles lernen',
  'data science, data scientist, statistics, statistik',
  'vibration, schwingung, schwingungen, vibration analysis',
  'welding, weld, welder, schweißen, schweißer, schweißerin, aluminiumschweißen, roboterschweißen, robot welding',
  'works council, betriebsrat, betriebsratsvorsitzende',
  'employment law, arbeitsrecht',
  'requirements, lastenheft, lastenhefte, anforderungsmanagement, anforderungen',
  'usability, usability tests, ux, user research',
  'prototyping, prototype, prototypes, prototypen',
  'plc, sps, sps-programmierung, structured text',
  'rope, ropes, seil, drahtseil, drahtseile, wire ropes, wire rope',
  'splicing, splices, splice, spleißen',
  'finite element analysis, fem, fem-berechnung',
  'cad, solidworks',
  '3d printing, 3d-druck',
  'code review, code-review',
  'mentoring, mentor, ausbildung',
  'invoice, invoices, rechnung, rechnungen',
  'logistics, logistik',
  'purchasing, procurement, einkauf',
  'subsidies, fördermittel, funding',
  'payments, payment, payment systems, refunds, zahlungen',
  'on-call, incident response, bereitschaft',
  'customer, customers, kunde, kunden',
  'climbing, klettern',
  'coffee, kaffee',
  'bicycle, bike, rad, fahrrad, cycling',
  'bees, beekeeping, bienen, imkern',
  'chess, schach, schachpartner',
  'sign language, gebärdensprache',
  'manual, manuals, technical writing, technische dokumentation, technical documentation',
  'postgres, postgresql',
  'database, sql, datenbank',
  'infrastructure, terraform, infrastructure as code',
]

const CITIES = [
  ['munich, münchen, muenchen', 'München', ['Augsburg', 'Rosenheim']],
  ['vienna, wien', 'Wien', []],
  ['zurich, zürich', 'Zürich', []],
  ['krakow, kraków, krakau', 'Kraków', []],
  ['bozen, bolzano', 'Bozen', ['Innsbruck']],
  ['leipzig', 'Leipzig', []],
  ['hamburg', 'Hamburg', []],
  ['porto', 'Porto', []],
  ['innsbruck', 'Innsbruck', ['Bozen']],
  ['augsburg', 'Augsburg', ['München']],
  ['rosenheim', 'Rosenheim', ['München']],
  ['grenoble', 'Grenoble', []],
] as const

/** A city as questions name it, and those near it. */
export interface City {
  city: string
  near: readonly string[]
}

const folded = (names: string) => names.split(', ').map((name) => fold(name).replaceAll('-', ' '))

/** Every folded name, of at most three words, with the number of the thing that it means. */
export const CONCEPTS: ReadonlyMap<string, number> = new Map(
  SYNONYMS.flatMap((names, index) => folded(names).map((name) => [name, index] as const)),
)

/** Every folded name of a city. */
export const CITY_NAMES: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap(([names, city, near]) => folded(names).map((name) => [name, { city, near }] as const)),
)

/** Folded words that ask for nothing. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any anyone are around at because been by can could did do does for from had has have help how i in into is
  it know knows me my near nearby of on one or our out people person she he show somebody someone speak speaks spoken
  tell than that the their them there they this to us want was we what when where which who whom whose will with work
  worked works would you your run ran done
  aber als am an auch auf aus bei beim bin bis das dass dem den der des die dies doch du ein eine einen einem einer er
  es fur hat haben habe hatte ich ihr im in ist jemand kann kennt konnte kennen macht man mein mich mir mit nach nahe
  oder schon sich sie sind so spricht sprechen um und uns unser von vom war was weil weiss wem wen wer wie wir wird wo
  zu zum zur gemacht leute menschen person umgebung nahe hilft helfen sucht suche ahnung`
    .split(/\s+/)
    .map(fold),
)
