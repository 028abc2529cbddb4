import {
  createDeviceKeys,
  createFirstGroupLink,
  createFirstUserLink,
  createRecoveryCode,
  createUserKey,
  decodeEnvelope,
  decodeGroupLink,
  extendGroupChain,
  openEnvelope,
  recoveryDeviceFromCode,
  requireAuthorDevice,
  rosterEntryOf,
  sealEpochKey,
  verifyUserChain,
  createEpochSource,
  type Bytes,
  type DeviceKeys,
  type EpochSource,
  type GroupChain,
  type HistoryPolicy,
  type OpenedEnvelope,
  type RandomSource,
  type UserChain,
  type UserKey,
} from '../../src/index.ts'
import { seededRandom } from './seeded-random.ts'

export const NOW_MS = 1_790_000_000_000

/** A person with one device, a recovery code and a verified chain. */
export interface Party {
  readonly userId: string
  readonly random: RandomSource
  readonly device: DeviceKeys
  readonly recoveryCode: string
  readonly userKey: UserKey
  readonly links: readonly Bytes[]
  readonly chain: UserChain
}

export async function createParty(userId: string, seed = userId): Promise<Party> {
  const random = seededRandom(seed)
  const device = createDeviceKeys(random)
  const recoveryCode = createRecoveryCode(random)
  const userKey = createUserKey(random)
  const recovery = recoveryDeviceFromCode(recoveryCode, userId)
  const link = await createFirstUserLink({ userId, device, recovery, userKey, nowMs: NOW_MS })
  const chain = await verifyUserChain(userId, [link])
  return { userId, random, device, recoveryCode, userKey, links: [link], chain: chain! }
}

/** A group that its first party made, with everybody's box. */
export interface TestGroup {
  readonly chain: GroupChain
  readonly key: Bytes
  readonly link: Bytes
  readonly boxes: ReadonlyMap<string, Bytes>
}

export async function createTestGroup(
  groupId: string,
  parties: readonly Party[],
  options: { isPair?: boolean; historyPolicy?: HistoryPolicy; pending?: readonly string[] } = {},
): Promise<TestGroup> {
  const [creator] = parties
  const { link, epochKey } = await createFirstGroupLink({
    groupId,
    members: [
      ...parties.map((party) => rosterEntryOf(party.userId, party === creator ? 'manager' : 'member', party.chain)),
      ...(options.pending ?? []).map((userId) => rosterEntryOf(userId, 'member', null)),
    ],
    isPair: options.isPair ?? false,
    historyPolicy: options.historyPolicy ?? 'from-joining',
    signer: { device: creator!.device, chain: creator!.chain },
    nowMs: NOW_MS,
    random: creator!.random,
  })
  const chain = await extendGroupChain(null, decodeGroupLink(link), creator!.chain)
  const boxes = new Map<string, Bytes>()
  for (const party of parties) {
    boxes.set(party.userId, await sealEpochKey(chain, 1, epochKey, party.chain, creator!.random))
  }
  return { chain, key: epochKey, link, boxes }
}

/** Everything a receiving client does with an envelope, as one call. */
export async function receive(
  envelope: Bytes,
  author: Party | { userId: string; chain: UserChain },
  group: GroupChain,
  epochs: EpochSource,
  seenEditCounter?: number,
): Promise<OpenedEnvelope> {
  const decoded = decodeEnvelope(envelope)
  const device = requireAuthorDevice(group, author.chain, decoded.header.deviceId, decoded.header.epoch)
  const expected = { groupId: group.groupId, senderUserId: author.userId }
  return openEnvelope(
    decoded,
    seenEditCounter === undefined ? expected : { ...expected, seenEditCounter },
    device,
    epochs,
  )
}

export function sourceOf(chain: GroupChain, ...keys: readonly [epoch: number, key: Bytes][]): EpochSource {
  return createEpochSource(chain, new Map(keys))
}
