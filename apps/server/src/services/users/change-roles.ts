import { and, eq, inArray, or } from 'drizzle-orm'
import type { RoleChanges } from '@umkreis/schemas'
import { isPresent } from '../../access/is-present.ts'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { ServiceError, notFound } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'

export interface RoleParts {
  db: Db
  events: EventBus
  now: () => Date
}

/**
 * Gives people of the viewer's organisation roles: all of them, or none when one is refused. What they may do follows at
 * once: every request and every call of the hub asks for it anew.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation, or when an Administrator would make or
 * unmake an Owner; `not-found`; `conflict` when no Owner would be left.
 */
export async function changeRoles(parts: RoleParts, viewer: Viewer, { changes }: RoleChanges): Promise<void> {
  requireManager(viewer)
  const wanted = new Map(changes.map(({ userId, role }) => [userId as string, role]))
  const changed = await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, viewer.organisationId)
    const people = await lockPeople(tx, viewer.organisationId, [...wanted.keys()])
    const before = new Map(people.map(({ userId, role }) => [userId, role]))
    for (const userId of wanted.keys()) if (!before.has(userId)) throw notFound('One of these people')
    // Read again in here: whoever was demoted a moment ago decides nothing any more.
    const own = before.get(viewer.userId)
    if (own !== 'owner' && own !== 'administrator') throw new ServiceError('forbidden', 'Only managers can do this')
    const moves = [...wanted]
      .map(([userId, role]) => ({ userId, role, from: before.get(userId) }))
      .filter(({ role, from }) => role !== from)
    if (own !== 'owner' && moves.some(({ role, from }) => role === 'owner' || from === 'owner')) {
      throw new ServiceError('forbidden', 'Only an Owner makes an Owner, or takes that back')
    }
    if (!people.some(({ userId, role }) => (wanted.get(userId) ?? role) === 'owner')) {
      throw new ServiceError('conflict', 'An organisation keeps at least one Owner')
    }
    const now = parts.now()
    for (const { userId, role } of moves) {
      await tx.update(users).set({ role, updatedAt: now }).where(eq(users.userId, userId))
    }
    const facts = { organisationId: viewer.organisationId, actorId: viewer.userId, now }
    for (const { userId, role, from } of moves) {
      await appendAudit(tx, facts, 'role-changed', { userId, from, to: role })
    }
    return moves
  })
  for (const { userId } of changed) {
    parts.events.publish('userChanged', { userId, organisationId: viewer.organisationId })
  }
}

/** The people who are named and all managers, in one order for everybody. */
async function lockPeople(tx: Db, organisationId: string, userIds: string[]) {
  return tx
    .select({ userId: users.userId, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.organisationId, organisationId),
        // An Owner who has asked to be deleted, or was switched off, is none that stays.
        isPresent(),
        or(inArray(users.userId, userIds), inArray(users.role, ['owner', 'administrator'])),
      ),
    )
    .orderBy(users.userId)
    .for('no key update')
}
