import { ASIDES } from './asides.ts'
import type { Decks } from './decks.ts'
import type { CustomFieldName } from './demo-person.ts'
import type { Discipline, SkillName } from './disciplines/discipline.ts'
import { DISCIPLINES } from './disciplines/index.ts'
import { CULTURES, type Culture, type CultureName } from './names.ts'
import { FIRST_RIDES, FURTHER_LANGUAGES, RIDE_MEMORIES, ROPEWAYS, WAYS_TO_WORK } from './places.ts'
import type { Random } from './random.ts'
import type { DisciplineName, Site } from './sites.ts'

/** The language a profile is written in. */
export type Tongue = 'en' | 'de'

/** Some write one line, most two or three sentences, a few fill the field. No two people write the same. */
export function createBio(
  random: Random,
  decks: Decks,
  trade: DisciplineName,
  tongue: Tongue,
  written: Set<string>,
): string {
  const { openers, more }: Discipline[Tongue] = DISCIPLINES[trade][tongue]
  const sentences = [decks.draw(`${trade} ${tongue} openers`, openers)]
  const length = random.next()
  if (length > 0.28) sentences.push(decks.draw(`${trade} ${tongue} more`, more))
  if (length < 0.2 || length > 0.52) sentences.push(decks.draw(`asides ${tongue}`, ASIDES[tongue]))
  if (length > 0.86) sentences.push(decks.draw(`asides ${tongue}`, ASIDES[tongue]))
  while (written.has(sentences.join(' '))) sentences.push(decks.draw(`asides ${tongue}`, ASIDES[tongue]))
  const bio = sentences.join(' ')
  written.add(bio)
  return bio.replaceAll('{years}', String(random.between(4, 26)))
}

export function createSkills(random: Random, discipline: Discipline, tongue: Tongue): string[] {
  const core = random.shuffle(discipline.core).slice(0, random.between(3, 5))
  const extra = random.shuffle(discipline.extra).slice(0, random.between(1, 3))
  return [...new Set([...core, ...extra].map((skill) => nameSkill(skill, tongue)))]
}

function nameSkill(skill: SkillName, tongue: Tongue): string {
  return typeof skill === 'string' ? skill : skill[tongue === 'en' ? 0 : 1]
}

export function createCustomFields(
  random: Random,
  discipline: Discipline,
  culture: Culture,
  home: CultureName,
  site: Site,
  tongue: Tongue,
): Partial<Record<CustomFieldName, string>> {
  const fields: Partial<Record<CustomFieldName, string>> = { Team: discipline.team }
  if (random.chance(0.92)) fields.Languages = createLanguages(random, culture, home, site, tongue)
  if (random.chance(0.72)) fields.Projects = `${random.pick(ROPEWAYS)}: ${random.pick(discipline.tasks[tongue])}`
  if (random.chance(0.85)) {
    const memory = random.chance(0.18) ? `, ${random.pick(RIDE_MEMORIES[tongue])}` : ''
    fields['Erste Seilbahnfahrt'] = `${random.pick(FIRST_RIDES)}, ${random.between(1972, 2016)}${memory}`
  }
  if (random.chance(0.8)) fields['Way to work'] = random.pick(WAYS_TO_WORK[tongue])
  return fields
}

function createLanguages(random: Random, culture: Culture, home: CultureName, site: Site, tongue: Tongue): string {
  const side = tongue === 'en' ? 0 : 1
  const german = CULTURES.german.language[side]
  const english = tongue === 'en' ? 'English' : 'Englisch'
  const first = home === 'austrian' ? german : culture.language[side]
  const levels = ['B1', 'B2', 'C1', 'C2']
  const named = [random.chance(0.5) ? `${first} (${tongue === 'en' ? 'native' : 'Muttersprache'})` : first]
  if (first !== german && site.german > 0) named.push(`${german} ${random.pick(levels)}`)
  if (first !== english) named.push(random.chance(0.7) ? `${english} ${random.pick(levels)}` : english)
  const known = named.join()
  const further = random.pick(FURTHER_LANGUAGES)[side]
  if (random.chance(0.25) && !known.includes(further)) named.push(`${further} ${random.pick(['A2', 'B1', 'B2'])}`)
  return named.join(', ')
}
