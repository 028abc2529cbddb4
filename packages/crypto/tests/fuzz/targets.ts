import {
  createNextUserLink,
  createPairingAnswer,
  createPairingOffer,
  createPairingRequest,
  createPairingResponse,
  createResetUserLink,
  createUserKey,
  createDeviceKeys,
  decodeFanOut,
  decodeGroupLink,
  extendGroupChain,
  extendUserChain,
  openAttachment,
  openDeviceName,
  openEpochKey,
  openFanOut,
  openPairingReveal,
  openPreviousUserKey,
  openUserKeyWithDevice,
  revealPairing,
  rosterEntryOf,
  sealAttachment,
  sealDeviceName,
  sealEdit,
  sealFanOut,
  sealMessage,
  sealPreviousUserKey,
  sealTombstone,
  sealUserKeyToDevice,
  verifyPairingAnswer,
  type Bytes,
} from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { createParty, createTestGroup, NOW_MS, receive, sourceOf } from '../_util/party.ts'
import { groupLinkTargets } from './group-link-targets.ts'
import { signedAgainTargets } from './signed-again-targets.ts'

/** Something that bytes from elsewhere are given to. */
export interface FuzzTarget {
  readonly name: string
  /** Genuine ones. */
  readonly samples: readonly Bytes[]
  /** Reads one as a client does. */
  read(bytes: Bytes): Promise<unknown>
  /** Makes what is read of a mutation: signs or seals it again, so that more than the outermost check meets it. */
  prepare?(bytes: Bytes): Promise<Bytes>
}

async function* piecesOf(bytes: Bytes): AsyncGenerator<Bytes> {
  for (let start = 0; start < bytes.length; start += 100) yield bytes.subarray(start, start + 100)
}

async function collect(pieces: AsyncIterable<Bytes>): Promise<Bytes> {
  const parts: Bytes[] = []
  for await (const piece of pieces) parts.push(piece)
  return concatBytes(...parts)
}

/** Every kind of thing that a server may put before a client, with one that reads it. */
export async function createTargets(): Promise<FuzzTarget[]> {
  const ada = await createParty('ada')
  const ben = await createParty('ben')
  const group = await createTestGroup('g', [ada, ben])
  const source = sourceOf(group.chain, [1, group.key])
  const { chain, device, userKey, random } = ada
  const context = { epoch: source.current(), userId: 'ada', device, random }
  const body = { text: 'Servus, wie geht’s?', replyTo: 'm0', mentions: [{ userId: 'ben', start: 0, end: 6 }] }
  const attachment = sealAttachment(piecesOf(random(300)), random)
  const sealedFile = await collect(attachment.sealed)
  const { hash, sizeBytes } = await attachment.finished
  const fanOut = { userId: 'ada', device, chain, recipients: [rosterEntryOf('ben', 'member', ben.chain)], random }
  const nextKey = createUserKey(random, 2)
  const second = createDeviceKeys(random)
  const ownKey = (generation: number) => (generation === 1 ? userKey : undefined)
  const offer = createPairingOffer({ userId: 'ada', headHash: random(32), random })
  const request = createPairingRequest({ userId: 'ada', device: device.public, name: 'Küche', random })
  const response = createPairingResponse({ headHash: random(32), random })
  const { reveal } = await revealPairing(request, response.bytes, random)
  const { commitment } = request

  return [
    {
      name: 'envelope',
      samples: [
        await sealMessage(context, 'm1', body),
        await sealEdit(context, 'm1', 1, body),
        await sealTombstone(context, 'm1', 2),
      ],
      read: (bytes) => receive(bytes, ada, group.chain, source),
    },
    {
      name: 'fan-out',
      samples: [await sealFanOut(fanOut, 'm1', { text: 'Servus' })],
      read: async (bytes) =>
        openFanOut(
          decodeFanOut(bytes),
          { senderUserId: 'ada', clientMessageId: 'm1', memberUserIds: ['ada', 'ben'] },
          chain,
          { userId: 'ben', generation: 1, userKey: () => ben.userKey },
        ),
    },
    { name: 'first user link', samples: ada.links, read: (bytes) => extendUserChain(null, bytes) },
    {
      name: 'later user link',
      samples: [
        await createNextUserLink({ chain, signer: device, userKey, add: [second.public], nowMs: NOW_MS }),
        await createResetUserLink({ chain, device: second, userKey: nextKey, nowMs: NOW_MS }),
      ],
      read: (bytes) => extendUserChain(chain, bytes),
    },
    {
      name: 'first group link',
      samples: [group.link],
      read: async (bytes) => extendGroupChain(null, decodeGroupLink(bytes), chain),
    },
    ...(await groupLinkTargets(ada, ben, group)),
    {
      name: 'epoch box',
      samples: [group.boxes.get('ada') as Bytes],
      read: (bytes) => openEpochKey(group.chain, 1, bytes, 'ada', userKey),
    },
    {
      name: 'user key box',
      samples: [await sealUserKeyToDevice(userKey, 'ada', device.public, random)],
      read: (bytes) => openUserKeyWithDevice(bytes, 'ada', 1, device),
    },
    {
      name: 'box of the user key before',
      samples: [sealPreviousUserKey(nextKey, userKey, 'ada', random)],
      read: async (bytes) => openPreviousUserKey(bytes, nextKey, 'ada'),
    },
    {
      name: 'attachment',
      samples: [sealedFile],
      read: (bytes) => collect(openAttachment(piecesOf(bytes), { key: attachment.key, hash, sizeBytes })),
    },
    {
      name: 'device name',
      samples: [sealDeviceName(userKey, 'ada', 'device', 'Küche', random)],
      read: (bytes) => openDeviceName(bytes, 'ada', 'device', ownKey),
    },
    {
      name: 'pairing answer',
      samples: [createPairingAnswer(offer, device.public, 'Küche', random)],
      read: async (bytes) => verifyPairingAnswer(offer, bytes),
    },
    {
      name: 'pairing reveal',
      samples: [reveal],
      read: (bytes) => openPairingReveal({ userId: 'ada', commitment, response, reveal: bytes }),
    },
    ...signedAgainTargets(ada, group, source),
  ]
}
