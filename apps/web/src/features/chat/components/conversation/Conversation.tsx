import { VisuallyHidden } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useMarkRead } from '../../hooks/use-mark-read.ts'
import { useMessageJump } from '../../hooks/use-message-jump.ts'
import { useMessageScroll } from '../../hooks/use-message-scroll.ts'
import { useNewMessageAnnouncer } from '../../hooks/use-new-message-announcer.ts'
import { useNewKeysToast } from '../../hooks/use-new-keys-toast.ts'
import { useObserved } from '../../hooks/use-observed.ts'
import type { Composing } from '../../logic/composing.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { lastEditableMessage, shownMessages } from '../../logic/shown-messages.ts'
import { createTimeline } from '../../logic/timeline.ts'
import { loadGroupAtom, peopleAtom } from '../../state/groups.ts'
import { messagesAtom, showMessagesAtom, unreadMarkAtom } from '../../state/messages.ts'
import { EnterCode } from '../recovery/EnterCode.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { conversation as conversationStyle } from './Conversation.css.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { NewKeys } from './NewKeys.tsx'
import { useMessageActions } from './use-message-actions.tsx'

/** One conversation: who is in it, what was written, and where to write. */
export function Conversation({
  group,
  conversations,
  onBack,
}: {
  group: Group
  conversations: Conversations
  onBack: () => void
}): ReactNode {
  const { groupId } = group
  const viewerId = useAtomValue(currentUserAtom).userId
  const readiness = useObserved(useMemo(() => conversations.readiness(group), [conversations, group]))
  const [composing, setComposing] = useState<Composing>({ kind: 'new' })
  const show = useSetAtom(showMessagesAtom)
  const loadGroup = useSetAtom(loadGroupAtom)
  const state = useAtomValue(messagesAtom)
  const unread = useAtomValue(unreadMarkAtom)
  const dates = useDateRules()
  const nameOf = useNames(group, viewerId)

  // The list holds only some of many members; the keys are held against all of them.
  const isWhole = group.members.length >= group.memberCount
  useEffect(() => {
    if (!isWhole) void loadGroup(groupId)
  }, [isWhole, groupId, loadGroup])
  useEffect(() => void show(groupId), [groupId, show])
  useEffect(() => {
    conversations.showGroup(groupId)
    return () => conversations.showGroup(null)
  }, [conversations, groupId])

  const messages = useMemo(() => shownMessages(state, groupId), [state, groupId])
  const rows = useMemo(
    () => createTimeline(messages, { userId: viewerId, dates, unread }),
    [messages, viewerId, dates, unread],
  )
  const isLoaded = state.list.kind === 'loaded' && state.list.groupId === groupId
  const scroll = useMessageScroll(groupId, messages[0]?.key, isLoaded)
  const jump = useMessageJump(scroll.scrollerRef)
  const announcement = useNewMessageAnnouncer(messages, viewerId, nameOf)
  useNewKeysToast(nameOf)
  useMarkRead(group, isLoaded && scroll.isAtEnd, messages)
  const { handling, dialogs } = useMessageActions({ group, viewerId, onCompose: setComposing })
  const title = groupTitle(group, viewerId, copy.unnamedGroup)

  return (
    <section className={conversationStyle} aria-label={title}>
      <ConversationHeader group={group} viewerId={viewerId} readiness={readiness} onBack={onBack} />
      <ConnectionLine conversations={conversations} />
      <MessageLog
        title={title}
        group={group}
        messages={messages}
        rows={rows}
        list={state.list}
        scroll={scroll}
        jump={jump}
        nameOf={nameOf}
        dates={dates}
        handling={handling}
      />
      <NewKeys readiness={readiness} conversations={conversations} nameOf={nameOf} />
      {readiness.kind === 'recovery-code-needed' ? (
        <EnterCode recovery={conversations.recovery} because={readiness.because} />
      ) : (
        <ChatComposer
          title={title}
          group={group}
          readiness={readiness}
          composing={composing}
          nameOf={nameOf}
          onCompose={setComposing}
          onEditLast={() => {
            const last = lastEditableMessage(messages, viewerId)
            if (last) setComposing({ kind: 'edit', message: last })
          }}
          onSend={(text, replyTo) => {
            handling.send(text, replyTo)
            scroll.toEnd()
          }}
          onEdit={handling.edit}
        />
      )}
      {dialogs}
      <VisuallyHidden as="div" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </section>
  )
}

/** What people of the conversation are called, also those who have left it. */
function useNames(group: Group, viewerId: UserId): (id: UserId) => string {
  const people = useAtomValue(peopleAtom)
  const { members } = group
  return useCallback(
    (id: UserId) => {
      if (id === viewerId) return copy.you
      const person = members.find(({ userId }) => userId === id) ?? people.get(id)
      return person ? formatName(person) : copy.formerMember
    },
    [members, people, viewerId],
  )
}
