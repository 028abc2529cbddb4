import type { PeopleFilter } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { OrganisationRole, Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { formatCsvLine } from '../csv/format-csv-line.ts'
import type { Language } from '../language.ts'
import { peopleOrder, peopleWhere } from './people-list.ts'

const STEP = 2000

interface TableWords {
  headings: readonly string[]
  roles: Readonly<Record<OrganisationRole, string>>
  active: string
  neverSignedIn: string
  switchedOff: string
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    headings: ['First name', 'Last name', 'E-mail', 'Position', 'City', 'Country', 'Role', 'State', 'Joined'],
    roles: { owner: 'Owner', administrator: 'Administrator', member: 'Member', external: 'External' },
    active: 'Active',
    neverSignedIn: 'Never signed in',
    switchedOff: 'Switched off',
  },
  de: {
    headings: ['Vorname', 'Nachname', 'E-Mail', 'Position', 'Stadt', 'Land', 'Rolle', 'Status', 'Beigetreten'],
    roles: { owner: 'Inhaber', administrator: 'Administrator', member: 'Mitglied', external: 'Extern' },
    active: 'Aktiv',
    neverSignedIn: 'Nie angemeldet',
    switchedOff: 'Abgeschaltet',
  },
}

/**
 * Everybody of a filter as a table for other programs, piece by piece.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation.
 */
export async function* writePeopleTable(
  db: Db,
  viewer: Viewer,
  filter: PeopleFilter,
  language: Language,
): AsyncGenerator<string> {
  requireManager(viewer)
  const words = WORDS[language]
  // A sign at the start by which spreadsheet programs know how to read what follows.
  yield `\uFEFF${formatCsvLine(words.headings)}`
  for (let offset = 0; ; offset += STEP) {
    const rows = await db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        position: users.position,
        city: users.city,
        country: users.country,
        role: users.role,
        hasSignedIn: users.hasSignedIn,
        createdAt: users.createdAt,
        deactivatedAt: users.deactivatedAt,
      })
      .from(users)
      .where(peopleWhere(viewer, filter))
      .orderBy(...peopleOrder(filter))
      .limit(STEP)
      .offset(offset)
    yield rows
      .map(({ role, hasSignedIn, createdAt, deactivatedAt, ...texts }) =>
        formatCsvLine([
          texts.firstName,
          texts.lastName,
          texts.email,
          texts.position,
          texts.city,
          texts.country,
          words.roles[role],
          words[deactivatedAt ? 'switchedOff' : hasSignedIn ? 'active' : 'neverSignedIn'],
          createdAt.toISOString().slice(0, 10),
        ]),
      )
      .join('')
    if (rows.length < STEP) return
  }
}
