// Ed25519 (RFC 8032): WebCrypto where it has it, noble otherwise; both make the same bytes.
import * as noble from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { requireLength, type Bytes } from '../bytes.ts'
import { encodePkcs8, ImportedKeys, platformSubtle, type Subtle } from './platform-keys.ts'

// The library brings no hash of its own; public keys are wanted without waiting for WebCrypto's.
noble.hashes.sha512 = sha512

/** Bytes of a signature. */
export const SIGNATURE_BYTES = 64

/** A private signing key that is ready to sign; nothing is imported twice. */
export interface SigningKey {
  readonly publicKey: Bytes
  /** The signature of a message, 64 bytes. */
  sign(message: Bytes): Promise<Bytes>
}

/** One implementation of Ed25519. */
export interface Ed25519 {
  /** @param seed 32 secret bytes. */
  signingKey(seed: Bytes): SigningKey
  /** Whether the signature is valid. Wrong lengths and keys that are no point answer `false`. */
  verify(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean>
}

/** Ed25519 in JavaScript alone. */
export const nobleEd25519: Ed25519 = {
  signingKey(seed) {
    requireLength(seed, 32, 'signing seed')
    return {
      publicKey: noble.getPublicKey(seed) as Bytes,
      sign: (message) => Promise.resolve(noble.sign(message, seed) as Bytes),
    }
  },
  verify(publicKey, message, signature) {
    try {
      // RFC 8032 instead of the more lenient ZIP 215, so that both implementations accept the same signatures.
      return Promise.resolve(noble.verify(signature, message, publicKey, { zip215: false }))
    } catch {
      return Promise.resolve(false)
    }
  },
}

/** Ed25519 of WebCrypto, with noble for what it refuses to do at all. */
export function webCryptoEd25519(subtle: Subtle): Ed25519 {
  const algorithm = { name: 'Ed25519' }
  const publicKeys = new ImportedKeys((bytes) => subtle.importKey('raw', bytes, algorithm, false, ['verify']))
  return {
    signingKey(seed) {
      requireLength(seed, 32, 'signing seed')
      let imported: Promise<CryptoKey> | undefined
      return {
        publicKey: noble.getPublicKey(seed) as Bytes,
        async sign(message) {
          imported ??= subtle.importKey('pkcs8', encodePkcs8('Ed25519', seed), algorithm, false, ['sign'])
          return new Uint8Array(await subtle.sign(algorithm, await imported, message))
        },
      }
    },
    async verify(publicKey, message, signature) {
      if (publicKey.length !== 32 || signature.length !== SIGNATURE_BYTES) return false
      try {
        return await subtle.verify(algorithm, await publicKeys.get(publicKey), signature, message)
      } catch {
        return false
      }
    },
  }
}

let chosen: Promise<Ed25519> | undefined

async function choose(): Promise<Ed25519> {
  const subtle = platformSubtle()
  if (!subtle) return nobleEd25519
  const web = webCryptoEd25519(subtle)
  const seed = new Uint8Array(32)
  try {
    await web.signingKey(seed).sign(seed)
    return web
  } catch {
    return nobleEd25519
  }
}

/** The implementation this platform is best served with, found out once. */
export function ed25519(): Promise<Ed25519> {
  chosen ??= choose()
  return chosen
}

/** A signing key whose implementation is found out with the first signature. */
export function createSigningKey(seed: Bytes): SigningKey {
  requireLength(seed, 32, 'signing seed')
  let key: Promise<SigningKey> | undefined
  return {
    publicKey: noble.getPublicKey(seed) as Bytes,
    async sign(message) {
      key ??= ed25519().then((implementation) => implementation.signingKey(seed))
      return (await key).sign(message)
    },
  }
}

/** Whether a signature is valid, under the implementation of this platform. */
export async function verifySignature(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  return (await ed25519()).verify(publicKey, message, signature)
}

/**
 * Whether a public key can belong to somebody: a point on the curve, canonically encoded and not of small order. Under a key of small order one
 * signature fits many messages, and implementations disagree about which.
 */
export function isSigningPublicKey(publicKey: Bytes): boolean {
  try {
    return !noble.Point.fromBytes(publicKey, false).isSmallOrder()
  } catch {
    return false
  }
}
