import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../../services/log.ts'
import {
  type RecordedVoice,
  type RecordingState,
  recordVoice,
  type VoiceRecording,
  VoiceTooShortError,
} from '../../../../services/voice/record-voice.ts'

/** Why nothing is recorded. */
export type RecordingProblem = 'blocked' | 'missing' | 'unavailable' | 'too-short'

/** A voice message before it is sent. */
export type RecorderState =
  | { readonly kind: 'asking' }
  | RecordingState
  | { readonly kind: 'failed'; readonly problem: RecordingProblem }

/** Opens the microphone as long as it is used, and records. @param onRecorded Gets what was recorded when it is finished. */
export function useVoiceRecording(onRecorded: (recorded: RecordedVoice) => void): {
  readonly state: RecorderState
  readonly togglePause: () => void
  readonly finish: () => void
} {
  const [state, setState] = useState<RecorderState>({ kind: 'asking' })
  const recording = useRef<VoiceRecording | null>(null)

  useEffect(() => {
    let isOver = false
    const begin = async () => {
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        if (isOver) {
          for (const track of stream.getTracks()) track.stop()
          return
        }
        recording.current = recordVoice(stream, setState)
      } catch (error) {
        if (isOver) return
        logWarning('The microphone could not be opened', error)
        setState({ kind: 'failed', problem: problemOf(error) })
      }
    }
    void begin()
    return () => {
      isOver = true
      recording.current?.cancel()
      recording.current = null
    }
  }, [])

  const finish = async () => {
    const current = recording.current
    if (!current) return
    recording.current = null
    try {
      onRecorded(await current.finish())
    } catch (error) {
      if (!(error instanceof VoiceTooShortError)) logWarning('A voice message could not be recorded', error)
      setState({ kind: 'failed', problem: error instanceof VoiceTooShortError ? 'too-short' : 'unavailable' })
    }
  }
  return {
    state,
    togglePause: () => (state.kind === 'paused' ? recording.current?.resume() : recording.current?.pause()),
    finish: () => void finish(),
  }
}

function problemOf(error: unknown): RecordingProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'unavailable'
}
