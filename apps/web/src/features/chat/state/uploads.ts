import type { Attachment } from '@umkreis/crypto'
import type { ClientMessageId, GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { AttachmentUpload, UploadId } from '../../../services/conversation/attachments.ts'
import { nextUpload, type UploadEvent, type UploadState } from '../logic/uploads.ts'

/** A file that was chosen for a group. It waits in the composer, or belongs to a message that is on its way. */
export type ChosenFile = {
  readonly id: UploadId
  readonly groupId: GroupId
  readonly file: File
  readonly transfer: AttachmentUpload
  readonly state: UploadState
  /** The message that it goes with, once that was sent. */
  readonly messageId: ClientMessageId | null
}

/** Every chosen file that is not sent yet, in the order of choosing; whatever conversation is shown meanwhile. */
export type ChosenFiles = ReadonlyMap<UploadId, ChosenFile>

const filesBase = atom<ChosenFiles>(new Map())

/** The chosen files. */
export const chosenFilesAtom = atom((get) => get(filesBase))

/** Puts chosen files in place. */
export const addFilesAtom = atom(null, (get, set, files: readonly ChosenFile[]) => {
  set(replaceAtom, new Map([...get(filesBase), ...files.map((file) => [file.id, file] as const)]))
})

/** Moves one file on; files that are not there any more stay gone. */
export const fileEventAtom = atom(null, (get, set, id: UploadId, event: UploadEvent) => {
  const file = get(filesBase).get(id)
  if (file) set(replaceAtom, new Map(get(filesBase)).set(id, { ...file, state: nextUpload(file.state, event) }))
})

/** Ties files to the message that they go with. */
export const tieFilesAtom = atom(null, (get, set, ids: readonly UploadId[], messageId: ClientMessageId) =>
  set(
    replaceAtom,
    new Map([...get(filesBase)].map(([id, file]) => [id, ids.includes(id) ? { ...file, messageId } : file])),
  ),
)

/** Forgets files: those that were sent, and those that nobody wants any more. */
export const forgetFilesAtom = atom(null, (get, set, ids: readonly UploadId[]) => {
  if (ids.length > 0) set(replaceAtom, new Map([...get(filesBase)].filter(([id]) => !ids.includes(id))))
})

/** The files that wait in the composer of a group. */
export function filesInComposer(files: ChosenFiles, groupId: GroupId): readonly ChosenFile[] {
  return [...files.values()].filter((file) => file.groupId === groupId && file.messageId === null)
}

/** What a message says of its files, once all of them have arrived; undefined before. */
export function attachmentsOf(files: ChosenFiles, ids: readonly UploadId[]): readonly Attachment[] | undefined {
  const attachments = ids.flatMap((id) => {
    const state = files.get(id)?.state
    return state?.kind === 'done' ? [state.attachment] : []
  })
  return attachments.length === ids.length ? attachments : undefined
}

const replaceAtom = atom(null, (get, set, files: ChosenFiles) => {
  // What was chosen is not anywhere else yet: closing the page with it is asked about, whatever screen is shown.
  const hadFiles = get(filesBase).size > 0
  if (!hadFiles && files.size > 0) window.addEventListener('beforeunload', askBeforeClosing)
  if (hadFiles && files.size === 0) window.removeEventListener('beforeunload', askBeforeClosing)
  set(filesBase, files)
})

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
