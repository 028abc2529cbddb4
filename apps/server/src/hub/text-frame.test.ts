import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { encodeTextFrame } from './text-frame.ts'

// The library exports it, its types do not.
interface WithReceiver {
  Receiver: new (options: { isServer: boolean }) => NodeJS.EventEmitter & { write(bytes: Buffer): void }
}
const { Receiver } = ws as unknown as WithReceiver

/** What the WebSocket library makes of a frame. */
function read(frame: Buffer): { text: string; isBinary: boolean } {
  const receiver = new Receiver({ isServer: false })
  let message: { text: string; isBinary: boolean } | undefined
  receiver.on('message', (data: Buffer, isBinary: boolean) => (message = { text: data.toString(), isBinary }))
  receiver.write(frame)
  if (!message) throw new Error('The frame is not whole')
  return message
}

describe('encodeTextFrame', () => {
  // The header has another length from 126 and from 65,536 bytes on.
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('builds one frame of %i bytes', (length) => {
    const text = 'x'.repeat(length)
    expect(read(encodeTextFrame(text))).toEqual({ text, isBinary: false })
  })

  it('counts bytes and not characters', () => {
    const text = 'Grüße 🚠'.repeat(20)
    expect(read(encodeTextFrame(text)).text).toBe(text)
  })
})
