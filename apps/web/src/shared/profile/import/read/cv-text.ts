import { cleanDescription, cleanLine, each } from './clean-value.ts'
import { type Section, isTitle, readHeading } from './cv-sections.ts'
import type { FoundProfile } from './found-profile.ts'
import type { SkillFinder } from './known-skills.ts'
import { LANGUAGES_OFFERED_MAX, SKILLS_OFFERED_MAX } from './limits.ts'

/** A line of a text, and how high its letters are, where that is known. */
export type TextLine = { readonly text: string; readonly size?: number }

const MAX_LINES = 4_000
const MAX_LINE_LENGTH = 2_000
const MAX_IN_TEXT = 25
const MAX_PLACES = 12
/** A name is written so much larger than the text. */
const NAME_FACTOR = 1.35

const LABELS = {
  name: /^(?:name|vor- und nachname|full name)\s*:\s*(.+)$/i,
  position: /^(?:position|current position|job title|title|beruf|aktuelle position|berufsbezeichnung)\s*:\s*(.+)$/i,
  place: /^(?:location|city|address|residence|ort|wohnort|adresse|anschrift|standort)\s*:\s*(.+)$/i,
}
const LINKEDIN = /\b(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([\p{L}\p{N}%_-]{2,100})/iu
const TITLES =
  /^(?:(?:dr|prof|mag|ing|herr|frau|mr|mrs|ms)\.?|(?:dipl|m|b)\.?[\s-]?(?:ing|inf|kff|kfm|sc|a|eng)\.?)\s+(?=\p{L})/iu
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|von|van|de|den|der|da|dos|di|du|la|le|el|al|bin|ibn|zu|zum|zur|y)$/u
const PARTICLE = /^(?:von|van|de|den|der|da|dos|di|du|la|le|el|al|bin|ibn|zu|zum|zur)$/i
/** What stands in names of what people are. */
const JOB =
  /(?:administrator|analyst|architekt|architect|assistent|assistant|berater|buchhalt|chief|coach|consultant|controller|designer|developer|direktor|director|elektroni|engineer|entwickler|fachkraft|head of|ingenieur|leiter|leitung|lead|manager|mechani|meister|officer|owner|planer|programmierer|recruiter|referent|representative|scientist|specialist|spezialist|techniker|technician|trainer|vice president|wissenschaftl|\bCEO\b|\bCTO\b|\bCFO\b)/i
const CONTACT = /@|https?:|www\.|\d{4,}|\+\d|linkedin|github|^(?:tel|phone|mobil|mobile|e-?mail|fax)\b/i

/** Reads what a curriculum vitae says of somebody, by its headings and its first lines. What is not plain is left empty. */
export function readCvText(lines: readonly TextLine[], skills: SkillFinder): FoundProfile {
  const parts = partsOf(lines)
  const { firstName, lastName, at } = readName(parts)
  const text = parts.map((part) => part.text).join('\n')
  const profileName = LINKEDIN.exec(text)?.[1]
  return {
    firstName,
    lastName,
    position: readPosition(parts, at),
    description: cleanDescription(linesOf(parts, 'summary').join(' ')),
    linkedInUrl: profileName ? `https://www.linkedin.com/in/${profileName}` : '',
    places: readPlaces(parts, at),
    skills: readSkills(parts, text, skills),
    languages: each(linesOf(parts, 'languages').flatMap(listItems).map(languageOf), LANGUAGES_OFFERED_MAX),
  }
}

type Part = { readonly text: string; readonly section: Section; readonly size: number }

function partsOf(lines: readonly TextLine[]): Part[] {
  const parts: Part[] = []
  const largest = nameSize(lines)
  let section: Section = 'head'
  for (const line of lines.slice(0, MAX_LINES)) {
    const text = line.text
      .slice(0, MAX_LINE_LENGTH)
      .replaceAll(/[^\S\t]{4,}/g, '   ')
      .replace(/^[\s>#*•·▪‣◦–-]+(?=\S)/, '')
      .trim()
    const size = line.size ?? 0
    if (text === '' || isTitle(text)) continue
    // A large name begins the page anew, whatever stands in the column beside it.
    if (largest !== undefined && size >= largest && toName(text)) section = 'head'
    const heading = readHeading(text)
    if (heading) {
      ;({ section } = heading)
      if (heading.rest !== '') parts.push({ text: heading.rest, section, size })
    } else parts.push({ text, section, size })
  }
  return parts
}

/** How high the letters of a name are that stands out, where sizes are known and one does. */
function nameSize(lines: readonly TextLine[]): number | undefined {
  const sizes = lines.flatMap(({ size, text }) => (size && text.trim() !== '' ? [size] : [])).toSorted((a, b) => a - b)
  const [middle, largest] = [sizes[sizes.length >> 1], sizes.at(-1)]
  return middle !== undefined && largest !== undefined && largest >= middle * NAME_FACTOR ? largest * 0.98 : undefined
}

function linesOf(parts: readonly Part[], section: Section): string[] {
  return parts.filter((part) => part.section === section).map(({ text }) => text)
}

function readName(parts: readonly Part[]): { firstName: string; lastName: string; at: number } {
  const labelled = parts.findIndex(({ text }) => LABELS.name.test(text))
  if (labelled >= 0) {
    const name = toName(LABELS.name.exec(parts[labelled]?.text ?? '')?.[1] ?? '')
    if (name) return { ...name, at: labelled }
  }
  const head = parts.flatMap((part, at) => (part.section === 'head' ? [{ ...part, at }] : []))
  // Of the first lines the one that stands out most: a name comes early, or large.
  const candidates = head
    .filter(({ size }, index) => index < 6 || size > 0)
    .toSorted((a, b) => b.size - a.size || a.at - b.at)
  for (const { text, at } of candidates) {
    const name = toName(text)
    if (name) return { ...name, at }
  }
  return { firstName: '', lastName: '', at: -1 }
}

function toName(line: string): { firstName: string; lastName: string } | undefined {
  let rest = (line.split(/[,|•·]/)[0] ?? '').trim()
  for (let title = TITLES.exec(rest); title; title = TITLES.exec(rest)) rest = rest.slice(title[0].length).trim()
  const words = rest.split(/\s+/)
  if (rest.length > 60 || words.length < 2 || words.length > 5 || JOB.test(rest)) return undefined
  if (!words.every((word) => NAME_WORD.test(word)) || words.every((word) => PARTICLE.test(word))) return undefined
  const written = rest === rest.toLocaleUpperCase() ? words.map(inTitleCase) : words
  let last = written.length - 1
  while (last > 1 && PARTICLE.test(written[last - 1] ?? '')) last -= 1
  return {
    firstName: cleanLine(written.slice(0, last).join(' '), 80),
    lastName: cleanLine(written.slice(last).join(' '), 80),
  }
}

function inTitleCase(word: string): string {
  return word
    .toLocaleLowerCase()
    .replaceAll(/(^|[-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toLocaleUpperCase())
}

function readPosition(parts: readonly Part[], nameAt: number): string {
  for (const { text } of parts) {
    const labelled = LABELS.position.exec(text)?.[1]
    if (labelled) return cleanLine(labelled, 120)
  }
  const below = parts.slice(nameAt + 1, nameAt + 4).filter(({ section }) => section === 'head')
  const beside = nameAt >= 0 ? (parts[nameAt]?.text.split(/\s*[,|•·]\s*/).slice(1) ?? []) : []
  const early = [...beside, ...below.map(({ text }) => text)].filter(
    (text) => text.length <= 160 && !CONTACT.test(text),
  )
  const job =
    early.find((text) => JOB.test(text)) ??
    linesOf(parts, 'experience').find((text) => text.length <= 160 && JOB.test(text))
  return job === undefined ? '' : cleanLine(jobIn(job), 120)
}

/** Of a line such as “2019 – today: Product manager at Lindwerk, Munich” what somebody is. */
function jobIn(line: string): string {
  const pieces = line.split(/\s+[–—|•·-]\s+|\s*[|•·\t]\s*|\s+(?:at|bei|@)\s+|:\s+|,\s+(?=\p{Lu})/u)
  const piece = pieces.find((one) => JOB.test(one)) ?? line
  return piece
    .replace(/^[\d\s./–—-]+(?:heute|today|present|now)?[\s:,–—-]*/i, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim()
}

function readPlaces(parts: readonly Part[], nameAt: number): string[] {
  const labelled = parts.flatMap(({ text }) => LABELS.place.exec(text)?.[1] ?? [])
  const near = parts.filter(
    ({ section }, at) => section === 'contact' || (section === 'head' && at < Math.max(nameAt, 0) + 10),
  )
  const lines = near.map(({ text }) => text).filter((text) => text.length <= 160)
  return each(
    [...labelled, ...lines].map((line) => cleanLine(line, 160)),
    MAX_PLACES,
  )
}

function readSkills(parts: readonly Part[], text: string, skills: SkillFinder): string[] {
  const listed = linesOf(parts, 'skills')
    .flatMap(listItems)
    .map((item) => skills.spellingOf(item) ?? item)
  const inText = skills.findIn(text).slice(0, MAX_IN_TEXT)
  return each([...listed, ...inText.map(({ name }) => name)], SKILLS_OFFERED_MAX)
}

const MAX_ITEM_LENGTH = 40
const MAX_ITEM_WORDS = 4

/** The entries of a line of a list, without what they are grouped by, and no sentences. */
function listItems(line: string): string[] {
  return line
    .replace(/^[^:,]{2,30}:\s+/, '')
    .split(/\s*[,;•·|/\t]\s*|\s{3,}/)
    .map((item) => cleanLine(item.replace(/\s*\([^)]*\)\s*$/, '').replace(/[.\s]+$/, ''), MAX_ITEM_LENGTH))
    .filter((item) => item !== '' && item.split(' ').length <= MAX_ITEM_WORDS && /\p{L}/u.test(item))
}

/** “Portuguese” of “Portuguese – fluent”. */
function languageOf(item: string): string {
  return item.split(/\s+[–—-]\s+|\s+(?=[ABC][12]\b)/)[0] ?? ''
}
