import { portraitFor } from '@umkreis/theme'
import type { DemoPerson } from './demo-person.ts'

type GlobalPerson = Omit<DemoPerson, 'role' | 'customFields'>

/** People of the public community: registered by themselves, without an organisation. */
export const GLOBAL_PEOPLE: readonly GlobalPerson[] = [
  {
    key: 'mira-solberg',
    email: 'mira@umkreis.example',
    firstName: 'Mira',
    lastName: 'Solberg',
    city: 'Bergen',
    country: 'Norwegen',
    position: 'Freelance Illustrator',
    description:
      'I draw maps for places that change: ports, campuses, mountains. Looking for people who like field work and bad weather.',
    skills: ['Illustration', 'Cartography', 'Screen printing', 'Figma'],
    portrait: portraitFor('mira-solberg', {
      skin: 'rose',
      hair: 'plait',
      hairColor: 'blond',
      disc: 'lagoon',
      clothes: 'orange',
      beard: 'none',
      glasses: 'none',
    }),
  },
  {
    key: 'teo-marchetti',
    email: 'teo@umkreis.example',
    firstName: 'Teo',
    lastName: 'Marchetti',
    city: 'Torino',
    country: 'Italien',
    position: 'Bicycle Mechanic',
    description: 'I repair cargo bikes and teach others to. Also: small electronics, stubborn bearings, good soup.',
    skills: ['Repair', 'Electronics', 'Teaching', 'Welding'],
    portrait: portraitFor('teo-marchetti', {
      skin: 'sand',
      hair: 'short-curls',
      hairColor: 'espresso',
      beard: 'stubble',
    }),
  },
  {
    key: 'solveig-aune',
    email: 'solveig@umkreis.example',
    firstName: 'Solveig',
    lastName: 'Aune',
    city: 'Trondheim',
    country: 'Norwegen',
    position: 'Marine Biologist',
    description: 'Kelp forests and the people who fish beside them. I run citizen science days and need better maps.',
    skills: ['Marine biology', 'Statistics', 'R', 'Diving'],
    portrait: portraitFor('solveig-aune', { skin: 'porcelain', hair: 'waves', hairColor: 'copper', beard: 'none' }),
  },
  {
    key: 'ikaika-nahale',
    email: 'ikaika@umkreis.example',
    firstName: 'Ikaika',
    lastName: 'Nahale',
    city: 'Rotterdam',
    country: 'Niederlande',
    position: 'Sound Engineer',
    description: 'Live sound, field recordings, and quiet rooms in loud cities. Portuguese and English, some Dutch.',
    skills: ['Acoustics', 'Field recording', 'Live sound'],
    portrait: portraitFor('ikaika-nahale', { skin: 'bronze', hair: 'top-bun', hairColor: 'black', beard: 'goatee' }),
  },
  {
    key: 'bruna-falcao',
    email: 'bruna@umkreis.example',
    firstName: 'Bruna',
    lastName: 'Falcão',
    city: 'Lissabon',
    country: 'Portugal',
    position: 'Urban Planner',
    description:
      'Streets for people. I collect examples of stairs, lifts and ropeways that connect a city to its hills.',
    skills: ['Urban planning', 'Citizen participation', 'GIS', 'Portuguese'],
    portrait: portraitFor('bruna-falcao', {
      skin: 'amber',
      hair: 'curls',
      hairColor: 'black',
      beard: 'none',
      earrings: true,
    }),
  },
]
