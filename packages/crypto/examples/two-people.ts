import {
  createDeviceKeys,
  createEpochSource,
  createFirstGroupLink,
  createFirstUserLink,
  createRecoveryCode,
  createUserKey,
  decodeEnvelope,
  decodeGroupLink,
  extendGroupChain,
  extendUserChain,
  openEnvelope,
  openEpochKey,
  recoveryDeviceFromCode,
  requireAuthorDevice,
  rosterEntryOf,
  sealEpochKey,
  sealMessage,
  systemRandom as random,
} from '@umkreis/crypto'

// Each person: a device, a user key, a code on paper, and the first link of a chain that binds them. The link is public.
async function createPerson(userId: string) {
  const device = createDeviceKeys(random)
  const userKey = createUserKey(random)
  const recovery = recoveryDeviceFromCode(createRecoveryCode(random), userId)
  const link = await createFirstUserLink({ userId, device, recovery, userKey, nowMs: Date.now() })
  return { userId, device, userKey, chain: await extendUserChain(null, link) }
}
const ada = await createPerson('ada')
const ben = await createPerson('ben')

// Ada makes a group. Its link, signed by her device, says who may hold the key.
const first = await createFirstGroupLink({
  groupId: 'lunch',
  members: [rosterEntryOf('ada', 'manager', ada.chain), rosterEntryOf('ben', 'member', ben.chain)],
  isPair: false,
  historyPolicy: 'from-joining',
  signer: { device: ada.device, chain: ada.chain },
  nowMs: Date.now(),
  random,
})
const group = await extendGroupChain(null, decodeGroupLink(first.link), ada.chain)
const box = await sealEpochKey(group, 1, first.epochKey, ben.chain, random)
const adasKeys = createEpochSource(group, new Map([[1, first.epochKey]]))
const envelope = await sealMessage(
  { epoch: adasKeys.current(), userId: 'ada', device: ada.device, random },
  'message-1',
  { text: 'Servus, Mittag um zwölf?' },
)

// A server has carried link, box and envelope to Ben, and can open none of them. Ben checks all three.
const bensKeys = createEpochSource(group, new Map([[1, await openEpochKey(group, 1, box, 'ben', ben.userKey)]]))
const received = decodeEnvelope(envelope)
const author = requireAuthorDevice(group, ada.chain, received.header.deviceId, received.header.epoch)
const opened = await openEnvelope(received, { groupId: 'lunch', senderUserId: 'ada' }, author, bensKeys)
console.log(opened.kind === 'message' && opened.body.text)
