import { SKIN_TONES, portraitFor, type HairShape, type PortraitParameters } from '@umkreis/theme'
import { createEmail, createName } from './create-name.ts'
import { type Decks, createDecks } from './decks.ts'
import type { DemoPerson } from './demo-person.ts'
import { DISCIPLINES } from './disciplines/index.ts'
import type { Discipline } from './disciplines/discipline.ts'
import { CULTURES, type Culture, type Form } from './names.ts'
import { type Tongue, createBio, createCustomFields, createSkills } from './profile.ts'
import { type Random, createRandom } from './random.ts'
import { ELSEWHERE, SITES, type DisciplineName, type Site } from './sites.ts'
import { WRITTEN_PEOPLE } from './written-people.ts'

const SEED = 1909

/** What must not be given away twice. */
interface Known {
  decks: Decks
  names: Set<string>
  emails: Set<string>
  bios: Set<string>
}

/** All people of the demo organisation, the same on every machine: those written by hand, then the others site by site. */
export function createDemoPeople(): DemoPerson[] {
  const random = createRandom(SEED)
  const known: Known = {
    decks: createDecks(random),
    names: new Set(WRITTEN_PEOPLE.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    emails: new Set(WRITTEN_PEOPLE.map(({ email }) => email)),
    bios: new Set(),
  }
  const people = [...WRITTEN_PEOPLE]
  for (const site of SITES) {
    const missing = site.headCount - WRITTEN_PEOPLE.filter(({ city }) => city === site.city).length
    for (let index = 0; index < missing; index += 1) {
      const trade = site.trades[index % site.trades.length] ?? random.pick(site.trades)
      people.push(createPerson(random, known, site, trade))
    }
  }
  return people
}

function createPerson(random: Random, known: Known, site: Site, trade: DisciplineName): DemoPerson {
  const discipline: Discipline = DISCIPLINES[trade]
  const home = random.chance(site.elsewhere) ? random.pick(ELSEWHERE) : site.home
  const culture: Culture = CULTURES[home]
  const form: Form = random.chance(0.5) ? 'f' : 'm'
  const { firstName, lastName } = createName(random, culture, form, known.names)
  const tongue: Tongue = random.chance(site.german) ? 'de' : 'en'
  const position = random.pick(discipline.positions)
  const email = createEmail(firstName, lastName, known.emails)
  const key = email.slice(0, email.indexOf('@'))
  return {
    key,
    email,
    firstName,
    lastName,
    role: 'member',
    city: site.city,
    country: site.country,
    position: tongue === 'en' ? position.en : position[form],
    description: createBio(random, known.decks, trade, tongue, known.bios),
    skills: createSkills(random, discipline, tongue),
    customFields: createCustomFields(random, discipline, culture, home, site, tongue),
    portrait: random.chance(0.07) ? null : createPortrait(random, key, culture, form),
  }
}

const HAIR_FOR: Readonly<Record<Form, readonly HairShape[]>> = {
  f: ['bob', 'bob', 'long', 'long', 'waves', 'waves', 'top-bun', 'plait', 'curls', 'short-curls', 'side-part', 'crop'],
  m: ['crop', 'crop', 'side-part', 'side-part', 'quiff', 'quiff', 'short-curls', 'curls', 'bald', 'bald', 'top-bun'],
}

function createPortrait(random: Random, key: string, culture: Culture, form: Form): PortraitParameters {
  const [from, to] = culture.skin
  const skin = SKIN_TONES[random.between(from, to)] ?? 'sand'
  const covered = culture.scarves === true && form === 'f' && random.chance(0.4)
  const hair = covered ? 'headscarf' : random.pick(HAIR_FOR[form])
  return portraitFor(key, { skin, hair, ...(form === 'f' ? { beard: 'none' } : { earrings: random.chance(0.04) }) })
}
