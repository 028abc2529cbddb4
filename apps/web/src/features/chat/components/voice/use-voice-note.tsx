import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import type { UploadId } from '../../../../services/conversation/attachments.ts'
import { addVoiceAtom } from '../../state/send-voice.ts'
import { isVoiceHeardAtom } from '../../state/voice-playback.ts'
import { VoiceButton } from './VoiceButton.tsx'
import { VoiceRecorderPart } from './VoiceRecorderPart.tsx'

/**
 * What a composer needs for voice messages: the button that begins one, and in its place what records it.
 *
 * @param onRecorded Sends the message that the voice belongs to.
 * @param onEnd Told when the recorder goes, one way or the other.
 */
export function useVoiceNote(
  groupId: GroupId,
  isReady: boolean,
  onRecorded: (uploadId: UploadId) => void,
  onEnd: () => void,
): { readonly button: ReactNode; readonly recorder: ReactNode } {
  const [isRecording, setRecording] = useState(false)
  const addVoice = useSetAtom(addVoiceAtom)
  // As long as one is in the conversation, a voice is heard on though its message is scrolled away.
  useAtomValue(isVoiceHeardAtom)
  const begin = useCallback(() => setRecording(true), [])
  const end = () => {
    setRecording(false)
    onEnd()
  }
  return {
    button: isRecording ? null : <VoiceButton disabled={!isReady} onPress={begin} />,
    recorder: isRecording ? (
      <VoiceRecorderPart
        onCancel={end}
        onRecorded={(recorded) => {
          const id = addVoice(groupId, recorded)
          if (id !== undefined) onRecorded(id)
          end()
        }}
      />
    ) : null,
  }
}
