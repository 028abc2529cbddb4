import { and, eq, isNull, sql } from 'drizzle-orm'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { type Directory, documentsOfOrganisation, documentsOfPeople, readDirectory } from './directory.ts'

/** Keeps the directory of each organisation that is asking. */
export interface Directories {
  /** What the viewer's questions are read by: nothing in it comes from people they may not see. */
  read(viewer: Viewer): Promise<Directory>
  /** Says that people of an organisation have changed. */
  expire(organisationId: string): void
}

interface Kept {
  directory: Promise<Directory>
  readAtMs: number
  /** The change of the organisation that the reading began after. */
  change: number
}

const MAX_KEPT = 200
// Another server process may have changed people: what is kept is read again after this time.
const MAX_AGE_MS = 60_000
// A reading this quick is repeated at once, so that suggestions know the newest values.
const QUICK_MS = 2_000
// Where it takes longer, a change is not worth reading everything again at once.
const AGE_PER_READING = 20

export function createDirectories(db: Db, nowMs: () => number = () => performance.now()): Directories {
  const kept = new Map<string, Kept>()
  const changes = new Map<string, number>()
  const renewing = new Set<string>()
  const changeOf = (organisationId: string) => changes.get(organisationId) ?? 0

  function startReading(organisationId: string): Kept {
    const everybody = and(eq(users.organisationId, organisationId), isNull(users.deletedAt)) ?? sql`false`
    const directory = readDirectory(db, everybody, documentsOfOrganisation(organisationId))
    return { directory, readAtMs: nowMs(), change: changeOf(organisationId) }
  }

  function keep(organisationId: string, reading: Kept): void {
    kept.delete(organisationId)
    kept.set(organisationId, reading)
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
  }

  function read(organisationId: string): Promise<Directory> {
    const reading = startReading(organisationId)
    keep(organisationId, reading)
    reading.directory.catch(() => {
      if (kept.get(organisationId) === reading) kept.delete(organisationId)
    })
    return reading.directory
  }

  /** Reads again while the old directory still answers. What fails is tried again by the next question. */
  function renew(organisationId: string): void {
    if (renewing.has(organisationId)) return
    renewing.add(organisationId)
    const reading = startReading(organisationId)
    reading.directory
      .then(
        () => keep(organisationId, reading),
        () => {},
      )
      .finally(() => renewing.delete(organisationId))
  }

  return {
    async read(viewer) {
      if (viewer.role === 'external') return readForGuest(db, viewer)
      const { organisationId } = viewer
      const known = kept.get(organisationId)
      if (!known) return read(organisationId)
      const directory = await known.directory
      const age = nowMs() - known.readAtMs
      const isChanged = known.change !== changeOf(organisationId)
      if (isChanged && directory.builtInMs <= QUICK_MS) return read(organisationId)
      if (age > (isChanged ? directory.builtInMs * AGE_PER_READING : MAX_AGE_MS)) renew(organisationId)
      return directory
    },
    expire(organisationId) {
      changes.set(organisationId, changeOf(organisationId) + 1)
    },
  }
}

/** A guest's directory holds the people of their groups alone, and is read each time: groups change, and are small. */
async function readForGuest(db: Db, viewer: Viewer): Promise<Directory> {
  const visible = visibleUsers(viewer)
  const rows = await db.select({ userId: users.userId }).from(users).where(visible)
  return readDirectory(db, visible, documentsOfPeople(rows.map(({ userId }) => userId)))
}
