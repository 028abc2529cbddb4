import { VisuallyHidden } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useFocusAfterRemoval } from '../../hooks/use-focus-after-removal.ts'
import { useMarkRead } from '../../hooks/use-mark-read.ts'
import { useMessageJump } from '../../hooks/use-message-jump.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { useLogView } from '../../hooks/use-log-view.ts'
import { useNewMessageAnnouncer } from '../../hooks/use-new-message-announcer.ts'
import { useNewKeysToast } from '../../hooks/use-new-keys-toast.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import type { Composing } from '../../logic/composing.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { lastEditableMessage, newestSequence, shownMessages } from '../../logic/shown-messages.ts'
import { createTimeline } from '../../logic/timeline.ts'
import { loadGroupAtom, peopleAtom } from '../../state/groups.ts'
import { showMessagesAtom } from '../../state/message-pages.ts'
import { messagesAtom } from '../../state/messages.ts'
import { unreadMarkAtom } from '../../state/unread-mark.ts'
import { MessageInfoPart } from '../reading/MessageInfoPart.tsx'
import { SecurityNotices } from '../security/SecurityNotices.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { ClosedGate } from './ClosedGate.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { conversation as conversationStyle } from './Conversation.css.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { useMessageActions } from './use-message-actions.tsx'

/** One conversation: who is in it, what was written, and where to write. */
export function Conversation({
  group,
  conversations,
  isDetailsOpen,
  onBack,
  onDetails,
}: {
  group: Group
  conversations: Conversations
  isDetailsOpen: boolean
  onBack: () => void
  onDetails: () => void
}): ReactNode {
  const { groupId } = group
  const viewerId = useAtomValue(currentUserAtom).userId
  const readiness = useObserved(useMemo(() => conversations.readiness(group), [conversations, group]))
  const isGated = readiness.kind === 'recovery-code-needed'
  const [wasGated, setWasGated] = useState(isGated)
  if (isGated && !wasGated) setWasGated(true)
  const frame = useRef<HTMLElement>(null)
  const [composing, setComposing] = useState<Composing>({ kind: 'new' })
  const show = useSetAtom(showMessagesAtom)
  const loadGroup = useSetAtom(loadGroupAtom)
  const state = useAtomValue(messagesAtom)
  const unread = useAtomValue(unreadMarkAtom)
  const dates = useDateRules()
  const nameOf = useNames(group, viewerId, copy.formerMember)
  const nameOfStranger = useNames(group, viewerId, copy.unknownPerson)

  // The list holds only some of many members; the keys are held against all of them.
  const knowsAll = group.members.length >= group.memberCount
  useEffect(() => {
    if (!knowsAll) void loadGroup(groupId)
  }, [knowsAll, groupId, loadGroup])
  useEffect(() => void show(groupId), [groupId, show])
  useEffect(() => {
    conversations.showGroup(groupId)
    return () => conversations.showGroup(null)
  }, [conversations, groupId])

  const messages = useMemo(() => shownMessages(state, groupId), [state, groupId])
  const isWhole = state.list.kind === 'loaded' && state.list.older === 'none'
  const rows = useMemo(
    () => createTimeline(messages, { userId: viewerId, dates, unread }, isWhole),
    [messages, viewerId, dates, unread, isWhole],
  )
  const view = useLogView(groupId, state.list, rows)
  const jump = useMessageJump(groupId, useLatest(rows), view.listRef)
  const announcement = useNewMessageAnnouncer(messages, viewerId, nameOf)
  useNewKeysToast(nameOf)
  useMarkRead(group, view.seenSequence, view.isAtNewest ? newestSequence(state, groupId) : null)
  const { handling, dialogs } = useMessageActions({
    group,
    viewerId,
    onCompose: setComposing,
    onRemove: useFocusAfterRemoval(view.listRef),
  })
  const title = groupTitle(group, viewerId, copy.unnamedGroup)

  return (
    <section ref={frame} className={conversationStyle} aria-label={title}>
      <ConversationHeader
        group={group}
        viewerId={viewerId}
        readiness={readiness}
        trust={conversations.trust}
        isDetailsOpen={isDetailsOpen}
        onBack={onBack}
        onDetails={onDetails}
      />
      <ConnectionLine conversations={conversations} />
      <MessageLog
        title={title}
        group={group}
        messages={messages}
        rows={rows}
        list={state.list}
        view={view}
        jump={jump}
        nameOf={nameOf}
        dates={dates}
        handling={handling}
        conversations={conversations}
        isLocked={isGated}
      />
      <SecurityNotices
        group={group}
        viewerId={viewerId}
        readiness={readiness}
        conversations={conversations}
        nameOf={nameOf}
        nameOfStranger={nameOfStranger}
      />
      {isGated ? (
        <ClosedGate groupId={groupId} />
      ) : (
        <ChatComposer
          title={title}
          group={group}
          readiness={readiness}
          composing={composing}
          isJustOpened={wasGated}
          dropPlace={frame}
          nameOf={nameOf}
          onCompose={setComposing}
          onEditLast={() => {
            const last = lastEditableMessage(messages, viewerId)
            if (last) setComposing({ kind: 'edit', message: last })
          }}
          onSend={(written) => {
            handling.send(written)
            view.toNewest()
          }}
          onEdit={handling.edit}
        />
      )}
      {dialogs}
      <MessageInfoPart group={group} conversations={conversations} nameOf={nameOf} dates={dates} />
      <VisuallyHidden as="div" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </section>
  )
}

/** What people of the conversation are called, also those who have left it. */
function useNames(group: Group, viewerId: UserId, otherwise: string): (id: UserId) => string {
  const people = useAtomValue(peopleAtom)
  const { members } = group
  return useCallback(
    (id: UserId) => {
      if (id === viewerId) return copy.you
      const person = members.find(({ userId }) => userId === id) ?? people.get(id)
      return person ? formatName(person) : otherwise
    },
    [members, people, viewerId, otherwise],
  )
}
