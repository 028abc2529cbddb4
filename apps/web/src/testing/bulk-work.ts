import {
  type Bytes,
  createDeviceKeys,
  createEpochSecret,
  createFirstGroupLink,
  createFirstUserLink,
  createRecoveryCode,
  createUserKey,
  decodeGroupLink,
  type EnvelopeToOpen,
  type EpochKeysToSeal,
  epochKeyRecipient,
  extendGroupChain,
  openEpochKey,
  recoveryDeviceFromCode,
  rosterEntryOf,
  sealMessage,
  systemRandom,
  verifyUserChain,
} from '@umkreis/crypto'

const USER = 'johanna'
const GROUP = 'group'
const NOW_MS = 1_790_000_000_000

/** Real messages and keys of a conversation in which everybody is the same person: what matters is how many there are. */
export async function createBulkWorkFixture() {
  const random = systemRandom
  const device = createDeviceKeys(random)
  const userKey = createUserKey(random)
  const recovery = recoveryDeviceFromCode(createRecoveryCode(random), USER)
  const userLink = await createFirstUserLink({ userId: USER, device, recovery, userKey, nowMs: NOW_MS })
  const user = await verifyUserChain(USER, [userLink])
  if (!user) throw new Error('The chain has no link')
  const { link, epochKey } = await createFirstGroupLink({
    groupId: GROUP,
    members: [rosterEntryOf(USER, 'manager', user)],
    isPair: false,
    historyPolicy: 'from-joining',
    signer: { device, chain: user },
    nowMs: NOW_MS,
    random,
  })
  const chain = await extendGroupChain(null, decodeGroupLink(link), user)
  const [first] = chain.epochs
  if (!first) throw new Error('The group has no epoch')
  const epoch = createEpochSecret(GROUP, 1, first.hash, epochKey)
  const bytes = await sealMessage({ epoch, userId: USER, device, random }, 'message', { text: 'Servus' })
  const { deviceId, signingKey } = device.public
  const item: EnvelopeToOpen = {
    bytes,
    expected: { groupId: GROUP, senderUserId: USER },
    device: { deviceId, signingKey },
    suite: 1,
    messageKey: epoch.messageKey(deviceId),
  }
  const recipient = epochKeyRecipient(chain, 1, user)
  return {
    envelopes: (count: number): EnvelopeToOpen[] => Array.from({ length: count }, () => item),
    forged: { ...item, bytes: bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1) as Bytes },
    keysFor: (count: number): EpochKeysToSeal => ({
      groupId: GROUP,
      epoch: 1,
      linkHash: first.hash,
      keyCommitment: first.keyCommitment,
      epochKey,
      recipients: Array.from({ length: count }, () => recipient),
    }),
    async openBox(box: Bytes | null) {
      const opened = box && (await openEpochKey(chain, 1, box, USER, userKey))
      return opened?.every((byte, index) => byte === epochKey[index]) ?? false
    },
  }
}
