import { asc, gt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { organisations } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import { indexPeople } from './index-people.ts'
import type { VectorKeeper } from './meaning/vector-keeper.ts'
import type { PeopleIndexes } from './people-indexes.ts'

/** Keeps the documents in step with profiles. */
export interface Indexer extends AsyncDisposable {
  /** Settles once every change told so far is in the index; of one organisation, or of all and the catching up too. */
  settled(organisationId?: string): Promise<void>
}

// People between two lines of the log.
const PROGRESS_STEP = 5_000

/** Indexes whoever changes, and in the background whoever changed while no server was running. */
export function createIndexer(
  parts: { db: Db; events: EventBus; logger: Logger },
  indexes: Pick<PeopleIndexes, 'warm'>,
  keeper?: Pick<VectorKeeper, 'wake' | 'start'>,
): Indexer {
  const pending = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  const run = async (organisationId: string, userIds?: readonly string[]) => {
    if (stopping.signal.aborted) return
    try {
      const count = await indexPeople(parts.db, organisationId, userIds, (done) => {
        if (done % PROGRESS_STEP === 0) parts.logger.info({ organisationId, done }, 'People are being indexed')
      })
      keeper?.wake(organisationId, userIds)
      if (count >= PROGRESS_STEP) parts.logger.info({ organisationId, done: count }, 'People are indexed')
    } catch (error) {
      // The next change or start indexes them; nobody's saving fails because of it.
      if (!stopping.signal.aborted) parts.logger.error({ err: error, organisationId }, 'People could not be indexed')
    }
  }

  const enqueue = ({ userId, organisationId }: { userId?: string; organisationId: string }) => {
    const userIds = userId === undefined ? undefined : [userId]
    const next = (pending.get(organisationId) ?? Promise.resolve()).then(() => run(organisationId, userIds))
    pending.set(organisationId, next)
    void next.finally(() => {
      if (pending.get(organisationId) === next) pending.delete(organisationId)
    })
  }

  const catchUp = async () => {
    await keeper?.start()
    let after = ''
    while (!stopping.signal.aborted) {
      const rows = await parts.db
        .select({ id: organisations.organisationId })
        .from(organisations)
        .where(gt(organisations.organisationId, after))
        .orderBy(asc(organisations.organisationId))
        .limit(100)
      for (const { id } of rows) {
        await run(id)
        if (!stopping.signal.aborted) await indexes.warm(id)
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  }

  const unsubscribe = [
    parts.events.subscribe('userChanged', enqueue),
    parts.events.subscribe('userDeleted', enqueue),
    // Everybody wrote something into the fields of an organisation.
    parts.events.subscribe('customFieldsChanged', enqueue),
  ]
  const caughtUp = catchUp().catch((error: unknown) => {
    if (!stopping.signal.aborted)
      parts.logger.error({ err: error }, 'The index of people could not be brought up to date')
  })
  return {
    async settled(organisationId) {
      if (organisationId !== undefined) return pending.get(organisationId)
      await caughtUp
      await Promise.all(pending.values())
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      for (const end of unsubscribe) end()
      await caughtUp
      await Promise.all(pending.values())
    },
  }
}
