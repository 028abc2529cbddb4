import type { PictureType } from './picture-type.ts'

/** Width and height in pixels, as they are stored: a camera held upright may have them the other way round. */
export type PictureSize = { readonly width: number; readonly height: number }

/** Bytes of a file's beginning within which its size stands; pictures of cameras have their notes in front. */
export const HEADER_BYTES = 1_048_576

/**
 * Reads from a picture's beginning how many pixels it will have, without opening it: a file of some kilobytes may unfold to
 * gigabytes.
 *
 * @returns Nothing where the beginning does not say.
 */
export function readPictureSize(start: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength)
  try {
    const size = READERS[type](view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const READERS: Record<PictureType, (view: DataView) => PictureSize | undefined> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
}

/** Walks from marker to marker up to the one that begins a frame (ITU-T T.81, B.1.1 and B.2.2). */
function readJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    // Markers may have any number of bytes FF in front.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function readWebp(view: DataView): PictureSize | undefined {
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        width: (view.getUint32(23, true) >>> 8) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      }
    default:
      return undefined
  }
}

/** The largest of the sizes that the file names: a grid has one for each of its tiles as well. */
function readAvif(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined
  for (let at = 4; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** "ispe": what holds the size of one image (ISO/IEC 23008-12, 6.5.3). */
const ISPE = 0x69_73_70_65

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}
