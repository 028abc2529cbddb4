import { eq } from 'drizzle-orm'
import type { PeopleFilter } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { formatCsvLine } from '../csv/format-csv-line.ts'
import { peopleOrder, peopleWhere } from './people-list.ts'

const STEP = 2000
const HEADINGS = ['First name', 'Last name', 'E-mail', 'Position', 'City', 'Country', 'Role', 'State', 'Joined']
const ROLES = { owner: 'Owner', administrator: 'Administrator', member: 'Member', external: 'External' } as const

/**
 * Everybody of a filter as a table for other programs, piece by piece.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation.
 */
export async function* writePeopleTable(db: Db, viewer: Viewer, filter: PeopleFilter): AsyncGenerator<string> {
  requireManager(viewer)
  // A sign at the start by which spreadsheet programs know how to read what follows.
  yield `\uFEFF${formatCsvLine(HEADINGS)}`
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
      })
      .from(users)
      .leftJoin(peopleSearchDocuments, eq(peopleSearchDocuments.userId, users.userId))
      .where(peopleWhere(viewer, filter))
      .orderBy(...peopleOrder(filter))
      .limit(STEP)
      .offset(offset)
    yield rows
      .map(({ role, hasSignedIn, createdAt, ...texts }) =>
        formatCsvLine([
          texts.firstName,
          texts.lastName,
          texts.email,
          texts.position,
          texts.city,
          texts.country,
          ROLES[role],
          hasSignedIn ? 'Active' : 'Never signed in',
          createdAt.toISOString().slice(0, 10),
        ]),
      )
      .join('')
    if (rows.length < STEP) return
  }
}
