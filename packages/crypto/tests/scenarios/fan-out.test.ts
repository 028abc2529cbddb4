import { describe, expect, it } from 'vitest'
import {
  ArgumentError,
  decodeEnvelope,
  decodeFanOut,
  encodeBase64,
  FormatError,
  isFanOut,
  NotARecipientError,
  sealMessage,
  UnknownVersionError,
  type Bytes,
} from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { boxFor, craftCore, putTogether, takeApart } from '../_util/dishonest-fan-out.ts'
import { BODY, createFanOutScene, moveOn, recipientOf } from '../_util/fan-out.ts'
import { createTestGroup, sourceOf, type Party } from '../_util/party.ts'

const { ada, ben, cleo, dora, seal, sealTo, open } = await createFanOutScene()

describe('a fan-out', () => {
  it('[FO3] is the same bytes for everybody, and opens for each reader and its author with their own key', async () => {
    const bytes = await sealTo(ben, cleo)

    expect(isFanOut(bytes)).toBe(true)
    for (const reader of [ben, cleo]) {
      expect(await open(bytes, reader)).toMatchObject({
        kind: 'fan-out',
        header: { senderUserId: 'ada', deviceId: ada.device.public.deviceId, senderSeq: 1, clientMessageId: 'm1' },
        body: BODY,
      })
    }
    expect(await open(bytes, ada, { members: ['ada', 'ben'] })).toMatchObject({ body: BODY })
    await expect(open(bytes, dora)).rejects.toThrow(NotARecipientError)
  })

  it('[FO3] tells nobody who else has it: no id and no key of a reader stands in it', async () => {
    const bytes = await sealTo(ben, cleo)

    const text = Buffer.from(bytes)
    for (const { userId, chain } of [ben, cleo]) {
      expect(text.includes(userId)).toBe(false)
      expect(text.includes(chain.userAgreementKey)).toBe(false)
    }
    expect(text.includes('ada')).toBe(true)
  })

  it('[FO6] takes a long text to 200 people in 64 KiB of base64, and not one person more', async () => {
    const recipients = Array.from({ length: 201 }, (_, i) => ({ ...recipientOf(ben), userId: `user-${i}` }))
    const bytes = await seal(recipients.slice(0, 200), { text: 'x'.repeat(20_000) })

    expect(encodeBase64(bytes).length).toBeLessThanOrEqual(65_536)
    expect(decodeFanOut(bytes).boxes).toHaveLength(201)
    await expect(seal(recipients)).rejects.toThrow(ArgumentError)
    await expect(seal(recipients.slice(0, 200), { text: '字'.repeat(12_000) })).rejects.toThrow(ArgumentError)
  })

  it('[FO6] is not made for nobody, one person twice, its author, or with an attachment, a strange device or a bad key', async () => {
    const bytes32 = encodeBase64(new Uint8Array(32))
    const attachment = { blobId: 'b', name: 'a', mediaType: 'a/b', sizeBytes: 1, key: bytes32, hash: bytes32 }
    const refused = [
      seal([]),
      sealTo(ben, ben),
      sealTo(ada, ben),
      seal([recipientOf(ben)], { text: 'with a file', attachments: [attachment] }),
      seal([recipientOf(ben)], BODY, { ...ada, device: ben.device }),
      seal([recipientOf(ben)], BODY, { ...ada, chain: ben.chain }),
      seal([{ ...recipientOf(ben), agreementKey: new Uint8Array(32) }]),
    ]
    for (const made of refused) await expect(made).rejects.toThrow(ArgumentError)
  })

  it('[FO7] opens with an earlier generation of the reader’s key, and not without it', async () => {
    const bytes = await sealTo(ben)
    const later = await moveOn(ben, { isDeviceReplaced: true })

    expect(await open(bytes, later, { keys: [later.userKey, ben.userKey] })).toMatchObject({ body: BODY })
    await expect(open(bytes, later, { keys: [later.userKey] })).rejects.toThrow(NotARecipientError)
  })
})

describe('the form of a fan-out', () => {
  it('[FO8] is none of an envelope of a group, nor the other way round', async () => {
    const group = await createTestGroup('g', [ada, ben])
    const epoch = sourceOf(group.chain, [1, group.key]).current()
    const message = await sealMessage({ epoch, userId: 'ada', device: ada.device, random: ada.random }, 'm1', BODY)

    expect(isFanOut(message)).toBe(false)
    expect(() => decodeFanOut(message)).toThrow(UnknownVersionError)
    const fanOut = await sealTo(ben)
    expect(() => decodeEnvelope(fanOut)).toThrow(UnknownVersionError)
  })

  it.each([
    ['version', 0, UnknownVersionError],
    ['suite', 1, UnknownVersionError],
    ['kind', 2, UnknownVersionError],
    ['flags', 3, FormatError],
  ] as const)('[FO1] has one %s only', async (_, at, error) => {
    const bytes = await sealTo(ben)
    bytes[at]! += 1
    expect(() => decodeFanOut(bytes)).toThrow(error)
  })

  it('[FO1] has sorted boxes, each once, as many as it says, and nothing behind them', async () => {
    const bytes = await sealTo(ben, cleo)
    const { core, boxes, signature } = takeApart(bytes)
    const [a, b, c] = boxes
    const inOrder = (order: readonly Bytes[]) => concatBytes(core, ...order, signature)

    expect(inOrder([a!, b!, c!])).toEqual(bytes)
    for (const order of [
      [b!, a!, c!],
      [a!, c!, b!],
      [a!, a!, c!],
      [a!, b!],
      [...boxes, c!],
    ]) {
      expect(() => decodeFanOut(inOrder(order))).toThrow(FormatError)
    }
    expect(() => decodeFanOut(concatBytes(bytes, new Uint8Array(1)))).toThrow(FormatError)
    expect(() => decodeFanOut(bytes.slice(0, -1))).toThrow(FormatError)
    expect(() => decodeFanOut(concatBytes(bytes, new Uint8Array(49_152)))).toThrow(FormatError)
  })

  it('[FO1] has 201 boxes at most, and 48 KiB at most', async () => {
    const craft = async (boxCount: number, text: string) => {
      const { core } = craftCore(ada, { boxCount, body: { text } })
      return putTogether(
        core,
        Array.from({ length: boxCount }, () => ada.random(80)),
        ada,
      )
    }

    expect(decodeFanOut(await craft(201, 'short')).boxes).toHaveLength(201)
    const tooMany = await craft(202, 'short')
    expect(() => decodeFanOut(tooMany)).toThrow(FormatError)
    expect(decodeFanOut(await craft(2, '字'.repeat(15_000)))).toMatchObject({ header: { clientMessageId: 'm1' } })
    const tooLong = await craft(201, '字'.repeat(15_000))
    expect(() => decodeFanOut(tooLong)).toThrow('too long')
  })

  it('[FO1] needs a place in the author’s chain and a reader besides the author', async () => {
    const unplaced = craftCore(ada, { header: { senderSeq: 0 } })
    const alone = craftCore(ada, { boxCount: 1 })
    const boxes = async ({ core, contentKey }: typeof alone, ...readers: Party[]) =>
      putTogether(core, await Promise.all(readers.map((reader) => boxFor(core, reader, contentKey))), ada)

    expect(() => decodeFanOut(new Uint8Array(0))).toThrow(FormatError)
    const [noPlace, noReader] = [await boxes(unplaced, ada, ben), await boxes(alone, ada)]
    for (const bytes of [noPlace, noReader]) expect(() => decodeFanOut(bytes)).toThrow(FormatError)
    const good = craftCore(ada, {})
    expect(await open(await boxes(good, ada, ben), ben)).toMatchObject({ body: { text: 'crafted' } })
  })
})
