import { concatBytes, type Bytes } from '../bytes.ts'

/** The part of WebCrypto that signatures and agreement use; `undefined` where the platform has none. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'sign' | 'verify' | 'deriveBits'>

/** WebCrypto of this platform; absent on pages without a secure context. */
export function platformSubtle(): Subtle | undefined {
  return globalThis.crypto?.subtle
}

const PKCS8_PREFIX = {
  Ed25519: Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20),
  X25519: Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x6e, 4, 0x22, 4, 0x20),
}

/** PKCS #8 form (RFC 8410) of a 32-byte private key: WebCrypto takes private keys in no raw form. */
export function encodePkcs8(algorithm: 'Ed25519' | 'X25519', secret: Uint8Array): Bytes {
  return concatBytes(PKCS8_PREFIX[algorithm], secret)
}

/** Remembers imported keys by their bytes: an import costs more than a signature. The oldest is forgotten past `limit`. */
export class ImportedKeys {
  readonly #keys = new Map<string, Promise<CryptoKey>>()
  constructor(
    readonly load: (bytes: Bytes) => Promise<CryptoKey>,
    readonly limit = 1_024,
  ) {}

  get(bytes: Bytes): Promise<CryptoKey> {
    const name = String.fromCharCode(...bytes)
    let key = this.#keys.get(name)
    if (!key) {
      key = this.load(bytes)
      this.#keys.set(name, key)
      if (this.#keys.size > this.limit) {
        for (const oldest of this.#keys.keys()) {
          this.#keys.delete(oldest)
          break
        }
      }
    }
    return key
  }
}
