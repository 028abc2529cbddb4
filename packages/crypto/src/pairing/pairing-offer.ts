// A new device reads a QR code of one that counts, and answers under the secret in it.
import { concatBytes, decodeBase64Url, encodeBase64Url, encodeText, type Bytes } from '../bytes.ts'
import { DecryptionError, FormatError, UnknownVersionError } from '../errors.ts'
import type { DevicePublicKeys } from '../identity/device.ts'
import { NONCE_BYTES, openXChaCha, sealXChaCha } from '../primitives/aead.ts'
import { hkdfSha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import { PairingOfferError } from './errors.ts'
import { readIntroduction, writeIntroduction, type IntroducedDevice } from './introduction.ts'

/** What a QR code that lets one device in says. */
export interface PairingOffer {
  readonly userId: string
  /** The newest link of the user's chain. The new device accepts no chain of the server's that does not contain it. 32 bytes. */
  readonly headHash: Bytes
  /** Where the two devices leave messages for each other: 22 URL-safe characters, random. */
  readonly pairingId: string
  /** 32 random bytes that only who reads the QR code knows. To be used for one pairing. */
  readonly secret: Bytes
}

const PREFIX = 'UMKREIS-DEVICE:'
const VERSION = 1
const ID_BYTES = 16
const DOMAIN = encodeText('umkreis/v1/pairing-answer')

/**
 * Offers to let a device in (SPEC rule PO1).
 *
 * @returns The offer, and the `text` to be shown as a QR code to nobody but its user.
 */
export function createPairingOffer(options: {
  userId: string
  headHash: Bytes
  random: RandomSource
}): PairingOffer & { readonly text: string } {
  const { userId, headHash, random } = options
  const id = random(ID_BYTES)
  const secret = random(32)
  const bytes = new ByteWriter().id(userId).fixed(headHash, 32).fixed(id, ID_BYTES).fixed(secret, 32).bytes()
  const text = `${PREFIX}${VERSION}:${encodeBase64Url(bytes)}`
  return { userId, headHash, pairingId: encodeBase64Url(id), secret, text }
}

/**
 * The offer in the text of a QR code.
 *
 * @throws {PairingOfferError} If it is none, or of a later version.
 */
export function parsePairingOffer(text: string): PairingOffer {
  const [, version, code] = /^UMKREIS-DEVICE:(\d{1,3}):(.*)$/.exec(text.trim()) ?? []
  if (version === undefined || code === undefined) throw new PairingOfferError('not-an-offer')
  if (version !== `${VERSION}`) throw new PairingOfferError('version')
  try {
    const reader = new ByteReader(decodeBase64Url(code), 'pairing')
    const userId = reader.id()
    const headHash = reader.fixed(32)
    const pairingId = encodeBase64Url(reader.fixed(ID_BYTES))
    const secret = reader.fixed(32)
    reader.end()
    return { userId, headHash, pairingId, secret }
  } catch (cause) {
    throw new PairingOfferError('not-an-offer', { cause })
  }
}

function answerContext(offer: PairingOffer): { key: Bytes; aad: Bytes } {
  const aad = new ByteWriter()
    .fixed(DOMAIN, DOMAIN.length)
    .id(offer.userId)
    .fixed(offer.headHash, 32)
    .id(offer.pairingId)
    .bytes()
  return { key: hkdfSha256(offer.secret, { info: DOMAIN }), aad }
}

/**
 * What the new device answers (SPEC rule PO2): its public keys and its name, sealed under the secret of the offer, so that nobody else can put
 * other keys in their place, and the server does not learn the name.
 *
 * @param offer From {@link parsePairingOffer}.
 * @param name At most `MAX_DEVICE_NAME_LENGTH` UTF-16 units; `null` for none.
 * @throws {ArgumentError} If the name is too long.
 */
export function createPairingAnswer(
  offer: PairingOffer,
  device: DevicePublicKeys,
  name: string | null,
  random: RandomSource,
): Bytes {
  const { key, aad } = answerContext(offer)
  const nonce = random(NONCE_BYTES)
  return concatBytes(Uint8Array.of(VERSION), nonce, sealXChaCha(key, nonce, writeIntroduction(device, name), aad))
}

/**
 * The device that answered an offer.
 *
 * @param offer The very one that was shown.
 * @throws {UnknownVersionError} If a later version answered.
 * @throws {FormatError} If the answer is malformed.
 * @throws {DecryptionError} If whoever answered has not read this offer.
 */
export function verifyPairingAnswer(offer: PairingOffer, answer: Bytes): IntroducedDevice {
  const [version] = answer
  if (version === undefined) throw new FormatError('pairing', 'ends too early')
  if (version !== VERSION) throw new UnknownVersionError('pairing', version)
  const { key, aad } = answerContext(offer)
  const nonceEnd = 1 + NONCE_BYTES
  if (answer.length < nonceEnd) throw new FormatError('pairing', 'ends too early')
  const opened = openXChaCha(key, answer.subarray(1, nonceEnd), answer.subarray(nonceEnd), aad)
  if (!opened) throw new DecryptionError('pairing')
  const reader = new ByteReader(opened, 'pairing')
  const introduced = readIntroduction(reader)
  reader.end()
  return introduced
}
