import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { RecordIcon } from '@phosphor-icons/react/dist/csr/Record'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { IconButton, Spinner, Text, VisuallyHidden } from '@umkreis/design-system'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RecordedVoice } from '../../../../services/voice/record-voice.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { formatDuration } from '../../logic/format-duration.ts'
import { voiceCopy } from './copy.ts'
import { type RecordingProblem, useVoiceRecording } from './use-voice-recording.ts'
import { dot, dotPaused, recorder, words } from './VoiceRecorder.css.ts'
import { Waveform } from './Waveform.tsx'

const PROBLEM_WORDS: Record<RecordingProblem, string> = {
  blocked: voiceCopy.blocked,
  missing: voiceCopy.missing,
  unavailable: voiceCopy.unavailable,
  'too-short': voiceCopy.tooShort,
}

/** A voice message while it is recorded: how loud and how long it is, paused, discarded or sent. */
export function VoiceRecorder(props: {
  onRecorded: (recorded: RecordedVoice) => void
  onCancel: () => void
}): ReactNode {
  const { onRecorded, onCancel } = props
  const { state, togglePause, finish } = useVoiceRecording(onRecorded)
  const frame = useRef<HTMLElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const isRunning = state.kind === 'recording' || state.kind === 'paused'
  useEffect(() => {
    // The button that began it is gone; and a key that is pressed once more must not discard what is being said.
    if (isRunning) send.current?.focus()
    else focusWhenLost(() => frame.current?.querySelector('button'))
  }, [isRunning])
  return (
    <section ref={frame} className={recorder} aria-label={voiceCopy.recording}>
      <IconButton label={voiceCopy.cancel} icon={<TrashIcon size={20} />} onPress={onCancel} />
      {state.kind === 'asking' ? <Spinner size={24} label={voiceCopy.asking} /> : null}
      {state.kind === 'failed' ? (
        <Text as="span" size="small" tone="danger" role="alert" className={words}>
          {PROBLEM_WORDS[state.problem]}
        </Text>
      ) : null}
      {isRunning ? (
        <>
          <span className={state.kind === 'paused' ? dotPaused : dot} aria-hidden />
          <VisuallyHidden aria-live="polite">
            {state.kind === 'paused' ? voiceCopy.paused : voiceCopy.started}
          </VisuallyHidden>
          <Text
            as="span"
            size="small"
            tabular
            aria-label={voiceCopy.length(formatDuration(state.elapsedMs))}
            role="timer"
          >
            {formatDuration(state.elapsedMs)}
          </Text>
          {/* Speech is rarely louder than a quarter of what is possible. */}
          <Waveform levels={state.levels.map((level) => level * 4)} share={1} />
          <IconButton
            label={state.kind === 'paused' ? voiceCopy.resumeRecording : voiceCopy.pauseRecording}
            icon={
              state.kind === 'paused' ? <RecordIcon size={20} weight="fill" /> : <PauseIcon size={20} weight="fill" />
            }
            onPress={togglePause}
          />
          <IconButton
            ref={send}
            variant="accent"
            label={voiceCopy.send}
            icon={<PaperPlaneRightIcon size={20} weight="fill" />}
            onPress={finish}
          />
        </>
      ) : null}
    </section>
  )
}
