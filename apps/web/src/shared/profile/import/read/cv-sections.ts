/** What a part of a curriculum vitae is about; `head` is what stands above all headings. */
export type Section = 'head' | 'contact' | 'summary' | 'experience' | 'skills' | 'languages' | 'other'

/** Headings in English and German, in lower case, with a line between two. */
const HEADINGS: Readonly<Record<Exclude<Section, 'head'>, string>> = {
  contact:
    'contact|contact details|contact information|personal details|personal information|personal data|kontakt|' +
    'kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|zur person',
  summary:
    'summary|professional summary|executive summary|profile|professional profile|about|about me|' +
    'personal statement|personal profile|profil|kurzprofil|persönliches profil|über mich|' +
    'zusammenfassung|kurzvorstellung',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|' +
    'career|berufserfahrung|beruflicher werdegang|berufspraxis|werdegang|praktische erfahrung|' +
    'praxiserfahrung',
  skills:
    'skills|top skills|key skills|technical skills|core skills|core competencies|competencies|' +
    'expertise|technologies|tools|skills and tools|skills & tools|hard skills|areas of expertise|' +
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|fachliche kenntnisse|it-kenntnisse|edv-kenntnisse|' +
    'kernkompetenzen|technologien|schwerpunkte|kenntnisse und fähigkeiten|besondere kenntnisse',
  languages: 'languages|sprachen|sprachkenntnisse|language skills',
  other:
    'education|ausbildung|studium|bildung|bildungsweg|schulbildung|akademische ausbildung|' +
    'certifications|certificates|zertifikate|zertifizierungen|projects|projekte|publications|publikationen|' +
    'interests|interessen|hobbys|hobbies|references|referenzen|awards|auszeichnungen|honors-awards|' +
    'honors & awards|volunteering|volunteer experience|ehrenamt|weiterbildung|weiterbildungen|fortbildungen|' +
    'courses|kurse|praktika|training|patents',
}

const SECTIONS = new Map(
  Object.entries(HEADINGS).flatMap(([section, names]) =>
    names.split('|').map((name) => [name, section as Section] as const),
  ),
)

/** Titles of the whole, which say nothing. */
const TITLES = new Set([
  'curriculum vitae',
  'lebenslauf',
  'cv',
  'resume',
  'résumé',
  'vita',
  'tabellarischer lebenslauf',
])

/** Whether a line is only the title of a curriculum vitae. */
export function isTitle(line: string): boolean {
  return TITLES.has(plain(line))
}

/** The section that a line begins, and what stands behind a colon on it. */
export function readHeading(line: string): { readonly section: Section; readonly rest: string } | undefined {
  if (line.length > 600) return undefined
  const whole = SECTIONS.get(plain(line))
  if (whole) return { section: whole, rest: '' }
  const colon = line.indexOf(':')
  const named = colon > 0 && colon < 40 ? SECTIONS.get(plain(line.slice(0, colon))) : undefined
  return named ? { section: named, rest: line.slice(colon + 1).trim() } : undefined
}

/** Without the marks of Markdown, and without what frames headings. */
function plain(line: string): string {
  return line
    .slice(0, 80)
    .replaceAll(/[#*_:=|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
