import { decodeQR } from 'qr/decode.js'
import { CameraError, cameraProblemOf } from './camera-error.ts'

/** Pictures of the camera that are looked at in a second: a code is found at once, and an old phone keeps up. */
const LOOKS_A_SECOND = 10
/**
 * The longer sides to which the camera's picture is brought, one after the other, in pixels: a code whose modules fall
 * badly between the pixels of one size is read in another, also where nobody moves.
 */
const SIDES = [640, 520, 800]
/** How long one look may try what seldom helps, in milliseconds. */
const TIME_LIMIT = 50

/**
 * Shows the camera's picture in an element and reads QR codes in it.
 *
 * @param place The empty element that the picture goes into.
 * @param onText Gets what stands in each code that is seen, again and again while it is held there.
 * @returns How to end it and give the camera back.
 * @throws {CameraError} If there is no picture.
 */
export async function startScanner(place: HTMLElement, onText: (text: string) => void): Promise<() => void> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') throw new CameraError('unsupported')
  let stream: MediaStream | undefined
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.remove()
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' } },
      audio: false,
    })
    video.srcObject = stream
    place.append(video)
    await video.play()
  } catch (cause) {
    stop()
    throw new CameraError(cameraProblemOf(cause), { cause })
  }
  const read = createReader(video)
  let looks = 0
  const looking = setInterval(() => {
    const text = read(SIDES[looks % SIDES.length] ?? 0)
    looks += 1
    if (text) onText(text)
  }, 1000 / LOOKS_A_SECOND)
  return () => {
    clearInterval(looking)
    stop()
  }
}

/** Reads the code in a video's picture, brought to a size whose longer side is given in pixels. */
function createReader(video: HTMLVideoElement): (side: number) => string | undefined {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (side) => {
    const { videoWidth, videoHeight } = video
    if (!pen || !videoWidth || !videoHeight) return undefined
    const scale = side / Math.max(videoWidth, videoHeight)
    const width = Math.round(videoWidth * scale)
    const height = Math.round(videoHeight * scale)
    pen.canvas.width = width
    pen.canvas.height = height
    pen.drawImage(video, 0, 0, width, height)
    try {
      return decodeQR(pen.getImageData(0, 0, width, height), { timeLimit: TIME_LIMIT })
    } catch {
      // Most pictures of a camera hold no code that can be read.
      return undefined
    }
  }
}
