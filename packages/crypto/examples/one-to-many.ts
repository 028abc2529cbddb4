import {
  createDeviceKeys,
  createFirstUserLink,
  createUserKey,
  decodeFanOut,
  extendUserChain,
  openFanOut,
  rosterEntryOf,
  sealFanOut,
  systemRandom as random,
} from '@umkreis/crypto'

async function createPerson(userId: string) {
  const device = createDeviceKeys(random)
  const userKey = createUserKey(random)
  const link = await createFirstUserLink({ userId, device, userKey, nowMs: Date.now() })
  return { userId, device, userKey, chain: await extendUserChain(null, link) }
}
const [ada, ben, cleo] = [await createPerson('ada'), await createPerson('ben'), await createPerson('cleo')]

// Ada writes once; the same bytes are put into her conversation with Ben and into the one with Cleo. Neither sees the other's name in them.
const recipients = [ben, cleo].map(({ userId, chain }) => rosterEntryOf(userId, 'member', chain))
const envelope = await sealFanOut({ ...ada, recipients, random }, 'message-1', { text: 'Wer kommt am Donnerstag?' })

// Ben opens what stands in his conversation with Ada. In any other one it is refused.
const opened = await openFanOut(
  decodeFanOut(envelope),
  { senderUserId: 'ada', memberUserIds: ['ada', 'ben'] },
  ada.chain,
  { userId: 'ben', generation: 1, userKey: () => ben.userKey },
)
console.log(opened.body.text)
