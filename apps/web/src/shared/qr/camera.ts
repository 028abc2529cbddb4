import { CameraError, cameraProblemOf } from './camera-error.ts'
import { TIMEOUT_MS } from './limits.ts'

/** A camera that is on, with its picture in a video. */
export interface Camera {
  /** As browsers tell cameras apart on this origin; empty where they don't. */
  readonly id: string
  readonly video: HTMLVideoElement
  readonly hasLight: boolean
  /** @throws {Error} If the light does not obey. */
  setLight(isOn: boolean): Promise<void>
  /** Gives it back; nothing is told afterwards. */
  stop(): void
}

/** {@link openCamera}: which camera, where its picture goes, and who hears what happens to it. */
export interface CameraOptions {
  /** Another one is taken where this one is gone. */
  readonly id: string | undefined
  readonly place: HTMLElement
  readonly signal: AbortSignal
  /** It was unplugged, or is no longer allowed. */
  readonly onLost: () => void
  /** Something else has the picture for a while; `false` when it is back. */
  readonly onRest: (isResting: boolean) => void
}

/** Phones say in a name where a camera looks when they don't say it otherwise. */
const LOOKS_AWAY = /back|rear|environment|rück/i

/**
 * Turns a camera on: the one that was chosen, or the one that looks away from the person.
 *
 * @throws {CameraError} If there is no picture after ten seconds, or none at all; also where it was aborted.
 */
export async function openCamera({ id, place, signal, onLost, onRest }: CameraOptions): Promise<Camera> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') throw new CameraError('unsupported')
  const stream = await requestStream(id)
  const [track] = stream.getVideoTracks()
  const video = document.createElement('video')
  const listening = new AbortController()
  const stop = () => {
    listening.abort()
    for (const track of stream.getTracks()) track.stop()
    video.remove()
  }
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', stop, { signal: listening.signal })
    track?.addEventListener('ended', onLost, { signal: listening.signal })
    track?.addEventListener('mute', () => onRest(true), { signal: listening.signal })
    track?.addEventListener('unmute', () => onRest(false), { signal: listening.signal })
    video.muted = true
    video.playsInline = true
    video.srcObject = stream
    place.append(video)
    await inTime(video.play())
    signal.throwIfAborted()
  } catch (cause) {
    stop()
    throw new CameraError(cameraProblemOf(cause), { cause })
  }
  const settings = track?.getSettings() ?? {}
  video.toggleAttribute('data-mirrored', settings.facingMode !== 'environment' && !LOOKS_AWAY.test(track?.label ?? ''))
  return {
    id: settings.deviceId ?? '',
    video,
    hasLight: Boolean((track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch),
    setLight: async (isOn) => {
      await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
    },
    stop,
  }
}

async function requestStream(id: string | undefined): Promise<MediaStream> {
  // Small modules of a code that is held far away need the points.
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const request = (which: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ video: { ...which, ...size }, audio: false })
  const anyCamera = () => request({ facingMode: { ideal: 'environment' } })
  try {
    if (!id) return await anyCamera()
    return await request({ deviceId: { exact: id } }).catch((cause: unknown) => {
      if (cameraProblemOf(cause) === 'missing') return anyCamera()
      throw cause
    })
  } catch (cause) {
    throw new CameraError(cameraProblemOf(cause), { cause })
  }
}

/** Only the picture is waited for in a limited time: somebody who is asked for leave may think it over. */
async function inTime(playing: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('No picture came', 'TimeoutError')), TIMEOUT_MS)
  try {
    await Promise.race([playing, late])
  } finally {
    clearTimeout(timer)
  }
}
