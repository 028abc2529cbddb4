import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { fileCopy } from '../file-copy.ts'
import { type FileLabel, labelFile } from '../logic/file-label.ts'
import { saveFile } from '../logic/save-file.ts'
import { type OpenedFile, useOpenedFile } from './use-opened-file.ts'

/** A file of a message that can be saved: how far its opening is, what it is called, and how to start and stop. */
export function useDownload(
  groupId: GroupId,
  attachment: Attachment,
): { readonly file: OpenedFile; readonly label: FileLabel; readonly download: () => void; readonly stop: () => void } {
  const { file, open, stop } = useOpenedFile(groupId, attachment)
  const label = labelFile(attachment.name, fileCopy.file)
  const save = async () => {
    const blob = await open()
    if (blob) saveFile(blob, label.name)
  }
  return { file, label, download: () => void save(), stop }
}
