import { describe, expect, it } from 'vitest'
import {
  ArgumentError,
  createDeviceKeys,
  createPairingAnswer,
  createPairingOffer,
  createPairingRequest,
  createPairingResponse,
  DecryptionError,
  FormatError,
  MAX_DEVICE_NAME_LENGTH,
  MismatchError,
  openPairingReveal,
  PairingOfferError,
  parsePairingOffer,
  revealPairing,
  UnknownVersionError,
  verifyPairingAnswer,
  type Bytes,
} from '../../src/index.ts'
import { seededRandom } from '../_util/seeded-random.ts'

const random = seededRandom('pairing')
const headHash = random(32)
const device = createDeviceKeys(random).public
const intruder = createDeviceKeys(random).public

const offerTo = (userId: string) => createPairingOffer({ userId, headHash, random })
const flipped = (bytes: Bytes, at: number) => bytes.with(at, (bytes.at(at) ?? 0) ^ 1) as Bytes

describe(parsePairingOffer, () => {
  it('[PO1] reads what the QR code says', () => {
    const { text, ...offer } = offerTo('ada')
    expect(text).toMatch(/^UMKREIS-DEVICE:1:[\w-]+$/)
    expect(parsePairingOffer(` ${text}\n`)).toEqual(offer)
    expect(offer.pairingId).toMatch(/^[\w-]{22}$/)
  })

  it('[PO1] refuses everything else, and says when a later version made it', () => {
    const { text } = offerTo('ada')
    for (const other of [
      '',
      'https://umkreis.example/',
      text.slice(0, -2),
      `${text}AA`,
      `${text}=`,
      text.toLowerCase(),
    ]) {
      expect(() => parsePairingOffer(other)).toThrow(expect.objectContaining({ problem: 'not-an-offer' }))
    }
    expect(() => parsePairingOffer(text.replace(':1:', ':2:'))).toThrow(new PairingOfferError('version'))
  })

  it('[PO1] is another one each time', () => {
    const [a, b] = [offerTo('ada'), offerTo('ada')]
    expect(a.pairingId).not.toBe(b.pairingId)
    expect(a.secret).not.toEqual(b.secret)
  })
})

describe(verifyPairingAnswer, () => {
  it('[PO2] names the device that read the offer', () => {
    const offer = offerTo('ada')
    const answer = createPairingAnswer(parsePairingOffer(offer.text), device, 'Küche', random)
    expect(verifyPairingAnswer(offer, answer)).toEqual({ device, name: 'Küche' })
    const nameless = createPairingAnswer(offer, device, null, random)
    expect(verifyPairingAnswer(offer, nameless)).toEqual({ device, name: null })
  })

  it('[PO2] shows the name to nobody else', () => {
    const answer = createPairingAnswer(offerTo('ada'), device, 'Kitchen tablet', random)
    expect(Buffer.from(answer).includes('Kitchen')).toBe(false)
  })

  it('[PO2] refuses an answer to another offer, for other keys of the account, or changed in any byte', () => {
    const offer = offerTo('ada')
    const answer = createPairingAnswer(offer, device, 'x', random)
    const others = [offerTo('ada'), { ...offer, userId: 'ben' }, { ...offer, headHash: random(32) }]
    for (const other of others) expect(() => verifyPairingAnswer(other, answer)).toThrow(DecryptionError)
    for (let at = 1; at < answer.length; at++) {
      expect(() => verifyPairingAnswer(offer, flipped(answer, at))).toThrow(DecryptionError)
    }
    expect(() => verifyPairingAnswer(offer, flipped(answer, 0))).toThrow(UnknownVersionError)
    expect(() => verifyPairingAnswer(offer, answer.slice(0, 20))).toThrow(FormatError)
    expect(() => verifyPairingAnswer(offer, new Uint8Array(0))).toThrow(FormatError)
  })

  it('[PR1] refuses keys under which nobody could sign, and names that are too long', () => {
    const offer = offerTo('ada')
    const unusable = { ...device, signingKey: new Uint8Array(32) }
    const answer = createPairingAnswer(offer, unusable, null, random)
    expect(() => verifyPairingAnswer(offer, answer)).toThrow(new FormatError('pairing', 'unusable device key'))
    const longest = '€'.repeat(MAX_DEVICE_NAME_LENGTH)
    expect(verifyPairingAnswer(offer, createPairingAnswer(offer, device, longest, random)).name).toBe(longest)
    expect(() => createPairingAnswer(offer, device, `${longest}€`, random)).toThrow(ArgumentError)
  })
})

/** The messages of a pairing by code, up to the reveal. */
async function pair(name: string | null = 'Kitchen tablet') {
  const request = createPairingRequest({ userId: 'ada', device, name, random })
  const response = createPairingResponse({ headHash, random })
  const revealed = await revealPairing(request, response.bytes, random)
  return { request, response, revealed }
}

describe(openPairingReveal, () => {
  it('[PC4] shows the same eight digits on both sides, and other ones each time', async () => {
    const codes = new Set<string>()
    for (let round = 0; round < 5; round++) {
      const { request, response, revealed } = await pair()
      const { commitment } = request
      const opened = await openPairingReveal({ userId: 'ada', commitment, response, reveal: revealed.reveal })
      expect(opened).toEqual({ device, name: 'Kitchen tablet', code: revealed.code })
      expect(revealed.headHash).toEqual(headHash)
      expect(revealed.code).toMatch(/^\d{8}$/)
      codes.add(revealed.code)
    }
    expect(codes.size).toBe(5)
  })

  it('[PC3] shows the name to nobody on the way', async () => {
    const { request, revealed } = await pair()
    expect(Buffer.from(revealed.reveal).includes('Kitchen')).toBe(false)
    expect(Buffer.from(request.commitment).includes('Kitchen')).toBe(false)
    expect((await pair(null)).revealed.code).toMatch(/^\d{8}$/)
  })

  it('[PC1] refuses keys that the new device had not committed itself to', async () => {
    const { request, response } = await pair()
    const other = createPairingRequest({ userId: 'ada', device: intruder, name: 'x', random })
    const forged = await revealPairing({ ...other, commitment: request.commitment }, response.bytes, random)
    const opening = openPairingReveal({
      userId: 'ada',
      commitment: request.commitment,
      response,
      reveal: forged.reveal,
    })
    await expect(opening).rejects.toThrow(new MismatchError('pairing', 'commitment'))
  })

  it('[PC4] gives who is between the two other digits on either side', async () => {
    const honest = createPairingRequest({ userId: 'ada', device, name: null, random })
    const between = createPairingRequest({ userId: 'ada', device: intruder, name: null, random })
    const response = createPairingResponse({ headHash, random })
    const forgedResponse = createPairingResponse({ headHash: random(32), random })
    const seenByNew = await revealPairing(honest, forgedResponse.bytes, random)
    const sentToOld = await revealPairing(between, response.bytes, random)
    const { commitment } = between
    const seenByOld = await openPairingReveal({ userId: 'ada', commitment, response, reveal: sentToOld.reveal })
    expect(seenByOld.device).toEqual(intruder)
    expect(seenByOld.code).not.toBe(seenByNew.code)
  })

  it('[PC4] has other digits when only the head of the chain was changed on the way', async () => {
    const request = createPairingRequest({ userId: 'ada', device, name: null, random })
    const response = createPairingResponse({ headHash, random })
    const changed = flipped(response.bytes, 1)
    const honest = await revealPairing(request, response.bytes, random)
    const misled = await revealPairing(request, changed, random)
    expect(misled.headHash).not.toEqual(headHash)
    expect(misled.code).not.toBe(honest.code)
    const { commitment } = request
    const opening = openPairingReveal({ userId: 'ada', commitment, response, reveal: misled.reveal })
    await expect(opening).rejects.toThrow(new DecryptionError('pairing'))
  })

  it('[PC3] refuses a reveal for another account, request or response, cut short, or of a later version', async () => {
    const { request, response, revealed } = await pair()
    const { commitment } = request
    const { reveal } = revealed
    const good = { userId: 'ada', commitment, response, reveal }
    const open = (changes: Partial<typeof good>) => openPairingReveal({ ...good, ...changes })
    await expect(open({ userId: 'ben' })).rejects.toThrow(DecryptionError)
    await expect(open({ commitment: (await pair()).request.commitment })).rejects.toThrow(DecryptionError)
    await expect(open({ response: (await pair()).response })).rejects.toThrow(DecryptionError)
    await expect(open({ reveal: reveal.slice(0, -1) })).rejects.toThrow(DecryptionError)
    await expect(open({ reveal: new Uint8Array(0) })).rejects.toThrow(FormatError)
    await expect(open({ reveal: flipped(reveal, 0) })).rejects.toThrow(UnknownVersionError)
    await expect(open({ commitment: flipped(commitment, 0) })).rejects.toThrow(UnknownVersionError)
    await expect(open({ commitment: commitment.slice(1) })).rejects.toThrow(UnknownVersionError)
    await expect(open({ commitment: commitment.slice(0, 9) })).rejects.toThrow(FormatError)
  })
})

describe(revealPairing, () => {
  it('[PC2] refuses responses that are none', async () => {
    const request = createPairingRequest({ userId: 'ada', device, name: null, random })
    const { bytes } = createPairingResponse({ headHash, random })
    await expect(revealPairing(request, bytes.slice(0, -1), random)).rejects.toThrow(FormatError)
    await expect(revealPairing(request, flipped(bytes, 0), random)).rejects.toThrow(UnknownVersionError)
    const smallOrder = new Uint8Array(bytes)
    smallOrder.fill(0, 33)
    await expect(revealPairing(request, smallOrder, random)).rejects.toThrow(FormatError)
  })
})
