import { AlertDialog, showToast } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ChatMessage, ReplyTarget } from '../../../../services/conversation/chat-message.ts'
import { copy } from '../../copy.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import type { Composing } from '../../logic/composing.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'
import {
  deleteMessageAtom,
  editMessageAtom,
  messagesEventAtom,
  retryMessageAtom,
  sendMessageAtom,
} from '../../state/messages.ts'
import type { MessageActionSet } from './MessageActions.tsx'

/** Everything that can be done with the messages of a conversation. */
export type MessageHandling = {
  /** What may be done with one message now. */
  readonly of: (message: ShownMessage) => MessageActionSet
  readonly send: (text: string, replyTo: ReplyTarget | null) => void
  readonly retry: (message: ShownMessage) => void
  readonly edit: (message: ChatMessage, text: string) => void
}

/**
 * Brings together what can be done with messages, with its failures and its second tries.
 *
 * @returns `dialogs` are the questions that are being asked; they want to be drawn.
 */
export function useMessageActions({
  group,
  viewerId,
  onCompose,
}: {
  group: Group
  viewerId: UserId
  onCompose: (composing: Composing) => void
}): { handling: MessageHandling; dialogs: ReactNode } {
  const dispatch = useSetAtom(messagesEventAtom)
  const retryMessage = useSetAtom(retryMessageAtom)
  const sendMessage = useSetAtom(sendMessageAtom)
  const editMessage = useSetAtom(editMessageAtom)
  const deleteMessage = useSetAtom(deleteMessageAtom)
  const tellProblem = useProblemToast()
  const [asked, setAsked] = useState<ChatMessage | null>(null)
  const managesGroup = group.members.some(({ userId, groupRole }) => userId === viewerId && groupRole === 'manager')

  const edit = useCallback(
    (message: ChatMessage, text: string) => {
      const save = () =>
        void editMessage(message, text).catch((error: unknown) => tellProblem(copy.editFailed, error, save))
      save()
    },
    [editMessage, tellProblem],
  )
  const remove = useCallback(
    (message: ChatMessage) => {
      const send = () =>
        void deleteMessage(message).catch((error: unknown) => tellProblem(copy.deleteFailed, error, send))
      send()
    },
    [deleteMessage, tellProblem],
  )

  const of = useCallback(
    ({ state, body, senderId }: ShownMessage): MessageActionSet => {
      const copyText = body.kind === 'text' ? { copyText: () => copyToClipboard(body.text) } : {}
      if (state.kind === 'sending') return copyText
      if (state.kind === 'failed') {
        return {
          ...copyText,
          remove: () => dispatch({ type: 'send-discarded', clientMessageId: state.clientMessageId }),
        }
      }
      const message = { ...state.message, body }
      const isOwn = senderId === viewerId
      return {
        ...copyText,
        ...(message.clientMessageId ? { reply: () => onCompose({ kind: 'reply', to: message }) } : {}),
        ...(isOwn && body.kind === 'text' && message.clientMessageId
          ? { edit: () => onCompose({ kind: 'edit', message }) }
          : {}),
        ...(isOwn || managesGroup ? { remove: () => setAsked(message) } : {}),
      }
    },
    [dispatch, managesGroup, onCompose, viewerId],
  )
  const retry = useCallback(
    ({ state }: ShownMessage) => {
      if (state.kind === 'stored') return
      const { clientMessageId } = state
      const again = () =>
        void retryMessage(clientMessageId).catch((error: unknown) => tellProblem(copy.sendFailed, error, again))
      again()
    },
    [retryMessage, tellProblem],
  )
  const send = useCallback(
    (text: string, replyTo: ReplyTarget | null) =>
      void sendMessage(group.groupId, text, replyTo).catch((error: unknown) => tellProblem(copy.sendFailed, error)),
    [group.groupId, sendMessage, tellProblem],
  )

  const dialogs = (
    <AlertDialog
      open={asked !== null}
      danger
      title={copy.deleteTitle}
      message={copy.deleteText}
      confirmLabel={copy.delete}
      cancelLabel={copy.keep}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked) remove(asked)
        setAsked(null)
      }}
    />
  )
  const handling = useMemo(() => ({ of, send, retry, edit }), [of, send, retry, edit])
  return { handling, dialogs }
}

function copyToClipboard(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ message: copy.copied }),
    () => showToast({ tone: 'danger', message: copy.copyFailed }),
  )
}
