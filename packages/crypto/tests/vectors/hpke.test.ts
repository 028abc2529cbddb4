import { expect, it } from 'vitest'
import { createAgreementKey } from '../../src/primitives/agreement.ts'
import { deriveHpkeContext, deriveSharedSecret, hpkeOpen, hpkeSeal } from '../../src/primitives/hpke.ts'
import { fromHex, readVectors, toHex } from '../_util/published-vectors.ts'

interface Rfc9180Suite {
  readonly setup: Readonly<Record<string, string>>
  readonly Encryptions: readonly Readonly<Record<string, string>>[]
}

function usedSuite(): { setup: (name: string) => Uint8Array<ArrayBuffer>; encryptions: Rfc9180Suite['Encryptions'] } {
  const suites = readVectors<Rfc9180Suite[]>('hpke/rfc9180-appendixA.json')
  const suite = suites.find(
    ({ setup }) =>
      setup['mode'] === '0' && setup['kem_id'] === '32' && setup['kdf_id'] === '1' && setup['aead_id'] === '3',
  )
  return { setup: (name) => fromHex(suite!.setup[name]!), encryptions: suite!.Encryptions }
}

it('derives the secrets of RFC 9180 appendix A.2', async () => {
  const { setup } = usedSuite()
  const agreed = await createAgreementKey(setup('skEm')).agree(setup('pkRm'))
  const shared = deriveSharedSecret(agreed!, setup('enc'), setup('pkRm'))
  expect(toHex(shared)).toBe(toHex(setup('shared_secret')))
  const context = deriveHpkeContext(shared, setup('info'))
  expect(toHex(context.key)).toBe(toHex(setup('key')))
  expect(toHex(context.baseNonce)).toBe(toHex(setup('base_nonce')))
  expect(toHex(context.exporter)).toBe(toHex(setup('exporter_secret')))
})

it('opens with the recipient key of appendix A.2 what it seals with its ephemeral key, and for no other purpose', async () => {
  const { setup } = usedSuite()
  const plaintext = fromHex('00112233')
  const sealed = await hpkeSeal(setup('pkRm'), setup('info'), plaintext, () => setup('skEm'))
  expect(toHex(sealed!.subarray(0, 32))).toBe(toHex(setup('enc')))
  const recipient = createAgreementKey(setup('skRm'))
  expect(await hpkeOpen(recipient, setup('info'), sealed!)).toEqual(plaintext)
  expect(await hpkeOpen(recipient, fromHex('00'), sealed!)).toBeUndefined()
})

it('makes the first ciphertext of appendix A.2 with the derived key and nonce', async () => {
  const { setup, encryptions } = usedSuite()
  const { sealChaCha } = await import('../../src/primitives/aead.ts')
  const first = encryptions[0]!
  const sealed = sealChaCha(setup('key'), setup('base_nonce'), fromHex(first['pt']!), fromHex(first['aad']!))
  expect(toHex(sealed)).toBe(first['ct'])
})

it('refuses to seal to a key of small order', async () => {
  expect(
    await hpkeSeal(new Uint8Array(32), new Uint8Array(0), new Uint8Array(32), (n) => new Uint8Array(n).fill(7)),
  ).toBeUndefined()
})
