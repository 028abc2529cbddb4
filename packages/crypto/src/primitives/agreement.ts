// X25519 (RFC 7748): WebCrypto where it has it, noble otherwise; both make the same bytes.
import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'
import { requireLength, type Bytes } from '../bytes.ts'
import { encodePkcs8, ImportedKeys, platformSubtle, type Subtle } from './platform-keys.ts'

/** The field of the curve (RFC 7748, section 4.1). */
const P = 2n ** 255n - 19n

// The ladder of the library alone: its ready-made X25519 brings along all the other curves and their hashing.
const noble = montgomery({
  P,
  type: 'x25519',
  adjustScalarBytes(bytes: Bytes) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
  powPminus2: (x) => pow(x, P - 2n, P),
})

const BASE_POINT: Bytes = Uint8Array.of(9, ...new Uint8Array(31))

/** A private agreement key. */
export interface AgreementKey {
  readonly publicKey: Bytes
  /** The 32 shared bytes, or `undefined` when the other key is of small order and the result would be all zero. */
  agree(publicKey: Bytes): Promise<Bytes | undefined>
}

/** One implementation of X25519. */
export interface X25519 {
  /** `secret` and `publicKey` 32 bytes; `undefined` when the result would be all zero. */
  agree(secret: Bytes, publicKey: Bytes): Promise<Bytes | undefined>
}

/** X25519 in JavaScript alone. */
export const nobleX25519: X25519 = {
  agree(secret, publicKey) {
    try {
      return Promise.resolve(noble.getSharedSecret(secret, publicKey))
    } catch {
      return Promise.resolve(undefined)
    }
  },
}

/** X25519 of WebCrypto. */
export function webCryptoX25519(subtle: Subtle): X25519 {
  const algorithm = { name: 'X25519' }
  const publicKeys = new ImportedKeys((bytes) => subtle.importKey('raw', bytes, algorithm, false, []))
  return {
    async agree(secret, publicKey) {
      try {
        const key = await subtle.importKey('pkcs8', encodePkcs8('X25519', secret), algorithm, false, ['deriveBits'])
        const peer = await publicKeys.get(publicKey)
        const shared = new Uint8Array(await subtle.deriveBits({ name: 'X25519', public: peer }, key, 256))
        // Engines are to fail on an all-zero result; not every one has always done so.
        return shared.some((byte) => byte !== 0) ? shared : undefined
      } catch {
        return undefined
      }
    },
  }
}

let chosen: Promise<X25519> | undefined

async function choose(): Promise<X25519> {
  const subtle = platformSubtle()
  if (!subtle) return nobleX25519
  const web = webCryptoX25519(subtle)
  return (await web.agree(new Uint8Array(32).fill(1), BASE_POINT)) ? web : nobleX25519
}

function x25519(): Promise<X25519> {
  chosen ??= choose()
  return chosen
}

/** An agreement key over 32 secret bytes. */
export function createAgreementKey(secret: Bytes): AgreementKey {
  requireLength(secret, 32, 'agreement secret')
  return {
    publicKey: noble.getPublicKey(secret),
    async agree(publicKey) {
      requireLength(publicKey, 32, 'agreement public key')
      return (await x25519()).agree(secret, publicKey)
    },
  }
}

/** Like {@link createAgreementKey}, for a key used once: its public key comes from the faster implementation, too. */
export async function createEphemeralAgreementKey(secret: Bytes): Promise<AgreementKey> {
  requireLength(secret, 32, 'agreement secret')
  const implementation = await x25519()
  const publicKey = await implementation.agree(secret, BASE_POINT)
  return {
    publicKey: publicKey ?? noble.getPublicKey(secret),
    agree: (peer) => implementation.agree(secret, peer),
  }
}
