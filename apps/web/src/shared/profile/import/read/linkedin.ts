import { cleanDescription, cleanLine, each } from './clean-value.ts'
import { type CsvTable, type Row, parseCsv } from './csv.ts'
import { type FoundProfile, NOTHING_FOUND } from './found-profile.ts'
import { LANGUAGES_OFFERED_MAX, SKILLS_OFFERED_MAX } from './limits.ts'

/** The files of the network's own export that say something of oneself; the others are about other people. */
const FILES = /(?:^|\/)(?:profile|positions|skills|languages)\.csv$/i

/** Whether a file of an archive is one that is read. */
export function isLinkedInFile(path: string): boolean {
  return FILES.test(path)
}

/**
 * Reads tables of the LinkedIn export (“Get a copy of your data”): Profile, Positions, Skills, Languages, in any number.
 *
 * @returns Undefined when none of them is one of these, such as the list of one's contacts.
 */
export function readLinkedIn(texts: Iterable<readonly [name: string, text: string]>): FoundProfile | undefined {
  let found: FoundProfile | undefined
  for (const [name, text] of texts) {
    const table = parseCsv(text)
    const part = readTable(name, table)
    if (part) found = merge(found ?? NOTHING_FOUND, part)
  }
  return found
}

function readTable(name: string, { columns, rows }: CsvTable): Partial<FoundProfile> | undefined {
  const has = (...wanted: string[]) => wanted.every((column) => columns.includes(column))
  if (has('first name', 'last name', 'headline')) return readProfile(rows[0] ?? {})
  if (has('company name', 'title', 'started on')) return readPositions(rows)
  if (has('name', 'proficiency')) return { languages: namesOf(rows, LANGUAGES_OFFERED_MAX) }
  if (has('name') && (columns.length === 1 || /skills/i.test(name)))
    return { skills: namesOf(rows, SKILLS_OFFERED_MAX) }
  return undefined
}

function readProfile(row: Row): Partial<FoundProfile> {
  return {
    firstName: cleanLine(row['first name'] ?? '', 80),
    lastName: cleanLine(row['last name'] ?? '', 80),
    position: cleanLine(titleOf(row.headline ?? ''), 120),
    description: cleanDescription(row.summary ?? ''),
    places: each([cleanLine(row['geo location'] ?? '', 120), cleanLine(row.address ?? '', 120)], 2),
  }
}

/** Of a headline what somebody is, without where and what else. */
function titleOf(headline: string): string {
  return headline.split(/\s+(?:at|bei|@)\s+|\s*[|•·]\s*/i)[0] ?? ''
}

function readPositions(rows: readonly Row[]): Partial<FoundProfile> {
  // The export lists the newest first.
  const current = rows.find((row) => row.title?.trim() && !row['finished on']?.trim()) ?? rows[0] ?? {}
  return {
    position: cleanLine(current.title ?? '', 120),
    places: each([cleanLine(current.location ?? '', 120)], 1),
  }
}

function namesOf(rows: readonly Row[], max: number): string[] {
  return each(
    rows.map((row) => cleanLine(row.name ?? '', 60)),
    max,
  )
}

/** What a position says is more exact than a headline, and a profile knows better where somebody is than an old job. */
function merge(found: FoundProfile, part: Partial<FoundProfile>): FoundProfile {
  const isProfile = part.firstName !== undefined
  return {
    firstName: part.firstName || found.firstName,
    lastName: part.lastName || found.lastName,
    position: isProfile ? found.position || part.position || '' : part.position || found.position,
    description: part.description || found.description,
    linkedInUrl: found.linkedInUrl,
    places: isProfile ? [...(part.places ?? []), ...found.places] : [...found.places, ...(part.places ?? [])],
    skills: each([...found.skills, ...(part.skills ?? [])], SKILLS_OFFERED_MAX),
    languages: each([...found.languages, ...(part.languages ?? [])], LANGUAGES_OFFERED_MAX),
  }
}
