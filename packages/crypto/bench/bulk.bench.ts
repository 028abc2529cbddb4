// The heavy work of a conversation, next to the time that it may take.
import {
  createDeviceKeys,
  createFirstGroupLink,
  createFirstUserLink,
  createUserKey,
  decodeBase64,
  decodeGroupLink,
  encodeBase64,
  extendGroupChain,
  extendUserChain,
  openEnvelopes,
  requireEpoch,
  rosterEntryOf,
  sealEpochKeys,
  systemRandom,
  type EpochKeyRecipient,
} from '@umkreis/crypto'
import { itemOf, seal } from './sealed-messages.ts'

const MEMBERS = 1_000
const MESSAGES = 50

async function millisecondsOf(operation: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await operation()
  return performance.now() - start
}

/** An epoch of a group, and its key. */
async function createEpoch() {
  const [device, userKey, userId, groupId] = [
    createDeviceKeys(systemRandom),
    createUserKey(systemRandom),
    'ada',
    'group',
  ]
  const link = await createFirstUserLink({ userId, device, userKey, nowMs: 0 })
  const chain = await extendUserChain(null, link)
  const made = await createFirstGroupLink({
    groupId,
    members: [rosterEntryOf(userId, 'manager', chain)],
    isPair: false,
    historyPolicy: 'from-joining',
    signer: { device, chain },
    nowMs: 0,
    random: systemRandom,
  })
  const { hash, keyCommitment } = requireEpoch(await extendGroupChain(null, decodeGroupLink(made.link), chain), 1)
  return { groupId, epoch: 1, linkHash: hash, keyCommitment, epochKey: made.epochKey }
}

/** People whose keys were never sealed to before, so that nothing of them is remembered. */
function createRecipients(): EpochKeyRecipient[] {
  return Array.from({ length: MEMBERS }, (_, index) => ({
    userId: `person-${index}`,
    generation: 1,
    agreementKey: createUserKey(systemRandom).agreement.publicKey,
  }))
}

async function cases() {
  const epoch = await createEpoch()
  const page: string[] = []
  for (let i = 0; i < MESSAGES; i++) page.push(encodeBase64(await seal()))
  return {
    cases: [
      {
        name: `seal a new key to ${MEMBERS} members`,
        unit: 'ms',
        peerName: 'the time that it may take',
        goal: { atMost: 1 },
        async measure() {
          const recipients = createRecipients()
          return { ours: await millisecondsOf(() => sealEpochKeys({ ...epoch, recipients })), peer: 500 }
        },
      },
      {
        name: `open a page of ${MESSAGES} messages of 1 KB`,
        unit: 'ms',
        rounds: 51,
        peerName: 'the time that it may take',
        goal: { atMost: 1 },
        async measure() {
          const open = () => openEnvelopes(page.map((text) => itemOf(decodeBase64(text))))
          return { ours: await millisecondsOf(open), peer: 15 }
        },
      },
    ],
  }
}

export default { area: 'crypto', cases }
