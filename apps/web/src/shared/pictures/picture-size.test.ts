import { describe, expect, it } from 'vitest'
import { readPictureSize } from './picture-size.ts'
import { PICTURE_TYPES } from './picture-type.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.codePointAt(0)!) : part)),
  )

const SAMPLES = {
  'image/png': bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x10, 0, 0, 0, 0x02, 0x58], [8, 6, 0, 0, 0]),
  'image/gif': bytes('GIF89a', [0, 0x10, 0x58, 0x02], [0, 0, 0]),
  // A note of a camera in front, filled up with FF, then the frame.
  'image/jpeg': bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
    [0xff, 0xff, 0xc4, 0, 2],
    [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x10, 0, 3],
  ),
  'image/webp': bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [0, 0, 0, 0], [0xff, 0x0f, 0], [0x57, 0x02, 0]),
  'image/avif': bytes(
    [0, 0, 0, 0x1c],
    'ftypavif',
    [0, 0, 0, 20],
    'ispe',
    [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0],
    [0, 0, 0, 20],
    'ispe',
    [0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 2, 0x58],
  ),
} as const

describe(readPictureSize, () => {
  it.each(PICTURE_TYPES)('knows how large a picture will be before it is opened: %s', (type) => {
    expect(readPictureSize(SAMPLES[type], type)).toEqual({ width: 4096, height: 600 })
  })

  it('knows the other two forms of WebP', () => {
    const lossy = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0], [0, 0, 0, 0x9d, 1, 0x2a], [0, 0x10, 0x58, 0x02])
    const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0], [0x2f], [0xff, 0xcf, 0x95, 0])
    expect(readPictureSize(lossy, 'image/webp')).toEqual({ width: 4096, height: 600 })
    expect(readPictureSize(lossless, 'image/webp')).toEqual({ width: 4096, height: 600 })
  })

  it('knows nothing of what ends too early, has no size, or hides it', () => {
    for (const type of PICTURE_TYPES) {
      for (let length = 0; length < 21; length += 1) {
        const size = readPictureSize(SAMPLES[type].subarray(0, length), type)
        if (size) expect(size, `${type} after ${length} bytes`).toEqual({ width: 4096, height: 600 })
      }
    }
    expect(readPictureSize(bytes('GIF89a', [0, 0, 0, 0]), 'image/gif')).toBeUndefined()
    expect(readPictureSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0]), 'image/jpeg')).toBeUndefined()
  })

  it('comes to an end with whatever bytes it gets', () => {
    let seed = 1
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff
    for (let round = 0; round < 2_000; round += 1) {
      for (const type of PICTURE_TYPES) {
        const mutated = SAMPLES[type].slice()
        for (let change = 0; change < 4; change += 1) mutated[random() % mutated.length] = random()
        const size = readPictureSize(mutated, type)
        expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true)
      }
    }
  })
})
