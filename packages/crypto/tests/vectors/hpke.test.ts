import { describe, expect, it } from 'vitest'
import { concatBytes, encodeText } from '../../src/bytes.ts'
import { openChaCha, sealChaCha } from '../../src/primitives/aead.ts'
import { createAgreementKey } from '../../src/primitives/agreement.ts'
import { deriveHpkeContext, deriveSharedSecret, hpkeOpen, hpkeSeal } from '../../src/primitives/hpke.ts'
import { hkdfExpand } from '../../src/primitives/kdf.ts'
import { fromHex, readVectors, toHex } from '../_util/published-vectors.ts'

type Fields = Readonly<Record<string, string>>

interface Rfc9180Case {
  readonly setup: Fields
  readonly Encryptions: readonly Fields[]
  readonly 'Exported Values': readonly Fields[]
}

const cases = readVectors<Rfc9180Case[]>('hpke/rfc9180-appendixA.json')

const X25519_HKDF_SHA256 = '32'
const HKDF_SHA256 = '1'
const CHACHA20_POLY1305 = '3'
const BASE = '0'
const PSK = '1'

/** Whether a case is of the suite and mode of SPEC rule P2. */
function isOurs({ setup }: Rfc9180Case): boolean {
  const isOurSuite =
    setup['kem_id'] === X25519_HKDF_SHA256 && setup['kdf_id'] === HKDF_SHA256 && setup['aead_id'] === CHACHA20_POLY1305
  return isOurSuite && setup['mode'] === BASE
}

/** Whether the sender is not authenticated: then the secret of the KEM is made as ours is, whatever is done with it. */
function hasOurKem({ setup }: Rfc9180Case): boolean {
  return setup['kem_id'] === X25519_HKDF_SHA256 && (setup['mode'] === BASE || setup['mode'] === PSK)
}

const ours = cases.find(isOurs) as Rfc9180Case
const setup = (name: string) => fromHex(ours.setup[name] ?? '')
const field = (fields: Fields, name: string) => fromHex(fields[name] ?? '')

/** Section 5.2, ComputeNonce. */
function nonceAt(baseNonce: Uint8Array<ArrayBuffer>, sequenceNumber: number): Uint8Array<ArrayBuffer> {
  const nonce = baseNonce.slice()
  const view = new DataView(nonce.buffer)
  view.setUint32(8, view.getUint32(8) ^ sequenceNumber)
  return nonce
}

describe('RFC 9180, appendix A', () => {
  it('[P2] has 28 cases: one of our suite and mode, 5 more with our KEM, and 22 with other ones', () => {
    expect(cases).toHaveLength(28)
    expect(cases.filter(isOurs)).toHaveLength(1)
    expect(cases.filter((one) => hasOurKem(one) && !isOurs(one))).toHaveLength(5)
  })

  it('[P2] derives the shared secret of every case with our KEM', async () => {
    for (const { setup } of cases.filter(hasOurKem)) {
      const ephemeral = createAgreementKey(field(setup, 'skEm'))
      expect(toHex(ephemeral.publicKey)).toBe(setup['enc'])
      const agreed = await ephemeral.agree(field(setup, 'pkRm'))
      const agreedByRecipient = await createAgreementKey(field(setup, 'skRm')).agree(field(setup, 'enc'))
      expect(agreedByRecipient).toEqual(agreed)
      const shared = deriveSharedSecret(agreed!, field(setup, 'enc'), field(setup, 'pkRm'))
      expect(toHex(shared)).toBe(setup['shared_secret'])
    }
  })

  it('[P2] derives the keys of our case', () => {
    const context = deriveHpkeContext(setup('shared_secret'), setup('info'))
    expect(toHex(context.key)).toBe(ours.setup['key'])
    expect(toHex(context.baseNonce)).toBe(ours.setup['base_nonce'])
    expect(toHex(context.deriveExporter())).toBe(ours.setup['exporter_secret'])
  })

  it('[P2] seals and opens all 6 of its messages, ours being always the first', () => {
    expect(ours.Encryptions).toHaveLength(6)
    for (const message of ours.Encryptions) {
      const nonce = nonceAt(setup('base_nonce'), Number(message['sequence number']))
      expect(toHex(nonce)).toBe(message['nonce'])
      const sealed = sealChaCha(setup('key'), nonce, field(message, 'pt'), field(message, 'aad'))
      expect(toHex(sealed)).toBe(message['ct'])
      expect(openChaCha(setup('key'), nonce, sealed, field(message, 'aad'))).toEqual(field(message, 'pt'))
    }
  })

  it('[P2] exports all 3 of its values', () => {
    expect(ours['Exported Values']).toHaveLength(3)
    const suite = concatBytes(encodeText('HPKE-v1HPKE'), Uint8Array.of(0, 0x20, 0, 1, 0, 3))
    for (const value of ours['Exported Values']) {
      const info = concatBytes(
        Uint8Array.of(0, Number(value['L'])),
        suite,
        encodeText('sec'),
        field(value, 'exporter_context'),
      )
      expect(toHex(hkdfExpand(setup('exporter_secret'), info, Number(value['L'])))).toBe(value['exported_value'])
    }
  })
})

describe(hpkeSeal, () => {
  it('[P2] makes with the ephemeral key of the case what the recipient of the case opens, for no other purpose', async () => {
    const plaintext = fromHex('00112233')
    const sealed = await hpkeSeal(setup('pkRm'), setup('info'), plaintext, () => setup('skEm'))
    expect(toHex(sealed!.subarray(0, 32))).toBe(ours.setup['enc'])
    const first = sealChaCha(setup('key'), setup('base_nonce'), plaintext, new Uint8Array(0))
    expect(sealed!.subarray(32)).toEqual(first)
    const recipient = createAgreementKey(setup('skRm'))
    expect(await hpkeOpen(recipient, setup('info'), sealed!)).toEqual(plaintext)
    expect(await hpkeOpen(recipient, fromHex('00'), sealed!)).toBeUndefined()
  })

  it('[P4] refuses to seal to a key of small order', async () => {
    expect(
      await hpkeSeal(new Uint8Array(32), new Uint8Array(0), new Uint8Array(32), (n) => new Uint8Array(n).fill(7)),
    ).toBeUndefined()
  })
})
