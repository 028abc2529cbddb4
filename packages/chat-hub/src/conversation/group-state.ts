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
import { mapInSlices, pause } from './pause.ts'
import type { Pins } from './pins.ts'
import type { UserDirectory } from './user-directory.ts'

/** Links that are verified before others get their turn. */
const LINKS_PER_SLICE = 8

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
  const links = answer.links.map(({ link }) => decodeGroupLink(decodeBase64(link)))
  if (links.some((link) => link.groupId !== groupId)) throw new MismatchError('group-link', 'groupId')
  // Who was away for long asks for everybody at once instead of one by one.
  await context.directory.loadAll([...new Set(links.map((link) => link.signerUserId as UserId))])
  let chain = known
  for (const [index, link] of links.entries()) {
    if (index > 0 && index % LINKS_PER_SLICE === 0) await pause()
    const needed = Math.max(link.signerSeq, chain?.roster.get(link.signerUserId)?.chainSeq ?? 0)
    const signer = await context.directory.load(link.signerUserId as UserId, needed)
    if (!signer) throw new MismatchError('group-link', 'signerUserId')
    chain = await extendGroupChain(chain, link, signer)
  }
  return chain
}

/** Epochs that only a box can open: those whose key neither is here nor follows from one that is. */
function missingEpochs(chain: GroupChain, keys: ReadonlyMap<number, Bytes>): number[] {
  const missing: number[] = []
  let canDerive = false
  for (const { epoch, kind } of chain.epochs) {
    canDerive = keys.has(epoch) || (canDerive && kind === 'ratchet')
    if (!canDerive) missing.push(epoch)
  }
  return missing
}

/** Adds the keys that follow from those that are here, each from the one before. @throws {KeyCommitmentError} */
function addDerivedKeys(chain: GroupChain, keys: Map<number, Bytes>): void {
  for (const { epoch, kind } of chain.epochs) {
    if (kind !== 'ratchet' || keys.has(epoch) || !keys.has(epoch - 1)) continue
    const key = findEpochKey(chain, keys, epoch)
    if (key) keys.set(epoch, key)
  }
}

async function openBoxes(
  context: GroupContext,
  identity: Identity,
  chain: GroupChain,
  known: ReadonlyMap<number, Bytes>,
): Promise<ReadonlyMap<number, Bytes>> {
  const keys = new Map(known)
  const missing = new Set(missingEpochs(chain, known))
  const [first] = missing
  if (first !== undefined) {
    const { boxes } = await context.api.groupBoxes(chain.groupId as GroupId, first)
    await mapInSlices(boxes, async ({ epoch, generation, box, userId }) => {
      const userKey = identity.userKey(generation)
      if (!missing.has(epoch) || keys.has(epoch) || userId !== identity.userId || !userKey) return
      try {
        keys.set(epoch, await openEpochKey(chain, epoch, decodeBase64(box), userId, userKey))
      } catch (error) {
        // Any member can post a useless box; another one for the same epoch may be good.
        context.log.error('Unusable key box', { groupId: chain.groupId, epoch, error: errorName(error) })
      }
    })
  }
  addDerivedKeys(chain, keys)
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
