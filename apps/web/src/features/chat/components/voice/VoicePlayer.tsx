import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { IconButton, Text } from '@umkreis/design-system'
import { type Attachment, decodeBase64, type VoiceHint } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { copy } from '../../copy.ts'
import { fileCopy } from '../../file-copy.ts'
import { VOICE_MAX_BYTES } from '../../logic/audio-type.ts'
import { formatDuration } from '../../logic/format-duration.ts'
import {
  nextVoiceSpeedAtom,
  seekVoiceAtom,
  toggleVoiceAtom,
  voicePlaybackAtom,
  voiceSpeedAtom,
} from '../../state/voice-playback.ts'
import { FileCard } from '../files/FileCard.tsx'
import { voiceCopy } from './copy.ts'
import { line, middle, player, slider, speed as speedStyle, track } from './VoicePlayer.css.ts'
import { Waveform } from './Waveform.tsx'

/** Steps of the slider from the beginning to the end. */
const STEPS = 100

/** A voice message: heard in its place, from any moment on, at three speeds. What is no sound after all is a file like any other. */
export function VoicePlayer(props: { groupId: GroupId; attachment: Attachment; voice: VoiceHint }): ReactNode {
  const { groupId, attachment, voice } = props
  const { durationMs } = voice
  const playback = useAtomValue(voicePlaybackAtom)
  const speed = useAtomValue(voiceSpeedAtom)
  const toggle = useSetAtom(toggleVoiceAtom)
  const seek = useSetAtom(seekVoiceAtom)
  const nextSpeed = useSetAtom(nextVoiceSpeedAtom)
  const levels = useMemo(() => [...decodeBase64(voice.levels)].map((one) => one / 255), [voice.levels])
  const own = playback?.attachment === attachment ? playback : null
  if ((own?.kind === 'failed' && own.failure === null) || attachment.sizeBytes > VOICE_MAX_BYTES) {
    return <FileCard groupId={groupId} attachment={attachment} />
  }
  const positionMs = Math.min(own?.positionMs ?? 0, durationMs)
  const length = formatDuration(durationMs)
  const isPlaying = own?.kind === 'playing'
  const canSeek = isPlaying || own?.kind === 'paused'
  return (
    <div className={player}>
      <IconButton
        variant="soft"
        label={isPlaying ? voiceCopy.pause : voiceCopy.play(length)}
        icon={isPlaying ? <PauseIcon size={20} weight="fill" /> : <PlayIcon size={20} weight="fill" />}
        loading={own?.kind === 'opening'}
        onPress={() => void toggle(groupId, attachment)}
      />
      <div className={middle}>
        <div className={track}>
          <Waveform levels={levels} share={durationMs > 0 ? positionMs / durationMs : 0} />
          {canSeek ? (
            <input
              className={slider}
              type="range"
              min={0}
              max={durationMs}
              step={Math.max(1, Math.round(durationMs / STEPS))}
              value={positionMs}
              aria-label={voiceCopy.position}
              aria-valuetext={voiceCopy.positionOf(formatDuration(positionMs), length)}
              onChange={({ target }) => seek(attachment, Number(target.value))}
            />
          ) : null}
        </div>
        <div className={line}>
          {own?.kind === 'failed' && own.failure !== null ? (
            <Text as="span" size="meta" tone="danger" role="alert">
              {fileCopy.failure[own.failure]}
            </Text>
          ) : (
            <Text as="span" size="meta" tone="muted" tabular>
              {positionMs > 0 ? voiceCopy.positionOf(formatDuration(positionMs), length) : length}
            </Text>
          )}
          {canSeek ? (
            <button type="button" className={speedStyle} onClick={nextSpeed} aria-label={voiceCopy.speed(speed)}>
              {`${speed.toLocaleString(copy.locale)}×`}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
