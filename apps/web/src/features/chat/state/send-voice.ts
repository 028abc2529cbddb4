import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import type { RecordedVoice } from '../../../services/voice/record-voice.ts'
import { startWaitingFilesAtom } from './send-files.ts'
import { addFilesAtom } from './uploads.ts'

/** Takes a recorded voice for a group and begins to send it, sealed. @returns What a message names it by; nothing once signed out. */
export const addVoiceAtom = atom(
  null,
  (get, set, groupId: GroupId, { file, voice }: RecordedVoice): UploadId | undefined => {
    const conversations = get(conversationsAtom)
    if (!conversations) return undefined
    const id = crypto.randomUUID() as string as UploadId
    const transfer = conversations.attachments.upload(groupId, file, { voice })
    set(addFilesAtom, [{ id, groupId, file, transfer, state: { kind: 'waiting' }, messageId: null }])
    set(startWaitingFilesAtom)
    return id
  },
)
