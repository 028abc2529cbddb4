import { ApiNetworkError, ApiTimeoutError } from '@umkreis/api-client'
import type { ClientMessageId, GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logWarning } from '../../../services/log.ts'
import { checkChosen, type ChoiceRefusal } from '../logic/check-chosen.ts'
import { problemDetail } from '../logic/problem-detail.ts'
import { togetherOf, uploadsToStart } from '../logic/uploads.ts'
import { deliverAtom, messagesAtom, messagesEventAtom, retryMessageAtom } from './messages.ts'
import { addFilesAtom, chosenFilesAtom, fileEventAtom, filesInComposer, forgetFilesAtom } from './uploads.ts'

/** Takes files for a group and begins to send them, sealed. @returns Those that could not be taken. */
export const chooseFilesAtom = atom(
  null,
  (get, set, groupId: GroupId, files: readonly File[]): readonly ChoiceRefusal[] => {
    const conversations = get(conversationsAtom)
    if (!conversations) return []
    const { taken, refused } = checkChosen(files, filesInComposer(get(chosenFilesAtom), groupId).length)
    set(
      addFilesAtom,
      taken.map((file) => ({
        id: crypto.randomUUID() as string as UploadId,
        groupId,
        file,
        transfer: conversations.attachments.upload(groupId, file),
        state: { kind: 'waiting' },
        messageId: null,
      })),
    )
    set(startWaitingFilesAtom)
    return refused
  },
)

/** Takes a file back: what the server has of it goes. A message goes on without it, and goes away if nothing is left of it. */
export const cancelFileAtom = atom(null, (get, set, id: UploadId) => {
  const file = get(chosenFilesAtom).get(id)
  if (!file) return
  file.transfer.cancel()
  set(forgetFilesAtom, [id])
  if (file.messageId !== null) set(messagesEventAtom, { type: 'file-cancelled', clientMessageId: file.messageId, id })
  set(startWaitingFilesAtom)
  set(settleMessagesAtom)
})

/** Tries a failed file again, from where it stood. */
export const retryFileAtom = atom(null, (_get, set, id: UploadId) => {
  set(fileEventAtom, id, { type: 'retried' })
  set(startWaitingFilesAtom)
})

/** Goes on with what only lacked a connection. */
export const resumeFilesAtom = atom(null, (get, set) => {
  for (const [id, { state, messageId }] of get(chosenFilesAtom)) {
    if (state.kind !== 'failed' || !state.isNetwork) continue
    set(fileEventAtom, id, { type: 'retried' })
    if (messageId !== null) set(messagesEventAtom, { type: 'files-awaited', clientMessageId: messageId })
  }
  set(startWaitingFilesAtom)
})

/** Sends a failed message again: first those of its files that have not arrived. @throws Whatever made it fail. */
export const resendAtom = atom(null, async (get, set, id: ClientMessageId) => {
  const message = get(messagesAtom).outgoing.find(({ clientMessageId }) => clientMessageId === id)
  const failed = message?.uploadIds.filter((one) => get(chosenFilesAtom).get(one)?.state.kind === 'failed') ?? []
  if (failed.length === 0) return set(retryMessageAtom, id)
  set(messagesEventAtom, { type: 'files-awaited', clientMessageId: id })
  for (const one of failed) set(fileEventAtom, one, { type: 'retried' })
  set(startWaitingFilesAtom)
})

/** Gives up a message that failed, with its files. */
export const discardMessageAtom = atom(null, (get, set, id: ClientMessageId) => {
  const message = get(messagesAtom).outgoing.find(({ clientMessageId }) => clientMessageId === id)
  if (!message) return
  for (const one of message.uploadIds) get(chosenFilesAtom).get(one)?.transfer.cancel()
  set(forgetFilesAtom, message.uploadIds)
  get(conversationsAtom)?.forgetUnsent(id)
  set(messagesEventAtom, { type: 'send-discarded', clientMessageId: id })
  set(startWaitingFilesAtom)
})

/** Gives up every chosen file: nobody waits for them any more. */
export const discardAllFilesAtom = atom(null, (get, set) => {
  const files = get(chosenFilesAtom)
  for (const { transfer } of files.values()) transfer.cancel()
  set(forgetFilesAtom, [...files.keys()])
})

/** Begins with as many of the files that wait as may be on their way at once. */
export const startWaitingFilesAtom = atom(null, (get, set) => {
  for (const id of uploadsToStart(get(chosenFilesAtom))) void set(runAtom, id)
})

const runAtom = atom(null, async (get, set, id: UploadId) => {
  const transfer = get(chosenFilesAtom).get(id)?.transfer
  set(fileEventAtom, id, { type: 'started' })
  try {
    const attachment = await transfer?.run((share) => set(fileEventAtom, id, { type: 'progressed', share }))
    if (attachment) set(fileEventAtom, id, { type: 'finished', attachment })
  } catch (error) {
    if (get(chosenFilesAtom).has(id)) logWarning('A file could not be sent', error)
    const isNetwork = error instanceof ApiNetworkError || error instanceof ApiTimeoutError
    set(fileEventAtom, id, { type: 'failed', detail: problemDetail(error), isNetwork })
  }
  set(startWaitingFilesAtom)
  set(settleMessagesAtom)
})

/** Sends the messages whose files have all arrived, and holds those back of which one has failed. */
const settleMessagesAtom = atom(null, (get, set) => {
  for (const message of get(messagesAtom).outgoing) {
    const { clientMessageId, uploadIds, delivery } = message
    if (uploadIds.length === 0 || delivery.kind !== 'uploading') continue
    const states = uploadIds.flatMap((id) => get(chosenFilesAtom).get(id)?.state ?? [])
    const failed = states.find((state) => state.kind === 'failed')
    switch (togetherOf(states)) {
      case 'done':
        // The row says why it failed and offers Retry.
        set(deliverAtom, message).catch((error: unknown) => logWarning('A message was not sent', error))
        break
      case 'failed':
        set(messagesEventAtom, { type: 'send-failed', clientMessageId, detail: failed?.detail ?? '' })
        break
      case 'underway':
        break
    }
  }
})
