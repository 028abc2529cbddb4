import { describe, expect, it } from 'vitest'
import { CryptoError } from '../../src/index.ts'
import { openXChaCha, sealXChaCha } from '../../src/primitives/aead.ts'
import { nobleX25519, webCryptoX25519 } from '../../src/primitives/agreement.ts'
import { hkdfSha256 } from '../../src/primitives/kdf.ts'
import { nobleEd25519, webCryptoEd25519 } from '../../src/primitives/signature.ts'
import { fromHex, readVectors, toHex, type Wycheproof } from '../_util/published-vectors.ts'

const { subtle } = globalThis.crypto

describe.each([
  ['noble', nobleEd25519],
  ['WebCrypto', webCryptoEd25519(subtle)],
])('Ed25519 by %s', (_, implementation) => {
  it('verifies what Wycheproof calls valid and nothing else', async () => {
    const { testGroups } =
      readVectors<Wycheproof<{ msg: string; sig: string }, { publicKey: { pk: string } }>>(
        'wycheproof/ed25519_test.json',
      )
    const wrong: number[] = []
    let count = 0
    for (const group of testGroups) {
      const publicKey = fromHex(group.publicKey.pk)
      for (const test of group.tests) {
        const isValid = await implementation.verify(publicKey, fromHex(test.msg), fromHex(test.sig))
        if (isValid !== (test.result === 'valid')) wrong.push(test.tcId)
        count++
      }
    }
    expect(wrong).toEqual([])
    expect(count).toBe(151)
  })
})

describe.each([
  ['noble', nobleX25519],
  ['WebCrypto', webCryptoX25519(subtle)],
])('X25519 by %s', (_, implementation) => {
  it('agrees on what Wycheproof says, and on nothing when the result would be zero', async () => {
    const { testGroups } =
      readVectors<Wycheproof<{ public: string; private: string; shared: string }>>('wycheproof/x25519_test.json')
    const wrong: number[] = []
    let zeros = 0
    for (const test of testGroups.flatMap((group) => group.tests)) {
      const shared = await implementation.agree(fromHex(test.private), fromHex(test.public))
      const expected = /^0+$/.test(test.shared) ? undefined : test.shared
      if (expected === undefined) zeros++
      if ((shared && toHex(shared)) !== expected) wrong.push(test.tcId)
    }
    expect(wrong).toEqual([])
    expect(zeros).toBeGreaterThan(10)
  })
})

describe('HKDF-SHA-256', () => {
  it('makes the bytes of Wycheproof', () => {
    const { testGroups } = readVectors<
      Wycheproof<{ ikm: string; salt: string; info: string; size: number; okm: string }>
    >('wycheproof/hkdf_sha256_test.json')
    for (const test of testGroups.flatMap((group) => group.tests)) {
      const derive = () =>
        hkdfSha256(fromHex(test.ikm), { salt: fromHex(test.salt), info: fromHex(test.info), length: test.size })
      if (test.result === 'valid') expect(toHex(derive()), test.comment).toBe(test.okm)
      else expect(derive, test.comment).toThrow()
    }
  })
})

describe('XChaCha20-Poly1305', () => {
  it('seals and opens as Wycheproof says', () => {
    const { testGroups } = readVectors<
      Wycheproof<{ key: string; iv: string; aad: string; msg: string; ct: string; tag: string }>
    >('wycheproof/xchacha20_poly1305_test.json')
    for (const test of testGroups.flatMap((group) => group.tests)) {
      const [key, nonce, aad] = [fromHex(test.key), fromHex(test.iv), fromHex(test.aad)]
      const sealed = test.ct + test.tag
      if (test.result === 'valid') {
        expect(toHex(sealXChaCha(key, nonce, fromHex(test.msg), aad)), `${test.tcId}`).toBe(sealed)
        expect(toHex(openXChaCha(key, nonce, fromHex(sealed), aad)!), `${test.tcId}`).toBe(test.msg)
      } else if (nonce.length === 24) {
        expect(openXChaCha(key, nonce, fromHex(sealed), aad), `${test.tcId}`).toBeUndefined()
      } else {
        expect(() => openXChaCha(key, nonce, fromHex(sealed), aad), `${test.tcId}`).toThrow(CryptoError)
      }
    }
  })
})
