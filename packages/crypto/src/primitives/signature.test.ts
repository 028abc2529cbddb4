import { describe, expect, it } from 'vitest'
import { isSigningPublicKey, nobleEd25519, webCryptoEd25519 } from './signature.ts'
import type { Subtle } from './platform-keys.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const message = Uint8Array.of(1, 2, 3)

/** WebCrypto that counts what it imports. */
function createCountingSubtle(): { subtle: Subtle; imports: () => number } {
  const { subtle } = globalThis.crypto
  let count = 0
  const importKey = ((...args: Parameters<SubtleCrypto['importKey']>) => {
    count += 1
    return subtle.importKey(...args)
  }) as SubtleCrypto['importKey']
  return {
    subtle: {
      importKey,
      sign: subtle.sign.bind(subtle),
      verify: subtle.verify.bind(subtle),
      deriveBits: subtle.deriveBits.bind(subtle),
    },
    imports: () => count,
  }
}

describe(webCryptoEd25519, () => {
  it('[P3] makes the same keys and signatures as noble', async () => {
    const web = webCryptoEd25519(globalThis.crypto.subtle).signingKey(seed)
    const noble = nobleEd25519.signingKey(seed)
    expect(web.publicKey).toEqual(noble.publicKey)
    expect(await web.sign(message)).toEqual(await noble.sign(message))
  })

  it('imports each key once, however much it signs and verifies', async () => {
    const { subtle, imports } = createCountingSubtle()
    const web = webCryptoEd25519(subtle)
    const key = web.signingKey(seed)
    for (let i = 0; i < 20; i++) {
      expect(await web.verify(key.publicKey, message, await key.sign(message))).toBe(true)
    }
    expect(imports()).toBe(2)
  })

  it('answers false for a wrong length instead of throwing', async () => {
    const web = webCryptoEd25519(globalThis.crypto.subtle)
    expect(await web.verify(new Uint8Array(31), message, new Uint8Array(64))).toBe(false)
    expect(await nobleEd25519.verify(new Uint8Array(31), message, new Uint8Array(64))).toBe(false)
  })
})

describe(isSigningPublicKey, () => {
  it('[P4] refuses keys of small order, what is no point, and other lengths', () => {
    const neutral = Uint8Array.of(1, ...new Uint8Array(31))
    expect(isSigningPublicKey(neutral)).toBe(false)
    expect(isSigningPublicKey(new Uint8Array(32))).toBe(false)
    expect(isSigningPublicKey(new Uint8Array(32).fill(255))).toBe(false)
    expect(isSigningPublicKey(new Uint8Array(31))).toBe(false)
    expect(isSigningPublicKey(nobleEd25519.signingKey(seed).publicKey)).toBe(true)
  })
})
