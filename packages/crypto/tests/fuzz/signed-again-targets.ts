import {
  createPairingOffer,
  decodeGroupLink,
  extendGroupChain,
  extendUserChain,
  parsePairingOffer,
  parseRecoveryCode,
  verifyPairingAnswer,
  type Bytes,
  type EpochSource,
} from '../../src/index.ts'
import { concatBytes, decodeBase64Url, encodeBase64Url, encodeText } from '../../src/bytes.ts'
import { encodeBody } from '../../src/envelope/body.ts'
import { encodeHeader, encodeUnsigned, toSignedBytes } from '../../src/envelope/envelope.ts'
import { pad } from '../../src/envelope/padding.ts'
import { writeIntroduction } from '../../src/pairing/introduction.ts'
import { sealXChaCha } from '../../src/primitives/aead.ts'
import { hkdfSha256 } from '../../src/primitives/kdf.ts'
import { ByteWriter } from '../../src/wire.ts'
import { receive, type Party, type TestGroup } from '../_util/party.ts'
import type { FuzzTarget } from './targets.ts'

const SIGNATURE_BYTES = 64
const OFFER_PREFIX = 'UMKREIS-DEVICE:1:'

const toText = (bytes: Bytes) => String.fromCharCode(...bytes)

/** What a rightful author or signer with a broken or hostile client makes: signatures and tags fit, the inside does not have to. */
export function signedAgainTargets(ada: Party, group: TestGroup, source: EpochSource): FuzzTarget[] {
  const { device, random, userKey } = ada
  const { signing } = device
  const epoch = source.current()
  const header = encodeHeader({
    kind: 'message',
    suite: epoch.suite,
    groupId: 'g',
    epoch: 1,
    linkHash: epoch.linkHash,
    senderUserId: 'ada',
    deviceId: device.public.deviceId,
    clientMessageId: 'm1',
    editCounter: 0,
  })
  const sealBody = async (padded: Bytes) => {
    const nonce = random(24)
    const key = epoch.messageKey(device.public.deviceId)
    const unsigned = encodeUnsigned(header, nonce, sealXChaCha(key, nonce, padded, header))
    return concatBytes(unsigned, await signing.sign(toSignedBytes(unsigned)))
  }
  const body = {
    text: 'Servus',
    replyTo: 'm0',
    mentions: [{ userId: 'ben', start: 0, end: 6 }],
    reaction: { emoji: '👍', to: 'm0' },
  }
  const [userLink] = ada.links as [Bytes]
  // The body of ada's first link ends before two signatures, a flag and the recovery device's signature.
  const userBody = userLink.slice(0, -(SIGNATURE_BYTES * 3 + 1))
  const recoverySignature = userLink.slice(-SIGNATURE_BYTES)
  const offer = createPairingOffer({ userId: 'ada', headHash: random(32), random })
  const answerDomain = encodeText('umkreis/v1/pairing-answer')
  const answerAad = new ByteWriter()
    .fixed(answerDomain, answerDomain.length)
    .id('ada')
    .fixed(offer.headHash, 32)
    .id(offer.pairingId)
    .bytes()

  return [
    {
      name: 'body of an envelope, sealed and signed again',
      samples: [encodeBody(body), encodeBody({ text: 'x'.repeat(300) })],
      prepare: sealBody,
      read: (bytes) => receive(bytes, ada, group.chain, source),
    },
    {
      name: 'JSON of an envelope, padded, sealed and signed again',
      samples: [encodeText(JSON.stringify(body))],
      prepare: (json) => sealBody(pad(new ByteWriter().uint8(1).variable(json).bytes())),
      read: (bytes) => receive(bytes, ada, group.chain, source),
    },
    {
      name: 'user link, signed again',
      samples: [userBody],
      async prepare(bytes) {
        const signed = concatBytes(encodeText('umkreis/v1/user-link'), bytes)
        const signatures = [await signing.sign(signed), await userKey.signing.sign(signed)]
        return concatBytes(bytes, ...signatures, Uint8Array.of(1), recoverySignature)
      },
      read: (bytes) => extendUserChain(null, bytes),
    },
    {
      name: 'group link, signed again',
      samples: [group.link.slice(0, -SIGNATURE_BYTES)],
      prepare: async (bytes) =>
        concatBytes(bytes, await signing.sign(concatBytes(encodeText('umkreis/v1/group-link'), bytes))),
      read: async (bytes) => extendGroupChain(null, decodeGroupLink(bytes), ada.chain),
    },
    {
      name: 'pairing answer of who has read the offer',
      samples: [writeIntroduction(device.public, 'Küche')],
      async prepare(bytes) {
        const nonce = random(24)
        const key = hkdfSha256(offer.secret, { info: answerDomain })
        return concatBytes(Uint8Array.of(1), nonce, sealXChaCha(key, nonce, bytes, answerAad))
      },
      read: async (bytes) => verifyPairingAnswer(offer, bytes),
    },
    {
      name: 'pairing offer, its inside',
      samples: [decodeBase64Url(offer.text.slice(OFFER_PREFIX.length))],
      prepare: async (bytes) => encodeText(OFFER_PREFIX + encodeBase64Url(bytes)),
      read: async (bytes) => parsePairingOffer(toText(bytes)),
    },
    {
      name: 'pairing offer, its text',
      samples: [encodeText(offer.text)],
      prepare: async (bytes) => bytes,
      read: async (bytes) => parsePairingOffer(toText(bytes)),
    },
    {
      name: 'recovery code',
      samples: [encodeText(ada.recoveryCode)],
      prepare: async (bytes) => bytes,
      read: async (bytes) => parseRecoveryCode(toText(bytes)),
    },
  ]
}
