import {
  activeDevices,
  createNextUserLink,
  createUserKey,
  encodeBase64,
  extendUserChain,
  headHash,
  sealPreviousUserKey,
  type Bytes,
  type DeviceKeys,
  type DevicePublicKeys,
  type UserChain,
  type UserKey,
} from '@umkreis/crypto'
import type { DeviceBox, PreviousKeyBox, UserId, UserLinkPost } from '@umkreis/schemas'
import { EncryptionNotReadyError } from '../errors.ts'
import type { Identity, IdentityContext } from '../identity.ts'
import { sealUserKeyToAll } from './user-key-boxes.ts'

/** A link of one's own chain that is ready to be posted, and the chain with it. */
export interface OwnLink {
  readonly post: UserLinkPost
  readonly chain: UserChain
}

/** A link that an identity of this account signed, and the identity once it is stored. */
export interface OwnChangeLink extends OwnLink {
  readonly identity: Identity
}

/** A change of who counts in one's own chain. */
export interface OwnChange {
  readonly add?: readonly DevicePublicKeys[]
  /** The device of a new recovery code. */
  readonly recovery?: DeviceKeys
  /** Ids of devices that go: the user key is replaced then. */
  readonly remove?: readonly string[]
}

/** The call that posts a link. @throws {CryptoError} If the link does not continue the chain. */
export async function describeOwnLink(
  userId: UserId,
  previous: UserChain | null,
  link: Bytes,
  deviceBoxes: DeviceBox[],
  previousKeyBoxes: PreviousKeyBox[] = [],
): Promise<OwnLink> {
  const chain = await extendUserChain(previous, link)
  const post: UserLinkPost = {
    userId,
    seq: chain.seq,
    previousHash: previous ? encodeBase64(headHash(previous)) : null,
    generation: chain.generation,
    resetCounter: chain.resetCounter,
    link: encodeBase64(link),
    deviceBoxes,
    previousKeyBoxes,
  }
  return { post, chain }
}

function requireUserKey(signer: Identity): UserKey {
  const key = signer.userKey(signer.chain.generation)
  if (!key) throw new EncryptionNotReadyError('not-enrolled')
  return key
}

/** Makes the link of a change, signed by the identity's device, with the boxes that it takes. */
export async function makeOwnLink(
  context: IdentityContext,
  signer: Identity,
  change: OwnChange,
): Promise<OwnChangeLink> {
  const { userId, random, wallMs } = context
  const { chain, device } = signer
  const { add = [], recovery, remove = [] } = change
  const current = requireUserKey(signer)
  const isRotation = remove.length > 0
  const userKey = isRotation ? createUserKey(random, chain.generation + 1) : current
  const joins = recovery ? [...add, recovery.public] : add
  const stays = activeDevices(chain).filter(({ deviceId }) => !remove.includes(deviceId))
  const link = await createNextUserLink({
    chain,
    signer: device,
    userKey,
    add,
    remove,
    nowMs: wallMs(),
    ...(recovery && { recovery }),
  })
  const boxes = await sealUserKeyToAll(userKey, userId, isRotation ? [...stays, ...joins] : joins, random)
  const previous = isRotation
    ? [{ generation: userKey.generation, box: encodeBase64(sealPreviousUserKey(userKey, current, userId, random)) }]
    : []
  const made = await describeOwnLink(userId, chain, link, boxes, previous)
  const keyOf = (generation: number) => (generation === userKey.generation ? userKey : signer.userKey(generation))
  return { ...made, identity: { ...signer, chain: made.chain, userKey: keyOf } }
}

/** Posts a link and remembers its head for good. @returns Whether it was stored; `false` when another device was quicker. */
export async function postOwnLink(context: IdentityContext, { post, chain }: OwnLink): Promise<boolean> {
  const outcome = await context.api.postUserLink(post)
  if (outcome.kind === 'conflict') return false
  // A new root takes the place of what was seen before, which it need not continue.
  const isNewRoot = chain.seq === 1 || chain.resetSeqs.at(-1) === chain.seq
  if (isNewRoot) await context.directory.putNewRoot(chain)
  else context.directory.put(chain)
  await context.pins.save()
  return true
}
