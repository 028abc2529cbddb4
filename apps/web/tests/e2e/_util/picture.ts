import { crc32, deflateSync } from 'node:zlib'

/** Draws a landscape as a PNG: a sun above hills, in the colours of the product. @param width In pixels. */
export function createPicture(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colorAt(x / width, y / height), y * (width * 3 + 1) + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function colorAt(x: number, y: number): readonly number[] {
  if (y > 0.75 - 0.04 * Math.sin(x * 15)) return [18, 77, 77]
  const distance = Math.hypot((x - 0.65) * 1.5, y - 0.45)
  if (distance < 0.15) return [255, 121, 65]
  return distance < 0.3 ? [255, 170, 130] : [255, 224, 209]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
