// HPKE (RFC 9180), base mode, DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20Poly1305; one message for each context.
import { concatBytes, encodeText, requireLength, type Bytes } from '../bytes.ts'
import { openChaCha, sealChaCha, TAG_BYTES } from './aead.ts'
import { createEphemeralAgreementKey, type AgreementKey } from './agreement.ts'
import { hkdfExpand, hkdfExtract } from './kdf.ts'
import type { RandomSource } from './random.ts'

/** Bytes by which a sealed message is longer than its plaintext: the encapsulated key and the tag. */
export const HPKE_OVERHEAD_BYTES = 32 + TAG_BYTES

const VERSION = encodeText('HPKE-v1')
const KEM_SUITE = concatBytes(encodeText('KEM'), Uint8Array.of(0, 0x20))
const HPKE_SUITE = concatBytes(encodeText('HPKE'), Uint8Array.of(0, 0x20, 0, 1, 0, 3))
const EMPTY: Bytes = new Uint8Array(0)
const BASE_MODE = Uint8Array.of(0)

function labeledExtract(suite: Bytes, salt: Bytes, label: string, secret: Bytes): Bytes {
  return hkdfExtract(concatBytes(VERSION, suite, encodeText(label), secret), salt)
}

function labeledExpand(suite: Bytes, key: Bytes, label: string, info: Bytes, length: number): Bytes {
  return hkdfExpand(key, concatBytes(Uint8Array.of(0, length), VERSION, suite, encodeText(label), info), length)
}

/** Section 4.1, ExtractAndExpand over the agreed bytes. */
export function deriveSharedSecret(agreed: Bytes, encapsulated: Bytes, recipientPublicKey: Bytes): Bytes {
  const key = labeledExtract(KEM_SUITE, EMPTY, 'eae_prk', agreed)
  return labeledExpand(KEM_SUITE, key, 'shared_secret', concatBytes(encapsulated, recipientPublicKey), 32)
}

/** The same in every context of base mode. */
let pskIdHash: Bytes | undefined

/** Section 5.1, KeySchedule in base mode. Nothing is exported from a context, so its exporter secret is only made when it is asked for. */
export function deriveHpkeContext(
  sharedSecret: Bytes,
  info: Bytes,
): { readonly key: Bytes; readonly baseNonce: Bytes; deriveExporter(): Bytes } {
  pskIdHash ??= labeledExtract(HPKE_SUITE, EMPTY, 'psk_id_hash', EMPTY)
  const infoHash = labeledExtract(HPKE_SUITE, EMPTY, 'info_hash', info)
  const context = concatBytes(BASE_MODE, pskIdHash, infoHash)
  const secret = labeledExtract(HPKE_SUITE, sharedSecret, 'secret', EMPTY)
  return {
    key: labeledExpand(HPKE_SUITE, secret, 'key', context, 32),
    baseNonce: labeledExpand(HPKE_SUITE, secret, 'base_nonce', context, 12),
    deriveExporter: () => labeledExpand(HPKE_SUITE, secret, 'exp', context, 32),
  }
}

/**
 * Seals one message to a public key.
 *
 * @param info What the message is for; opening demands the same.
 * @returns The encapsulated key (32 bytes) and the ciphertext, or `undefined` when the public key is of small order.
 */
export async function hpkeSeal(
  recipientPublicKey: Bytes,
  info: Bytes,
  plaintext: Bytes,
  random: RandomSource,
): Promise<Bytes | undefined> {
  requireLength(recipientPublicKey, 32, 'recipient public key')
  const ephemeral = await createEphemeralAgreementKey(random(32))
  const agreed = await ephemeral.agree(recipientPublicKey)
  if (!agreed) return undefined
  const context = deriveHpkeContext(deriveSharedSecret(agreed, ephemeral.publicKey, recipientPublicKey), info)
  return concatBytes(ephemeral.publicKey, sealChaCha(context.key, context.baseNonce, plaintext, EMPTY))
}

/** Opens what {@link hpkeSeal} made; `undefined` when it was not made for this key and this `info`. */
export async function hpkeOpen(recipient: AgreementKey, info: Bytes, sealed: Bytes): Promise<Bytes | undefined> {
  if (sealed.length < HPKE_OVERHEAD_BYTES) return undefined
  const encapsulated = sealed.slice(0, 32)
  const agreed = await recipient.agree(encapsulated)
  if (!agreed) return undefined
  const context = deriveHpkeContext(deriveSharedSecret(agreed, encapsulated, recipient.publicKey), info)
  return openChaCha(context.key, context.baseNonce, sealed.subarray(32), EMPTY)
}
