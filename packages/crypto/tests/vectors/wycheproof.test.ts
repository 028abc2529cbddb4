// Every case of each file counts: none is left out, and the tallies add up to the number that the file states.
import { describe, expect, it } from 'vitest'
import { ArgumentError } from '../../src/index.ts'
import { openXChaCha, sealXChaCha } from '../../src/primitives/aead.ts'
import { nobleX25519, webCryptoX25519 } from '../../src/primitives/agreement.ts'
import { hkdfSha256 } from '../../src/primitives/kdf.ts'
import { nobleEd25519, webCryptoEd25519 } from '../../src/primitives/signature.ts'
import { createTally, fromHex, readVectors, toHex, type Wycheproof } from '../_util/published-vectors.ts'

const { subtle } = globalThis.crypto

describe.each([
  ['noble', nobleEd25519],
  ['WebCrypto', webCryptoEd25519(subtle)],
])('Ed25519 by %s', (_, implementation) => {
  it('[P3] verifies the 88 valid cases of Wycheproof and none of the 63 others', async () => {
    const file =
      readVectors<Wycheproof<{ msg: string; sig: string }, { publicKey: { pk: string } }>>(
        'wycheproof/ed25519_test.json',
      )
    const tally = createTally()
    for (const group of file.testGroups) {
      const publicKey = fromHex(group.publicKey.pk)
      for (const test of group.tests) {
        const isValid = await implementation.verify(publicKey, fromHex(test.msg), fromHex(test.sig))
        tally.add(isValid === (test.result === 'valid') ? test.result : `wrong: ${test.tcId}`)
      }
    }
    expect(tally.counts).toEqual({ valid: 88, invalid: 63 })
    expect(tally.total).toBe(file.numberOfTests)
  })
})

describe.each([
  ['noble', nobleX25519],
  ['WebCrypto', webCryptoX25519(subtle)],
])('X25519 by %s', (_, implementation) => {
  it('[P4] agrees on 487 of the 518 cases of Wycheproof, and on nothing in the 31 whose result would be zero', async () => {
    const file =
      readVectors<Wycheproof<{ public: string; private: string; shared: string }>>('wycheproof/x25519_test.json')
    const tally = createTally()
    for (const test of file.testGroups.flatMap((group) => group.tests)) {
      const shared = await implementation.agree(fromHex(test.private), fromHex(test.public))
      const isZero = /^0+$/.test(test.shared)
      const isRight = isZero ? shared === undefined : shared !== undefined && toHex(shared) === test.shared
      tally.add(isRight ? (isZero ? 'zero' : 'agreed') : `wrong: ${test.tcId}`)
    }
    expect(tally.counts).toEqual({ agreed: 487, zero: 31 })
    expect(tally.total).toBe(file.numberOfTests)
  })
})

describe('HKDF-SHA-256', () => {
  it('[P1] makes the bytes of the 83 valid cases of Wycheproof and refuses the 3 lengths that are too long', () => {
    const file = readVectors<Wycheproof<{ ikm: string; salt: string; info: string; size: number; okm: string }>>(
      'wycheproof/hkdf_sha256_test.json',
    )
    const tally = createTally()
    for (const test of file.testGroups.flatMap((group) => group.tests)) {
      const derive = () =>
        hkdfSha256(fromHex(test.ikm), { salt: fromHex(test.salt), info: fromHex(test.info), length: test.size })
      if (test.result === 'valid') expect(toHex(derive()), test.comment).toBe(test.okm)
      else expect(derive, test.comment).toThrow(/255\*HashLen/)
      tally.add(test.result)
    }
    expect(tally.counts).toEqual({ valid: 83, invalid: 3 })
    expect(tally.total).toBe(file.numberOfTests)
  })
})

describe('XChaCha20-Poly1305', () => {
  it('[P1] seals and opens the 246 valid cases of Wycheproof, opens none of 60 forgeries, and takes none of 9 other nonces', () => {
    const file = readVectors<
      Wycheproof<{ key: string; iv: string; aad: string; msg: string; ct: string; tag: string }>
    >('wycheproof/xchacha20_poly1305_test.json')
    const tally = createTally()
    for (const test of file.testGroups.flatMap((group) => group.tests)) {
      const [key, nonce, aad] = [fromHex(test.key), fromHex(test.iv), fromHex(test.aad)]
      const sealed = test.ct + test.tag
      if (nonce.length !== 24) {
        expect(() => sealXChaCha(key, nonce, fromHex(test.msg), aad), `${test.tcId}`).toThrow(ArgumentError)
        expect(() => openXChaCha(key, nonce, fromHex(sealed), aad), `${test.tcId}`).toThrow(ArgumentError)
        tally.add('nonce')
      } else if (test.result === 'valid') {
        expect(toHex(sealXChaCha(key, nonce, fromHex(test.msg), aad)), `${test.tcId}`).toBe(sealed)
        expect(toHex(openXChaCha(key, nonce, fromHex(sealed), aad)!), `${test.tcId}`).toBe(test.msg)
        tally.add('valid')
      } else {
        expect(openXChaCha(key, nonce, fromHex(sealed), aad), `${test.tcId}`).toBeUndefined()
        tally.add('forged')
      }
    }
    expect(tally.counts).toEqual({ valid: 246, forged: 60, nonce: 9 })
    expect(tally.total).toBe(file.numberOfTests)
  })
})
