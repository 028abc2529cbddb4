import {
  checkGroupPin,
  createEpochSource,
  decodeBase64,
  decodeGroupLink,
  extendGroupChain,
  findEpochKey,
  openEpochKey,
  pinGroupChain,
  MismatchError,
  type Bytes,
  type EpochSource,
  type GroupChain,
} from '@umkreis/crypto'
import type { GroupId, GroupLinksAnswer, UserId } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'
import type { Identity } from './identity.ts'
import { errorName, type ConversationLog } from './log.ts'
import type { Pins } from './pins.ts'
import type { UserDirectory } from './user-directory.ts'

/** What this device knows about the keys of one group. Replaced as a whole, never changed. */
export interface GroupState {
  readonly groupId: GroupId
  /** `null` while nobody made a first link. */
  readonly chain: GroupChain | null
  readonly keys: ReadonlyMap<number, Bytes>
  readonly source: EpochSource | null
  /** What the server said last, besides links. */
  readonly server: Omit<GroupLinksAnswer, 'links'>
}

/** What the functions of this file need. */
export interface GroupContext {
  readonly api: E2eeApi
  readonly directory: UserDirectory
  readonly pins: Pins
  readonly log: ConversationLog
}

/** Verifies the links that the server offers and puts them onto the chain. @throws {CryptoError} If one is not acceptable. */
async function extendWith(
  context: GroupContext,
  groupId: GroupId,
  known: GroupChain | null,
  answer: GroupLinksAnswer,
): Promise<GroupChain | null> {
  let chain = known
  for (const { link } of answer.links) {
    const decoded = decodeGroupLink(decodeBase64(link))
    if (decoded.groupId !== groupId) throw new MismatchError('group-link', 'groupId')
    const needed = Math.max(decoded.signerSeq, chain?.roster.get(decoded.signerUserId)?.chainSeq ?? 0)
    const signer = await context.directory.load(decoded.signerUserId as UserId, needed)
    if (!signer) throw new MismatchError('group-link', 'signerUserId')
    chain = await extendGroupChain(chain, decoded, signer)
  }
  return chain
}

/** The epochs that this device has no key for, derived ones left out. */
function missingEpochs(chain: GroupChain, keys: ReadonlyMap<number, Bytes>): number[] {
  return chain.epochs.map(({ epoch }) => epoch).filter((epoch) => findEpochKey(chain, keys, epoch) === undefined)
}

async function openBoxes(
  context: GroupContext,
  identity: Identity,
  chain: GroupChain,
  known: ReadonlyMap<number, Bytes>,
): Promise<ReadonlyMap<number, Bytes>> {
  const missing = missingEpochs(chain, known)
  const [first] = missing
  if (first === undefined) return known
  const answer = await context.api.groupBoxes(chain.groupId as GroupId, first)
  const keys = new Map(known)
  for (const { epoch, generation, box, userId } of answer.boxes) {
    const userKey = identity.userKey(generation)
    if (keys.has(epoch) || userId !== identity.userId || epoch > chain.epoch || !userKey) continue
    try {
      keys.set(epoch, await openEpochKey(chain, epoch, decodeBase64(box), userId, userKey))
    } catch (error) {
      // Any member can post a useless box; another one for the same epoch may be good.
      context.log.error('Unusable key box', { groupId: chain.groupId, epoch, error: errorName(error) })
    }
  }
  return keys
}

/** A state whose epoch source knows all its keys. */
export function createGroupState(
  groupId: GroupId,
  chain: GroupChain | null,
  keys: ReadonlyMap<number, Bytes>,
  server: GroupState['server'],
): GroupState {
  return { groupId, chain, keys, source: chain && createEpochSource(chain, keys), server }
}

/**
 * Catches up with the server: verifies new links against what was pinned and opens new boxes.
 *
 * @param known The state so far.
 * @throws {CryptoError} If the chain offered does not continue what was seen, or a link is not acceptable.
 */
export async function catchUpGroup(
  context: GroupContext,
  identity: Identity,
  groupId: GroupId,
  known: GroupState | undefined,
): Promise<GroupState> {
  const answer = await context.api.groupLinks(groupId, (known?.chain?.epoch ?? 0) + 1)
  const chain = await extendWith(context, groupId, known?.chain ?? null, answer)
  checkGroupPin(chain, context.pins.group(groupId))
  if (chain) context.pins.pinGroup(groupId, pinGroupChain(chain))
  await context.pins.save()
  const { links: _, ...server } = answer
  const keys = chain ? await openBoxes(context, identity, chain, known?.keys ?? new Map()) : new Map<number, Bytes>()
  return createGroupState(groupId, chain, keys, server)
}
