import type { DemoPerson } from './demo-person.ts'
import { CABIN_PEOPLE } from './written-people/cabin-people.ts'
import { ROPEWAY_PEOPLE } from './written-people/ropeway-people.ts'
import { SOFTWARE_PEOPLE } from './written-people/software-people.ts'

/** People whose profiles are written by hand: those who are seen first, and those that questions are tried on. */
export const WRITTEN_PEOPLE: readonly DemoPerson[] = [...CABIN_PEOPLE, ...SOFTWARE_PEOPLE, ...ROPEWAY_PEOPLE]
