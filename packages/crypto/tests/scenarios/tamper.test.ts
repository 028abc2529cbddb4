// Whatever arrives, only the package's own errors leave it, and no changed byte goes unnoticed. Seeds are fixed.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CryptoError,
  decodeBase64,
  decodeEnvelope,
  decodeFanOut,
  decodeGroupLink,
  decodeUserLink,
  encodeBase64,
  extendGroupChain,
  openEpochKey,
  openPreviousUserKey,
  openUserKeyWithDevice,
  parseRecoveryCode,
  parseMessageBody,
  sealMessage,
  verifyUserChain,
  type Bytes,
  type MessageBody,
} from '../../src/index.ts'
import { createFanOutScene } from '../_util/fan-out.ts'
import { createParty, createTestGroup, receive, sourceOf } from '../_util/party.ts'

const SETTINGS = { seed: 20_260_901, numRuns: 150 }

const anyBytes = fc.uint8Array({ maxLength: 600 }).map((bytes) => Uint8Array.from(bytes))

/** Changes one byte, cuts the end off, or appends something. */
const damage = fc.oneof(
  fc
    .record({ at: fc.double({ min: 0, max: 0.999_999, noNaN: true }), flip: fc.integer({ min: 1, max: 255 }) })
    .map(({ at, flip }) => (bytes: Bytes): Bytes => {
      const copy = bytes.slice()
      const index = Math.floor(at * copy.length)
      copy[index] = (copy[index] ?? 0) ^ flip
      return copy
    }),
  fc.integer({ min: 1, max: 80 }).map(
    (count) =>
      (bytes: Bytes): Bytes =>
        bytes.slice(0, Math.max(0, bytes.length - count)),
  ),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map(
    (more) =>
      (bytes: Bytes): Bytes =>
        Uint8Array.from([...bytes, ...more]),
  ),
)

async function outcome(run: () => unknown): Promise<'fine' | CryptoError> {
  try {
    await run()
    return 'fine'
  } catch (error) {
    if (error instanceof CryptoError) return error
    throw error
  }
}

describe('random bytes', () => {
  it.each<[string, (bytes: Bytes) => unknown]>([
    ['envelope', decodeEnvelope],
    ['fan-out', decodeFanOut],
    ['user link', decodeUserLink],
    ['group link', decodeGroupLink],
  ])('are no %s', async (_, decode) => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        expect(await outcome(() => decode(bytes))).toBeInstanceOf(CryptoError)
      }),
      SETTINGS,
    )
  })

  it('behind a right beginning only ever meet our own errors', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, fc.constantFrom(0x75, 0x67, 1), async (bytes, magic) => {
        const input = Uint8Array.from([magic, 1, 1, 0, ...bytes])
        for (const decode of [decodeEnvelope, decodeUserLink, decodeGroupLink]) await outcome(() => decode(input))
      }),
      SETTINGS,
    )
  })

  it('open no box', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada])
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        expect(await outcome(() => openEpochKey(group.chain, 1, bytes, 'ada', ada.userKey))).toBeInstanceOf(CryptoError)
        expect(await outcome(() => openUserKeyWithDevice(bytes, 'ada', 1, ada.device))).toBeInstanceOf(CryptoError)
        expect(await outcome(() => openPreviousUserKey(bytes, ada.userKey, 'ada'))).toBeInstanceOf(CryptoError)
      }),
      { ...SETTINGS, numRuns: 40 },
    )
  })
})

describe('a damaged', () => {
  it('envelope never opens', async () => {
    const [ada, ben] = [await createParty('ada'), await createParty('ben')]
    const group = await createTestGroup('g', [ada, ben])
    const source = sourceOf(group.chain, [1, group.key])
    const context = { epoch: source.current(), userId: 'ada', device: ada.device, random: ada.random }
    const envelope = await sealMessage(context, 'm1', { text: 'intact' })
    expect(await outcome(() => receive(envelope, ada, group.chain, source))).toBe('fine')
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        expect(await outcome(() => receive(change(envelope), ada, group.chain, source))).toBeInstanceOf(CryptoError)
      }),
      SETTINGS,
    )
  })

  it('fan-out never opens', async () => {
    const { ben, cleo, sealTo, open } = await createFanOutScene()
    const fanOut = await sealTo(ben, cleo)
    expect(await outcome(() => open(fanOut, ben))).toBe('fine')
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        expect(await outcome(() => open(change(fanOut), ben))).toBeInstanceOf(CryptoError)
      }),
      SETTINGS,
    )
  })

  it('user link or group link is never accepted', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada])
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        expect(await outcome(() => verifyUserChain('ada', [change(ada.links[0]!)]))).toBeInstanceOf(CryptoError)
        const groupLink = () => extendGroupChain(null, decodeGroupLink(change(group.link)), ada.chain)
        expect(await outcome(groupLink)).toBeInstanceOf(CryptoError)
      }),
      SETTINGS,
    )
  })

  it('recovery code is refused for every single wrong character', async () => {
    const { recoveryCode } = await createParty('ada')
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    expect(parseRecoveryCode(` ${recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(
      recoveryCode,
    )
    for (let i = 0; i < recoveryCode.length; i++) {
      if (recoveryCode[i] === '-') continue
      const other = alphabet[(alphabet.indexOf(recoveryCode[i]!) + 1) % 32]!
      const wrong = recoveryCode.slice(0, i) + other + recoveryCode.slice(i + 1)
      expect(await outcome(() => parseRecoveryCode(wrong)), wrong).toBeInstanceOf(CryptoError)
    }
  })
})

describe('round trips', () => {
  const bodies: fc.Arbitrary<MessageBody> = fc.record(
    {
      text: fc.string({ unit: 'grapheme', maxLength: 300 }),
      replyTo: fc.constant('m-0'),
      reaction: fc.record({ emoji: fc.constantFrom('👍', '❤️'), to: fc.constant('m-1') }),
    },
    { requiredKeys: ['text'] },
  )

  it('give back every body, in ciphertext of a padded length', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada])
    const source = sourceOf(group.chain, [1, group.key])
    const context = { epoch: source.current(), userId: 'ada', device: ada.device, random: ada.random }
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const opened = await receive(await sealMessage(context, 'm1', body), ada, group.chain, source)
        expect(opened).toMatchObject({ kind: 'message', body })
      }),
      { ...SETTINGS, numRuns: 60 },
    )
  })

  it('of base64 are exact, and other spellings of the same bytes are refused', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
      }),
      SETTINGS,
    )
    for (const text of ['AB==', 'AAA', 'AA=A', 'A_8=', ' AAA', 'AAAA\n'])
      expect(() => decodeBase64(text), text).toThrow(CryptoError)
  })
})

describe(parseMessageBody, () => {
  it('takes or refuses any JSON with its own error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          parseMessageBody(value)
        } catch (error) {
          expect(error).toBeInstanceOf(CryptoError)
        }
      }),
      SETTINGS,
    )
  })

  it('[AT3] takes an attachment of a possible size with a key and a hash of 32 bytes, and no other', () => {
    const bytes32 = encodeBase64(new Uint8Array(32))
    const attachment = {
      blobId: 'b',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 9,
      key: bytes32,
      hash: bytes32,
    }
    expect(parseMessageBody({ text: '', attachments: [attachment] })).toEqual({ text: '', attachments: [attachment] })
    const wrong = [
      { sizeBytes: 104_857_601 },
      { key: encodeBase64(new Uint8Array(33)) },
      { hash: encodeBase64(new Uint8Array(31)) },
      { hash: bytes32.replace('A=', 'B=') },
    ]
    for (const change of wrong) {
      const attachments = [{ ...attachment, ...change }]
      expect(() => parseMessageBody({ text: '', attachments })).toThrow(CryptoError)
    }
  })

  it('[EN9] keeps what an attachment says of a picture or a voice message, and refuses what can be neither', () => {
    const bytes32 = encodeBase64(new Uint8Array(32))
    const file = { blobId: 'b', sizeBytes: 9, key: bytes32, hash: bytes32 }
    const named = { ...file, name: 'a', mediaType: 'image/png' }
    const picture = { width: 4000, height: 3000, thumbHash: 'AAECAwQ=', small: { ...file, blobId: 's' } }
    const voice = { durationMs: 2300, levels: 'AAECAwQ=' }
    const read = (change: object) => parseMessageBody({ text: '', attachments: [{ ...named, ...change }] }).attachments
    expect(read({ picture: { ...picture, later: 1 }, voice })).toEqual([{ ...named, picture, voice }])
    const wrong = [
      { picture: 1 },
      { picture: { ...picture, width: 0 } },
      { picture: { ...picture, height: 65_536 } },
      { picture: { ...picture, thumbHash: 'A'.repeat(52) } },
      { picture: { ...picture, thumbHash: '<b>=' } },
      { picture: { ...picture, small: { ...file, key: 'AAAA' } } },
      { voice: [] },
      { voice: { ...voice, durationMs: -1 } },
      { voice: { ...voice, levels: 'A'.repeat(100) } },
    ]
    for (const change of wrong) expect(() => read(change), JSON.stringify(change)).toThrow(CryptoError)
  })

  it('refuses a mention outside of the text', () => {
    expect(() => parseMessageBody({ text: 'hi', mentions: [{ userId: 'u', start: 0, end: 3 }] })).toThrow(CryptoError)
    expect(parseMessageBody({ text: 'hi', mentions: [{ userId: 'u', start: 0, end: 2 }], later: 1 })).toEqual({
      text: 'hi',
      mentions: [{ userId: 'u', start: 0, end: 2 }],
    })
  })
})
