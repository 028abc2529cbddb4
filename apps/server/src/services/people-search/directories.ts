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
  isExpired: boolean
}

const MAX_KEPT = 200
// Another server process may have changed people: what is kept is read again after this time.
const MAX_AGE_MS = 60_000
// A reading this quick is repeated at once, so that a search knows the newest words.
const QUICK_MS = 300
// Where it takes longer, a change is not worth reading everything again at once.
const AGE_PER_READING = 20

export function createDirectories(db: Db, nowMs: () => number = () => performance.now()): Directories {
  const kept = new Map<string, Kept>()

  async function isFresh({ directory, readAtMs, isExpired }: Kept): Promise<boolean> {
    const age = nowMs() - readAtMs
    if (age > MAX_AGE_MS) return false
    if (!isExpired) return true
    const { builtInMs } = await directory
    return builtInMs > QUICK_MS && age < builtInMs * AGE_PER_READING
  }

  function readOrganisation(organisationId: string): Promise<Directory> {
    const everybody = and(eq(users.organisationId, organisationId), isNull(users.deletedAt)) ?? sql`false`
    const directory = readDirectory(db, everybody, documentsOfOrganisation(organisationId))
    kept.delete(organisationId)
    kept.set(organisationId, { directory, readAtMs: nowMs(), isExpired: false })
    directory.catch(() => kept.delete(organisationId))
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
    return directory
  }

  return {
    async read(viewer) {
      if (viewer.role === 'external') return readForGuest(db, viewer)
      const known = kept.get(viewer.organisationId)
      return known && (await isFresh(known)) ? known.directory : readOrganisation(viewer.organisationId)
    },
    expire(organisationId) {
      const known = kept.get(organisationId)
      if (known) known.isExpired = true
    },
  }
}

/** A guest's directory holds the people of their groups alone, and is read each time: groups change, and are small. */
async function readForGuest(db: Db, viewer: Viewer): Promise<Directory> {
  const visible = visibleUsers(viewer)
  const rows = await db.select({ userId: users.userId }).from(users).where(visible)
  return readDirectory(db, visible, documentsOfPeople(rows.map(({ userId }) => userId)))
}
