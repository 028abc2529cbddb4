import type { DemoPerson } from './demo-person.ts'
import type { DemoGroup } from './groups.ts'
import { createRandom } from './random.ts'
import { WRITTEN_PEOPLE } from './written-people.ts'

/** A group of a team or between teams, and how many days ago it was made. */
export interface TeamGroup extends DemoGroup {
  daysAgo: number
}

const SEED = 411
/** Name, teams, city if they are of one place, people, and days since it was made. */
const GROUPS: readonly (readonly [
  name: string,
  teams: readonly string[],
  city: string | null,
  size: number,
  daysAgo: number,
])[] = [
  ['Leitstand', ['Software', 'Elektronik'], null, 14, 690],
  ['Software München', ['Software'], 'München', 12, 655],
  ['Fertigung Leipzig', ['Fertigung'], 'Leipzig', 14, 640],
  ['Schweißer unter sich', ['Fertigung'], null, 9, 560],
  ['Schaltschrank', ['Elektronik', 'Fertigung'], null, 11, 520],
  ['Antrieb und Getriebe', ['Mechanik', 'Elektronik'], null, 12, 470],
  ['Stationsbau', ['Mechanik'], null, 10, 430],
  ['Service weltweit', ['Service'], null, 12, 388],
  ['Ersatzteile', ['Service', 'Fertigung'], null, 9, 330],
  ['Angebote', ['Vertrieb', 'Mechanik'], null, 9, 301],
  ['Kundentage', ['Vertrieb', 'Service'], null, 8, 255],
  ['Porto team', ['Software', 'Verwaltung'], 'Porto', 8, 212],
  ['Data guild', ['Software'], null, 10, 180],
  ['Neues ERP', ['Verwaltung', 'Fertigung', 'Vertrieb'], null, 12, 140],
  ['Onboarding', ['Verwaltung', 'Vertrieb'], null, 7, 96],
  ['SCADA-Umstieg', ['Elektronik', 'Service'], null, 9, 61],
  ['Winterbetrieb', ['Service', 'Mechanik'], null, 11, 33],
]

/** Groups of those people whose profiles are not written by hand: who signs in to try the product finds no stranger's groups. */
export function createTeamGroups(people: readonly DemoPerson[]): TeamGroup[] {
  const random = createRandom(SEED)
  const written = new Set(WRITTEN_PEOPLE.map(({ key }) => key))
  return GROUPS.map(([name, teams, city, size, daysAgo]) => ({
    key: `team-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    name,
    description: '',
    daysAgo,
    members: random
      .shuffle(
        people.filter(
          (person) =>
            !written.has(person.key) &&
            teams.includes(person.customFields.Team ?? '') &&
            (city === null || person.city === city),
        ),
      )
      .slice(0, size)
      .map(({ key }) => key),
  }))
}
