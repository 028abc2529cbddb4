// ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha). The tag is the last 16 bytes.
import { chacha20poly1305, xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { requireLength, type Bytes } from '../bytes.ts'

/** Bytes by which ciphertext is longer than plaintext. */
export const TAG_BYTES = 16
/** Bytes of an XChaCha20-Poly1305 nonce: long enough to be random. */
export const NONCE_BYTES = 24

/** Seals with XChaCha20-Poly1305. `key` 32 bytes, `nonce` 24 bytes and never used twice with the key. */
export function sealXChaCha(key: Uint8Array, nonce: Uint8Array, plaintext: Uint8Array, aad: Uint8Array): Bytes {
  requireLength(key, 32, 'key')
  requireLength(nonce, NONCE_BYTES, 'nonce')
  return xchacha20poly1305(key, nonce, aad).encrypt(plaintext) as Bytes
}

/** Opens what {@link sealXChaCha} sealed; `undefined` when the tag does not fit. */
export function openXChaCha(
  key: Uint8Array,
  nonce: Uint8Array,
  ciphertext: Uint8Array,
  aad: Uint8Array,
): Bytes | undefined {
  requireLength(key, 32, 'key')
  requireLength(nonce, NONCE_BYTES, 'nonce')
  try {
    return xchacha20poly1305(key, nonce, aad).decrypt(ciphertext) as Bytes
  } catch {
    return undefined
  }
}

/** Seals with ChaCha20-Poly1305. `key` 32 bytes, `nonce` 12 bytes and never used twice with the key. */
export function sealChaCha(key: Uint8Array, nonce: Uint8Array, plaintext: Uint8Array, aad: Uint8Array): Bytes {
  return chacha20poly1305(key, nonce, aad).encrypt(plaintext) as Bytes
}

/** Opens what {@link sealChaCha} sealed; `undefined` when the tag does not fit. */
export function openChaCha(
  key: Uint8Array,
  nonce: Uint8Array,
  ciphertext: Uint8Array,
  aad: Uint8Array,
): Bytes | undefined {
  try {
    return chacha20poly1305(key, nonce, aad).decrypt(ciphertext) as Bytes
  } catch {
    return undefined
  }
}
