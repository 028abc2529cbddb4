import { decodeQR } from 'qr/decode.js'
import { CANVAS, FRAME_SHARE } from './limits.ts'

/** One way to look at a picture: all of it or what is framed, with its longer side brought to a number of pixels. */
interface Look {
  readonly part: 'frame' | 'whole'
  readonly side: number
}

/**
 * Taken in turns: a code whose modules fall badly between the pixels of one size is read in another, also where nobody
 * moves; and one that is held beside the frame is read too.
 */
const LOOKS: readonly Look[] = [
  { part: 'frame', side: CANVAS },
  { part: 'whole', side: 640 },
  { part: 'whole', side: 520 },
  { part: 'frame', side: CANVAS * 1.3 },
  { part: 'whole', side: 800 },
]
/** How long one look may try what seldom helps, in milliseconds. */
const LOOK_LIMIT_MS = 50
/** The sizes in which a whole picture from a file is read: photographs hold small codes, pictures of a screen large ones. */
const FILE_SIDES = [800, 1280, 520, 2000, 400]

/** Reads the code in what is being filmed, in another way each time. */
export function createVideoReader(video: HTMLVideoElement): () => string | undefined {
  const read = createReader()
  let looks = 0
  return () => {
    const { videoWidth: width, videoHeight: height } = video
    const look = LOOKS[looks % LOOKS.length]
    looks += 1
    if (!look || !width || !height) return undefined
    const framed = Math.min(width, height) * FRAME_SHARE
    const size = look.part === 'frame' ? { width: framed, height: framed } : { width, height }
    const place = { left: (width - size.width) / 2, top: (height - size.height) / 2, ...size }
    return read(video, place, look.side, LOOK_LIMIT_MS)
  }
}

/** Reads the code in a picture that does not move; trying ends after `limitMs`. */
export function readStill(picture: ImageBitmap, limitMs: number): string | undefined {
  const { width, height } = picture
  const read = createReader()
  for (const side of FILE_SIDES) {
    const text = read(picture, { left: 0, top: 0, width, height }, side, limitMs / FILE_SIDES.length)
    if (text !== undefined) return text
  }
  return undefined
}

function createReader() {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (
    source: CanvasImageSource,
    from: { left: number; top: number; width: number; height: number },
    side: number,
    timeLimit: number,
  ): string | undefined => {
    if (!pen) return undefined
    const scale = side / Math.max(from.width, from.height)
    const width = Math.max(1, Math.round(from.width * scale))
    const height = Math.max(1, Math.round(from.height * scale))
    pen.canvas.width = width
    pen.canvas.height = height
    pen.drawImage(source, from.left, from.top, from.width, from.height, 0, 0, width, height)
    try {
      return decodeQR(pen.getImageData(0, 0, width, height), { timeLimit })
    } catch {
      // Most pictures of a camera hold no code that can be read.
      return undefined
    }
  }
}
