import {
  createDeviceKeys,
  createNextUserLink,
  createUserKey,
  decodeFanOut,
  extendUserChain,
  openFanOut,
  rosterEntryOf,
  sealFanOut,
  type Bytes,
  type FanOutRecipient,
  type MessageBody,
  type UserChain,
  type UserKey,
} from '../../src/index.ts'
import { createParty, NOW_MS, type Party } from './party.ts'

export const BODY: MessageBody = { text: 'Is anyone free on Thursday?' }

export const recipientOf = (party: Party): FanOutRecipient => rosterEntryOf(party.userId, 'member', party.chain)

/** Where and by whom a fan-out is opened. */
export interface Place {
  readonly author?: Party
  readonly authorChain?: UserChain
  readonly members?: readonly string[]
  readonly clientMessageId?: string
  readonly keys?: readonly UserKey[]
}

/** Four people, of whom the first writes to others. */
export async function createFanOutScene() {
  const [ada, ben, cleo, dora] = await Promise.all(
    (['ada', 'ben', 'cleo', 'dora'] as const).map((userId) => createParty(userId)),
  )
  const author = ada!
  const seal = (recipients: readonly FanOutRecipient[], body = BODY, { userId, device, chain, random } = author) =>
    sealFanOut({ userId, device, chain, recipients, random }, 'm1', body)
  return {
    ada: author,
    ben: ben!,
    cleo: cleo!,
    dora: dora!,
    seal,
    sealTo: (...recipients: readonly Party[]) => seal(recipients.map(recipientOf)),
    open: (bytes: Bytes, reader: Party, place: Place = {}) => openIn(bytes, reader, { author, ...place }),
  }
}

function openIn(bytes: Bytes, reader: Party, place: Place & { author: Party }) {
  const { author, members = [author.userId, reader.userId], clientMessageId = 'm1', keys = [reader.userKey] } = place
  return openFanOut(
    decodeFanOut(bytes),
    { senderUserId: author.userId, clientMessageId, memberUserIds: members },
    place.authorChain ?? author.chain,
    {
      userId: reader.userId,
      generation: Math.max(...keys.map((key) => key.generation)),
      userKey: (generation) => keys.find((key) => key.generation === generation),
    },
  )
}

/** The next state of a person: one device more, or the device and the user key replaced. */
export async function moveOn(party: Party, options: { isDeviceReplaced: boolean }): Promise<Party> {
  const device = createDeviceKeys(party.random)
  const userKey = options.isDeviceReplaced ? createUserKey(party.random, 2) : party.userKey
  const link = await createNextUserLink({
    chain: party.chain,
    signer: party.device,
    userKey,
    add: [device.public],
    remove: options.isDeviceReplaced ? [party.device.public.deviceId] : [],
    nowMs: NOW_MS + 1,
  })
  return { ...party, device, userKey, chain: await extendUserChain(party.chain, link) }
}
