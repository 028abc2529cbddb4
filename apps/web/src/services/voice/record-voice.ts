import { encodeBase64, type VoiceHint } from '@umkreis/crypto'
import { foldLevels } from './fold-levels.ts'

/** What was recorded, and what a message says of it. */
export type RecordedVoice = { readonly file: File; readonly voice: VoiceHint }

/** Where a recording stands: how long it is without its pauses, and how loud it was lately, 0 to 1, newest last. */
export type RecordingState = {
  readonly kind: 'recording' | 'paused'
  readonly elapsedMs: number
  readonly levels: readonly number[]
}

/** A recording that is under way. */
export interface VoiceRecording {
  pause(): void
  resume(): void
  /** Ends it. @throws {VoiceTooShortError} */
  finish(): Promise<RecordedVoice>
  /** Ends it, and nothing is kept of it. */
  cancel(): void
}

/** Nothing was said: the recording ended as it began. */
export class VoiceTooShortError extends Error {
  override name = 'VoiceTooShortError'
}

/** The longest voice message: then it pauses by itself, and can still be sent. */
export const VOICE_MAX_MS = 30 * 60_000
/** Shorter ones are a slip of the finger. */
const VOICE_MIN_MS = 500
/** How often loudness is measured. */
const STEP_MS = 50
/** Bars that a message keeps, and bars that are shown while one speaks. */
const KEPT_BARS = 60
const SHOWN_LEVELS = 60
/** Speech in Opus is clear at this rate; half an hour takes 7 MB. */
const BITS_PER_SECOND = 32_000

const FORMATS = [
  { mimeType: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { mimeType: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
  { mimeType: 'audio/ogg;codecs=opus', type: 'audio/ogg', ending: 'ogg' },
] as const

/**
 * Records what a microphone hears. Nothing leaves memory before it is sealed.
 *
 * @param stream Is ended with the recording.
 * @param onChange Told about 20 times a second, and at once when it pauses.
 */
export function recordVoice(stream: MediaStream, onChange: (state: RecordingState) => void): VoiceRecording {
  const format = FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
  const recorder = new MediaRecorder(stream, {
    ...(format && { mimeType: format.mimeType }),
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
  const measure = measureLoudness(stream)
  const samples: number[] = []
  let countedMs = 0
  let runsSince: number | undefined = performance.now()

  const elapsedMs = () => countedMs + (runsSince === undefined ? 0 : performance.now() - runsSince)
  const report = () =>
    onChange({
      kind: runsSince === undefined ? 'paused' : 'recording',
      elapsedMs: elapsedMs(),
      levels: samples.slice(-SHOWN_LEVELS),
    })
  const pause = () => {
    if (recorder.state !== 'recording') return
    countedMs = elapsedMs()
    runsSince = undefined
    recorder.pause()
    report()
  }
  const timer = setInterval(() => {
    if (runsSince === undefined) return
    samples.push(measure.read())
    if (elapsedMs() >= VOICE_MAX_MS) pause()
    else report()
  }, STEP_MS)
  const end = () => {
    clearInterval(timer)
    measure.close()
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  report()

  return {
    pause,
    resume() {
      if (recorder.state !== 'paused' || elapsedMs() >= VOICE_MAX_MS) return
      runsSince = performance.now()
      recorder.resume()
      report()
    },
    async finish() {
      const durationMs = Math.round(elapsedMs())
      await new Promise((resolve) => {
        recorder.addEventListener('stop', resolve, { once: true })
        recorder.stop()
      })
      end()
      if (durationMs < VOICE_MIN_MS) throw new VoiceTooShortError()
      const type = format?.type ?? recorder.mimeType.split(';')[0] ?? ''
      const levels = encodeBase64(foldLevels(samples, KEPT_BARS))
      return {
        file: new File(pieces, `Voice message.${format?.ending ?? 'audio'}`, { type }),
        voice: { durationMs, levels },
      }
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      pieces.length = 0
      end()
    },
  }
}

function measureLoudness(stream: MediaStream): { read(): number; close(): void } {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1_024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const heard = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(heard)
      // Loudness as ears take it is nearer to the root of the power.
      return Math.sqrt(heard.reduce((sum, one) => sum + one * one, 0) / heard.length)
    },
    close: () => void context.close(),
  }
}
