import { isResetSince } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError } from './errors.ts'
import type { GroupContext, GroupState } from './group-state.ts'
import type { Identity } from './identity.ts'
import type { ExpectedMembers } from './readiness.ts'

/** Who gets the next key: whom the signed roster names and the server still counts as a member; without a roster, whom the server counts. */
function readersOf({ chain, server }: GroupState): UserId[] {
  return server.members.map(({ userId }) => userId).filter((userId) => !chain || chain.roster.has(userId))
}

/**
 * Demands that the person accepted the keys of everybody who started over.
 *
 * @param isSealing Whether a key is about to be sealed to all: then everybody's newest keys are looked at, else those that the roster names.
 * @throws {EncryptionNotReadyError} With `contact-reset`.
 */
export async function requireAcceptedKeys(
  context: GroupContext,
  identity: Identity,
  state: GroupState,
  isSealing: boolean,
): Promise<void> {
  const { directory, pins } = context
  const others = readersOf(state).filter((userId) => userId !== identity.userId)
  const seqInRoster = (userId: UserId) => state.chain?.roster.get(userId)?.chainSeq ?? 0
  await directory.loadAll(others.filter((id) => isSealing || seqInRoster(id) > (pins.user(id)?.seq ?? Infinity)))
  const userIds = others.filter((userId) => {
    const chain = directory.peek(userId)
    const seq = seqInRoster(userId)
    // On a device that never saw the earlier keys, the roster remembers them.
    const isNewToRoster = chain !== undefined && seq > 0 && isResetSince(chain, seq) && !pins.isRootAccepted(userId)
    return pins.hasNewRoot(userId) || isNewToRoster
  })
  await pins.save()
  if (userIds.length > 0) throw new EncryptionNotReadyError('contact-reset', { userIds })
}

/**
 * Demands that nobody reads along whom the conversation is not shown with.
 *
 * @throws {EncryptionNotReadyError} With `unexpected-member`.
 */
export function requireExpectedMembers(
  context: GroupContext,
  identity: Identity,
  state: GroupState,
  expected: ExpectedMembers | undefined,
): void {
  if (!expected) return
  const readers = readersOf(state)
  const shown = new Set<UserId>([...expected.userIds, identity.userId])
  const userIds = readers.filter((userId) => !shown.has(userId))
  const isSameKind = (state.chain ?? state.server).isPair === expected.isPair
  // Of two, a missing one matters as well: somebody else could have taken the place.
  const isComplete = !expected.isPair || readers.length === shown.size
  if (userIds.length === 0 && isSameKind && isComplete) return
  context.log.error('Unexpected member', { groupId: state.groupId, userIds, isSameKind, isComplete })
  throw new EncryptionNotReadyError('unexpected-member', { userIds })
}
