// SHA-256 (FIPS 180-4) and HKDF-SHA-256 (RFC 5869).
import { expand, extract, hkdf } from '@noble/hashes/hkdf.js'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { encodeText, type Bytes } from '../bytes.ts'

/** SHA-256 of the given bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Bytes {
  return nobleSha256(bytes)
}

/** SHA-256 of bytes that come one after the other. */
export interface Sha256 {
  update(bytes: Uint8Array): Sha256
  /** 32 bytes; nothing can be added afterwards. */
  digest(): Bytes
}

/** SHA-256 over nothing so far. */
export function createSha256(): Sha256 {
  return nobleSha256.create()
}

/** HKDF with SHA-256. `info` as text is taken as UTF-8. An absent salt is 32 zero bytes, as RFC 5869 says. */
export function hkdfSha256(
  secret: Uint8Array,
  options: { salt?: Uint8Array; info: Uint8Array | string; length?: number },
): Bytes {
  const info = typeof options.info === 'string' ? encodeText(options.info) : options.info
  return hkdf(nobleSha256, secret, options.salt, info, options.length ?? 32)
}

/** HKDF-Extract: a 32-byte pseudorandom key. */
export function hkdfExtract(secret: Uint8Array, salt: Uint8Array): Bytes {
  return extract(nobleSha256, secret, salt)
}

/** HKDF-Expand. */
export function hkdfExpand(key: Uint8Array, info: Uint8Array, length: number): Bytes {
  return expand(nobleSha256, key, info, length)
}
