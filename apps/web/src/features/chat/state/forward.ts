import type { Attachment } from '@umkreis/crypto'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from '../../../services/api.ts'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import type { TextBody } from '../../../services/conversation/chat-message.ts'
import { type Conversations, conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logError, logWarning } from '../../../services/log.ts'
import { safeFileName } from '../logic/safe-file-name.ts'
import { waitUntilReady } from '../logic/wait-until-ready.ts'
import { groupListEventAtom } from './groups.ts'
import { sendMessageAtom } from './messages.ts'
import { openFileAtom } from './opened-files.ts'
import { startWaitingFilesAtom } from './send-files.ts'
import { addFilesAtom } from './uploads.ts'

/** A message that goes on to others, and where it was read. */
export type ForwardedMessage = { readonly groupId: GroupId; readonly body: TextBody }

/** Where a message goes on to: a conversation, or somebody, with or without a conversation so far. */
export type ForwardTarget =
  | { readonly kind: 'group'; readonly groupId: GroupId }
  | { readonly kind: 'person'; readonly userId: UserId }

/** A file of the message, opened once and sealed anew for each conversation: no key of one is a key of another. */
type OpenedFile = { readonly file: File; readonly attachment: Attachment }

/**
 * Sends a message on: its words and its files, as if they were written there anew; whom it named is not called again. What
 * is handed over is shown in its conversation at once, and goes out from there.
 *
 * @returns The targets that it could not be handed over to.
 * @throws If a file of it could not be opened, or `AbortError`: then it went nowhere.
 */
export const forwardAtom = atom(
  null,
  async (
    get,
    set,
    { groupId, body }: ForwardedMessage,
    targets: readonly ForwardTarget[],
    signal: AbortSignal,
  ): Promise<readonly ForwardTarget[]> => {
    const conversations = get(conversationsAtom)
    if (!conversations) return targets
    const files: OpenedFile[] = []
    for (const attachment of body.attachments ?? []) {
      const blob = await set(openFileAtom, groupId, attachment, { signal })
      const file = new File([blob], safeFileName(attachment.name, 'file'), { type: attachment.mediaType })
      files.push({ file, attachment })
    }
    signal.throwIfAborted()
    const failed: ForwardTarget[] = []
    // One after the other: a server that counts would refuse all at once.
    for (const target of targets) {
      try {
        const group = await set(requireTargetAtom, target)
        await waitUntilReady(conversations.readiness(group))
        set(handOverAtom, conversations, group.groupId, body.text, files)
      } catch (error) {
        logError('A message could not be forwarded', error)
        failed.push(target)
      }
    }
    return failed
  },
)

/** The conversation with all its members: its keys are held against them. */
const requireTargetAtom = atom(null, async (get, set, target: ForwardTarget): Promise<Group> => {
  const { groups } = get(apiAtom)
  const group =
    target.kind === 'group' ? await groups.byId(target.groupId) : await groups.create({ userIds: [target.userId] })
  set(groupListEventAtom, { type: 'group-loaded', group })
  return group
})

const handOverAtom = atom(
  null,
  (_get, set, conversations: Conversations, groupId: GroupId, text: string, files: readonly OpenedFile[]) => {
    const chosen = files.map(({ file, attachment }) => ({
      id: crypto.randomUUID() as string as UploadId,
      groupId,
      file,
      transfer: conversations.attachments.upload(groupId, file, { voice: attachment.voice }),
      state: { kind: 'waiting' as const },
      messageId: null,
    }))
    set(addFilesAtom, chosen)
    // The row in its conversation says why it failed and offers Retry.
    void set(sendMessageAtom, groupId, {
      body: { kind: 'text', text },
      uploadIds: chosen.map(({ id }) => id),
      replyTo: null,
    }).catch((error: unknown) => logWarning('A forwarded message was not sent', error))
    set(startWaitingFilesAtom)
  },
)
