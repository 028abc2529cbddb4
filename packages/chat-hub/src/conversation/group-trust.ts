import { isResetSince, type GroupChain } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError } from './errors.ts'
import type { GroupContext, GroupState } from './group-state.ts'
import type { Identity } from './identity.ts'
import type { ExpectedMembers } from './readiness.ts'

/** Who gets the next key: whom the signed roster names and the server still counts as a member; without a roster, whom the server counts. */
function readersOf({ chain, server }: GroupState): UserId[] {
  return server.members.map(({ userId }) => userId).filter((userId) => !chain || chain.roster.has(userId))
}

/** Those of some people who started over, as far as is known here, without that the owner of this device accepted their new keys. */
export function withUnacceptedKeys(
  { directory, pins }: Pick<GroupContext, 'directory' | 'pins'>,
  chain: GroupChain | null,
  userIds: readonly UserId[],
): UserId[] {
  return userIds.filter((userId) => {
    const known = directory.peek(userId)
    const seq = chain?.roster.get(userId)?.chainSeq ?? 0
    // On a device that never saw the earlier keys, the roster remembers them.
    const isNewToRoster = known !== undefined && seq > 0 && isResetSince(known, seq) && !pins.isRootAccepted(userId)
    return pins.hasNewRoot(userId) || isNewToRoster
  })
}

/**
 * Demands of keys that are about to be signed into a roster, or sealed to, that nobody's are unaccepted. Everybody's chain has to be loaded; whoever waits
 * for anything afterwards has to ask again, for the server chooses when it shows new keys.
 *
 * @throws {EncryptionNotReadyError} With `contact-reset`.
 */
export function requireNoUnacceptedKeys(
  context: GroupContext,
  identity: Identity,
  chain: GroupChain | null,
  userIds: readonly UserId[],
): void {
  const others = userIds.filter((userId) => userId !== identity.userId)
  const unaccepted = withUnacceptedKeys(context, chain, others)
  if (unaccepted.length > 0) throw new EncryptionNotReadyError('contact-reset', { userIds: unaccepted })
}

/**
 * Demands that the person accepted the keys of everybody who started over.
 *
 * @param isSealing Whether a key is about to be sealed to all: then everybody's newest keys are looked at, else those that the roster names.
 * @param newcomers Who is about to be signed in besides.
 * @throws {EncryptionNotReadyError} With `contact-reset`.
 */
export async function requireAcceptedKeys(
  context: GroupContext,
  identity: Identity,
  state: GroupState,
  isSealing: boolean,
  newcomers: readonly UserId[] = [],
): Promise<void> {
  const { directory, pins } = context
  const others = [...new Set([...readersOf(state), ...newcomers])].filter((userId) => userId !== identity.userId)
  const seqInRoster = (userId: UserId) => state.chain?.roster.get(userId)?.chainSeq ?? 0
  // The word that somebody has new keys may still be under way: a key that is sealed to the old ones would leave them out.
  if (isSealing) for (const userId of others) directory.markStale(userId)
  await directory.loadAll(others.filter((id) => isSealing || seqInRoster(id) > (pins.user(id)?.seq ?? Infinity)))
  await pins.save()
  requireNoUnacceptedKeys(context, identity, state.chain, others)
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
