import { describe, expect, it } from 'vitest'
import { readAudioType } from './audio-type.ts'
import { formatDuration } from './format-duration.ts'

describe(readAudioType, () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

  it('knows what voices are recorded as by its first bytes, and takes nothing else for one', () => {
    expect(readAudioType(bytes('\x1aE\xdf\xa3....'))).toBe('audio/webm')
    expect(readAudioType(bytes('OggS....'))).toBe('audio/ogg')
    expect(readAudioType(bytes('\0\0\0\x1cftypM4A '))).toBe('audio/mp4')
    for (const text of ['', '<html>', '#EXTM3U', 'RIFF....WAVE']) expect(readAudioType(bytes(text))).toBeUndefined()
  })
})

describe(formatDuration, () => {
  it('tells minutes and seconds', () => {
    expect([0, 400, 7_000, 59_600, 750_000, -5].map(formatDuration)).toEqual([
      '0:00',
      '0:00',
      '0:07',
      '1:00',
      '12:30',
      '0:00',
    ])
  })
})
