import { AlertDialog } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ChatMessage, TextBody } from '../../../../services/conversation/chat-message.ts'
import { copy } from '../../copy.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import type { Composing } from '../../logic/composing.ts'
import { givenBy } from '../../logic/reactions.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'
import {
  deleteMessageAtom,
  editMessageAtom,
  sendMessageAtom,
  sendReactionAtom,
  type WrittenMessage,
} from '../../state/messages.ts'
import { showMessageInfoAtom } from '../../state/message-info.ts'
import { discardMessageAtom, resendAtom } from '../../state/send-files.ts'
import type { ForwardedMessage } from '../../state/forward.ts'
import { ForwardPart } from '../forward/ForwardPart.tsx'
import { copyText as copyToClipboard } from '../text/copy-text.ts'
import type { MessageActionSet } from './MessageActions.tsx'

/** Everything that can be done with the messages of a conversation. */
export type MessageHandling = {
  /** What may be done with one message now. */
  readonly of: (message: ShownMessage) => MessageActionSet
  readonly send: (written: WrittenMessage) => void
  readonly retry: (message: ShownMessage) => void
  readonly edit: (message: ChatMessage, body: TextBody) => void
  /** Reacts with an emoji, or takes that back. */
  readonly react: (message: ShownMessage, emoji: string) => void
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
  onRemove,
}: {
  group: Group
  viewerId: UserId
  onCompose: (composing: Composing) => void
  /** Told before a message goes, by its key. */
  onRemove: (key: string) => void
}): { handling: MessageHandling; dialogs: ReactNode } {
  const discard = useSetAtom(discardMessageAtom)
  const resend = useSetAtom(resendAtom)
  const sendReaction = useSetAtom(sendReactionAtom)
  const sendMessage = useSetAtom(sendMessageAtom)
  const editMessage = useSetAtom(editMessageAtom)
  const deleteMessage = useSetAtom(deleteMessageAtom)
  const showInfo = useSetAtom(showMessageInfoAtom)
  const tellProblem = useProblemToast()
  const [asked, setAsked] = useState<{ readonly message: ChatMessage; readonly key: string } | null>(null)
  const [forwarded, setForwarded] = useState<ForwardedMessage | null>(null)
  const managesGroup = group.members.some(({ userId, groupRole }) => userId === viewerId && groupRole === 'manager')

  const edit = useCallback(
    (message: ChatMessage, body: TextBody) => {
      const save = () =>
        void editMessage(message, body).catch((error: unknown) => tellProblem(copy.editFailed, error, save))
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

  const react = useCallback(
    ({ state, reactions }: ShownMessage, emoji: string) => {
      if (state.kind !== 'stored' || state.message.clientMessageId === null) return
      const { groupId, clientMessageId } = state.message
      const own = givenBy(reactions, emoji, viewerId)
      // One that is on its way can't be taken back yet.
      if (own?.messages.length === 0) return
      const change = own
        ? () => Promise.all(own.messages.map((one) => deleteMessage(one)))
        : () => sendReaction(groupId, emoji, clientMessageId)
      const again = () =>
        void change().catch((error: unknown) =>
          tellProblem(own ? copy.reactionNotTaken : copy.reactionNotSent, error, again),
        )
      again()
    },
    [deleteMessage, sendReaction, tellProblem, viewerId],
  )

  const of = useCallback(
    (shown: ShownMessage): MessageActionSet => {
      const { key, state, body, senderId } = shown
      const copyText = body.kind === 'text' && body.text !== '' ? { copyText: () => copyToClipboard(body.text) } : {}
      if (state.kind === 'sending' || state.kind === 'uploading') return copyText
      if (state.kind === 'failed') {
        return {
          ...copyText,
          remove: () => {
            onRemove(key)
            discard(state.clientMessageId)
          },
        }
      }
      const message = { ...state.message, body }
      const isOwn = senderId === viewerId
      return {
        ...copyText,
        ...(message.clientMessageId
          ? {
              react: (emoji: string) => react(shown, emoji),
              reply: () => onCompose({ kind: 'reply', to: message }),
            }
          : {}),
        ...(body.kind === 'text' ? { forward: () => setForwarded({ groupId: message.groupId, body }) } : {}),
        ...(isOwn && body.kind === 'text' && message.clientMessageId
          ? { edit: () => onCompose({ kind: 'edit', message }) }
          : {}),
        ...(isOwn ? { info: () => showInfo(message) } : {}),
        ...(isOwn || managesGroup ? { remove: () => setAsked({ message, key }) } : {}),
      }
    },
    [discard, managesGroup, onCompose, onRemove, react, showInfo, viewerId],
  )
  const retry = useCallback(
    ({ state }: ShownMessage) => {
      if (state.kind === 'stored') return
      const { clientMessageId } = state
      const again = () =>
        void resend(clientMessageId).catch((error: unknown) => tellProblem(copy.sendFailed, error, again))
      again()
    },
    [resend, tellProblem],
  )
  const send = useCallback(
    (written: WrittenMessage) =>
      void sendMessage(group.groupId, written).catch((error: unknown) => tellProblem(copy.sendFailed, error)),
    [group.groupId, sendMessage, tellProblem],
  )

  const dialogs = (
    <>
      {forwarded ? <ForwardPart message={forwarded} onClose={() => setForwarded(null)} /> : null}
      <AlertDialog
        open={asked !== null}
        danger
        title={copy.deleteTitle}
        message={copy.deleteText}
        confirmLabel={copy.delete}
        cancelLabel={copy.keep}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) {
            onRemove(asked.key)
            remove(asked.message)
          }
          setAsked(null)
        }}
      />
    </>
  )
  const handling = useMemo(() => ({ of, send, retry, edit, react }), [of, send, retry, edit, react])
  return { handling, dialogs }
}
