import type { SearchProgress } from '@umkreis/schemas'
import { and, eq, sql } from 'drizzle-orm'
import { isPresent } from '../../access/is-present.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { countWaiting } from './meaning/claim-people.ts'
import type { VectorKeeper } from './meaning/vector-keeper.ts'

/** How many people of the viewer's organisation are found by now. @param keeper Undefined: nobody by meaning. */
export async function readProgress(
  db: Db,
  { organisationId }: Pick<Viewer, 'organisationId'>,
  keeper: Pick<VectorKeeper, 'model' | 'isWaiting'> | undefined,
): Promise<SearchProgress> {
  const people = await db.$count(users, and(eq(users.organisationId, organisationId), isPresent()))
  const byWords = await db.$count(
    peopleSearchDocuments,
    and(
      eq(peopleSearchDocuments.organisationId, organisationId),
      sql`${peopleSearchDocuments.document} <> ''::tsvector`,
    ),
  )
  if (!keeper) return { people, byWords, byMeaning: null }
  const counts = await countWaiting(db, organisationId, keeper.model?.key ?? '')
  const done = keeper.model ? counts.people - counts.waiting : 0
  return { people, byWords, byMeaning: { people: done, isWaiting: keeper.isWaiting } }
}
