import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserId } from '@umkreis/schemas'
import { foldText } from '@umkreis/people-search'
import type { Viewer } from '../../src/access/viewer.ts'
import { type DatabaseTarget, type Db, openDatabase } from '../../src/db/client.ts'
import { organisations, peopleSearchDocuments, users } from '../../src/db/schema/index.ts'
import type { BenchProfile } from '../people-search/crowd.ts'

const ORGANISATION_ID = 'bench'
const MANAGER_ID = 'bench-manager'
const BATCH_SIZE = 1_000

/** An organisation of many people, and who manages it. */
export interface Stage extends AsyncDisposable {
  db: Db
  manager: Viewer
}

/** @param target Undefined: the embedded database, in a folder of its own. */
export async function setStage(profiles: readonly BenchProfile[], target?: DatabaseTarget): Promise<Stage> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const { db } = cleanUp.use(await openDatabase(target ?? createEmbedded(cleanUp)))
  await db.insert(organisations).values({ organisationId: ORGANISATION_ID, name: 'Bench' })
  await db.insert(users).values({
    userId: MANAGER_ID,
    organisationId: ORGANISATION_ID,
    role: 'owner',
    email: 'manager@bench.example',
    passwordHash: '',
    hasSignedIn: true,
  })
  for (let from = 0; from < profiles.length; from += BATCH_SIZE) {
    const batch = profiles.slice(from, from + BATCH_SIZE)
    await db.insert(users).values(
      batch.map((profile, place) => ({
        ...profile,
        organisationId: ORGANISATION_ID,
        email: `${foldText(`${profile.firstName} ${profile.lastName}`).replaceAll(' ', '.')}.${from + place}@bench.example`,
        passwordHash: '',
        hasSignedIn: place % 9 !== 0,
      })),
    )
    await db.insert(peopleSearchDocuments).values(
      batch.map(({ userId, firstName, lastName }) => ({
        userId,
        organisationId: ORGANISATION_ID,
        foldedName: foldText(`${firstName} ${lastName}`),
        // Only the name is looked for here.
        document: '',
        revision: 1,
      })),
    )
  }
  undo.move()
  return {
    db,
    manager: {
      userId: MANAGER_ID as UserId,
      organisationId: ORGANISATION_ID,
      role: 'owner',
      isGlobal: false,
      sessionId: 'bench',
      tokenExpiresAtMs: Number.MAX_SAFE_INTEGER,
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

function createEmbedded(cleanUp: AsyncDisposableStack): DatabaseTarget {
  const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  return { kind: 'embedded', dataDir: join(dataDir, 'database') }
}
