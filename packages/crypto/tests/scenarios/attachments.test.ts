import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ArgumentError,
  AttachmentError,
  openAttachment,
  sealAttachment,
  sealedAttachmentBytes,
  type AttachmentProblem,
  type AttachmentSecret,
  type Bytes,
} from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { seededRandom } from '../_util/seeded-random.ts'

const CHUNK = 65_536
const SEALED_CHUNK = CHUNK + 16
const PREFIX = 19
const MAX = 100 * 1024 * 1024

/** A stream of the bytes in pieces of one size. */
async function* streamOf(bytes: Bytes, pieceBytes = 50_000): AsyncGenerator<Bytes, void> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.slice(at, at + pieceBytes)
}

async function collect(stream: AsyncIterable<Bytes>): Promise<Bytes> {
  const pieces: Bytes[] = []
  for await (const piece of stream) pieces.push(piece)
  return concatBytes(...pieces)
}

interface SealedFile {
  readonly plain: Bytes
  readonly sealed: Bytes
  readonly secret: AttachmentSecret
}

async function sealFile(sizeBytes: number, seed = 'file'): Promise<SealedFile> {
  const plain = seededRandom(`${seed} content`)(sizeBytes)
  const sealing = sealAttachment(streamOf(plain), seededRandom(seed))
  const sealed = await collect(sealing.sealed)
  const finished = await sealing.finished
  expect(finished).toEqual({ hash: sha256(sealed), sizeBytes, sealedBytes: sealed.length })
  return { plain, sealed, secret: { key: sealing.key, hash: finished.hash, sizeBytes } }
}

const open = (sealed: Bytes, secret: AttachmentSecret, pieceBytes?: number) =>
  collect(openAttachment(streamOf(sealed, pieceBytes), secret))

/** Opens something else than the file of the message, whose hash is made to fit so that the chunks alone have to show it. */
const openChanged = (sealed: Bytes, secret: AttachmentSecret) => open(sealed, { ...secret, hash: sha256(sealed) })

/** The sealed file as its prefix and its chunks. */
function chunksOf(sealed: Bytes): [prefix: Bytes, ...chunks: Bytes[]] {
  const chunks: Bytes[] = []
  for (let at = PREFIX; at < sealed.length; at += SEALED_CHUNK) chunks.push(sealed.slice(at, at + SEALED_CHUNK))
  return [sealed.slice(0, PREFIX), ...chunks]
}

async function problemOf(run: Promise<unknown>): Promise<AttachmentProblem | 'none'> {
  try {
    await run
    return 'none'
  } catch (error) {
    if (error instanceof AttachmentError) return error.problem
    throw error
  }
}

describe(sealedAttachmentBytes, () => {
  it('[AT1] counts the prefix and a tag for each chunk', () => {
    expect([0, 1, CHUNK, CHUNK + 1, MAX].map((size) => sealedAttachmentBytes(size))).toEqual([
      35,
      36,
      PREFIX + SEALED_CHUNK,
      PREFIX + SEALED_CHUNK + 17,
      PREFIX + 1_600 * SEALED_CHUNK,
    ])
    expect(() => sealedAttachmentBytes(MAX + 1)).toThrow(AttachmentError)
    for (const size of [-1, 1.5, Number.NaN]) expect(() => sealedAttachmentBytes(size)).toThrow(ArgumentError)
  })
})

describe('an attachment', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_000])(
    '[AT1] of %i bytes opens to what was sealed',
    async (size) => {
      const { plain, sealed, secret } = await sealFile(size)
      expect(sealed).toHaveLength(sealedAttachmentBytes(size))
      expect(await open(sealed, secret)).toEqual(plain)
    },
  )

  it('[AT1] is the same bytes whatever pieces it is read in', async () => {
    const { plain, sealed, secret } = await sealFile(150_000)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 900, max: 200_000 }), async (pieceBytes) => {
        const again = sealAttachment(streamOf(plain, pieceBytes), seededRandom('file'))
        expect(await collect(again.sealed)).toEqual(sealed)
        expect(await open(sealed, secret, pieceBytes)).toEqual(plain)
      }),
      { seed: 20_261_121, numRuns: 8 },
    )
    expect(await open(sealed, secret, sealed.length)).toEqual(plain)
  })

  it('[AT3] has a key of its own each time', async () => {
    const random = seededRandom('twice')
    const [first, second] = [1, 2].map(() => sealAttachment(streamOf(new Uint8Array(9)), random))
    expect(first!.key).not.toEqual(second!.key)
    expect(await collect(first!.sealed)).not.toEqual(await collect(second!.sealed))
  })

  it('[AT4] that was cut off is refused, at a chunk’s edge and everywhere else', async () => {
    const { sealed, secret } = await sealFile(3 * CHUNK)
    for (const length of [0, PREFIX - 1, PREFIX, PREFIX + SEALED_CHUNK, PREFIX + 2 * SEALED_CHUNK, sealed.length - 1]) {
      expect(await problemOf(openChanged(sealed.slice(0, length), secret)), `${length}`).toBe('truncated')
    }
  })

  it('[AT2] that was cut off does not pass for a shorter one either', async () => {
    const { sealed, secret } = await sealFile(3 * CHUNK)
    const shorter = sealed.slice(0, PREFIX + 2 * SEALED_CHUNK)
    expect(await problemOf(openChanged(shorter, { ...secret, sizeBytes: 2 * CHUNK }))).toBe('chunk')
  })

  it('[AT2] whose chunks were swapped, repeated, left out or turned round is refused', async () => {
    const { sealed, secret } = await sealFile(3 * CHUNK)
    const [prefix, a, b, c] = chunksOf(sealed)
    for (const order of [
      [b, a, c],
      [a, a, c],
      [a, c, b],
      [c, b, a],
      [a, b, a],
    ]) {
      expect(await problemOf(openChanged(concatBytes(prefix, ...order.map((chunk) => chunk!)), secret))).toBe('chunk')
    }
  })

  it('[AT2] with a chunk of another file is refused, also of the same key', async () => {
    const { plain, sealed, secret } = await sealFile(2 * CHUNK)
    const random = seededRandom('file')
    const key = random(32)
    let draws = 0
    const sameKey = (length: number) => (draws++ === 0 ? key : seededRandom('another prefix')(length))
    const others = await collect(sealAttachment(streamOf(plain), sameKey).sealed)
    const [prefix, a] = chunksOf(sealed)
    const [otherPrefix, , otherB] = chunksOf(others)
    expect(await problemOf(openChanged(others, secret))).toBe('none')
    expect(await problemOf(openChanged(concatBytes(prefix, a!, otherB!), secret))).toBe('chunk')
    expect(await problemOf(openChanged(concatBytes(otherPrefix, a!, otherB!), secret))).toBe('chunk')
  })

  it('[AT4] under another key, of another length or with more behind it is refused', async () => {
    const { sealed, secret } = await sealFile(CHUNK + 100)
    const otherKey = { ...secret, key: seededRandom('other')(32) }
    expect(await problemOf(openChanged(sealed, otherKey))).toBe('chunk')
    expect(await problemOf(openChanged(sealed, { ...secret, sizeBytes: CHUNK + 99 }))).toBe('chunk')
    expect(await problemOf(openChanged(sealed, { ...secret, sizeBytes: CHUNK + 101 }))).toBe('truncated')
    expect(await problemOf(openChanged(sealed, { ...secret, sizeBytes: CHUNK }))).toBe('chunk')
    expect(await problemOf(openChanged(concatBytes(sealed, new Uint8Array(1)), secret))).toBe('trailing')
  })

  it('[AT5] that is not the one of the message never hands out its last chunk', async () => {
    const { plain, sealed, secret } = await sealFile(CHUNK + 1)
    const wrong = { ...secret, hash: sha256(plain) }
    const seen: number[] = []
    const read = async () => {
      for await (const chunk of openAttachment(streamOf(sealed), wrong)) seen.push(chunk.length)
    }
    expect(await problemOf(read())).toBe('hash')
    expect(seen).toEqual([CHUNK])
  })

  it('[AT4] with any single changed byte is refused before the chunk with it is handed out', async () => {
    const { plain, sealed, secret } = await sealFile(CHUNK + 40)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: sealed.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, flip) => {
          const changed = sealed.slice()
          changed[at]! ^= flip
          const seen: Bytes[] = []
          const read = async () => {
            for await (const chunk of openAttachment(streamOf(changed), secret)) seen.push(chunk)
          }
          expect(await problemOf(read())).toBe('chunk')
          const good = concatBytes(...seen)
          expect(good).toEqual(plain.slice(0, good.length))
        },
      ),
      { seed: 20_261_121, numRuns: 40 },
    )
  })

  it('[AT1] larger than 100 MiB is neither sealed nor opened', async () => {
    const piece = new Uint8Array(8 * 1024 * 1024)
    async function* endless(): AsyncGenerator<Bytes, void> {
      for (;;) yield piece
    }
    const sealing = sealAttachment(endless(), seededRandom('large'))
    const count = async () => {
      let bytes = 0
      for await (const sealed of sealing.sealed) bytes += sealed.length
      return bytes
    }
    expect(await problemOf(count())).toBe('too-large')
    await expect(sealing.finished).rejects.toThrow(AttachmentError)
    const secret = { key: new Uint8Array(32), hash: new Uint8Array(32), sizeBytes: MAX + 1 }
    expect(() => openAttachment(endless(), secret)).toThrow(AttachmentError)
  }, 60_000)

  it('tells whoever waits for its end that reading failed or stopped, and lets go of the file', async () => {
    let isClosed = false
    async function* failing(): AsyncGenerator<Bytes, void> {
      yield new Uint8Array(10)
      throw new TypeError('file is gone')
    }
    async function* long(): AsyncGenerator<Bytes, void> {
      try {
        for (let i = 0; i < 100; i++) yield new Uint8Array(CHUNK)
      } finally {
        isClosed = true
      }
    }
    const broken = sealAttachment(failing(), seededRandom('broken'))
    await expect(collect(broken.sealed)).rejects.toThrow(TypeError)
    await expect(broken.finished).rejects.toThrow(TypeError)

    const stopped = sealAttachment(long(), seededRandom('stopped'))
    for await (const piece of stopped.sealed) if (piece.length > PREFIX) break
    expect(await problemOf(stopped.finished)).toBe('truncated')
    expect(isClosed).toBe(true)
  })

  it('lets go of the stream it is read from when its reader has seen enough', async () => {
    const { sealed, secret } = await sealFile(3 * CHUNK)
    let isClosed = false
    async function* endless(): AsyncGenerator<Bytes, void> {
      try {
        for (;;) yield sealed
      } finally {
        isClosed = true
      }
    }
    for await (const chunk of openAttachment(endless(), secret)) if (chunk.length === CHUNK) break
    expect(isClosed).toBe(true)
  })

  it('demands a key and a hash of 32 bytes', async () => {
    const { sealed, secret } = await sealFile(5)
    for (const wrong of [{ key: secret.key.slice(1) }, { hash: secret.hash.slice(1) }]) {
      expect(() => openAttachment(streamOf(sealed), { ...secret, ...wrong })).toThrow(ArgumentError)
    }
  })
})
