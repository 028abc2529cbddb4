import { MicrophoneIcon } from '@phosphor-icons/react/dist/csr/Microphone'
import { IconButton } from '@umkreis/design-system'
import { memo, type ReactNode } from 'react'
import { canRecordVoice } from '../../../../services/voice/can-record-voice.ts'
import { voiceCopy } from './copy.ts'

/** Begins a voice message, where there is something to record with. */
export const VoiceButton = memo(function VoiceButton({
  disabled,
  onPress,
}: {
  disabled: boolean
  onPress: () => void
}): ReactNode {
  if (!canRecordVoice()) return null
  return (
    <IconButton label={voiceCopy.record} icon={<MicrophoneIcon size={20} />} disabled={disabled} onPress={onPress} />
  )
})
