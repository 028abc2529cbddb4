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
import { useNewKeysToast } from '../../hooks/use-new-keys-toast.ts'
import { useSettledGroup } from '../../hooks/use-settled-group.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import type { Composing } from '../../logic/composing.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { lastEditableMessage, newestSequence, shownMessages } from '../../logic/shown-messages.ts'
import { createTimeline } from '../../logic/timeline.ts'
import { loadGroupAtom, peopleAtom } from '../../state/groups.ts'
import { doubtKeptAtom } from '../../state/message-pages.ts'
import { messagesAtom, type WrittenMessage } from '../../state/messages.ts'
import { unreadMarkAtom } from '../../state/unread-mark.ts'
import { MessageInfoPart } from '../reading/MessageInfoPart.tsx'
import { SecurityNotices } from '../security/SecurityNotices.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { ClosedGate } from './ClosedGate.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { conversation as conversationStyle } from './Conversation.css.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx'
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
  const about = useSettledGroup(group)
  const readiness = useObserved(useMemo(() => conversations.readiness(about), [conversations, about]))
  const isGated = readiness.kind === 'recovery-code-needed'
  const [wasGated, setWasGated] = useState(isGated)
  if (isGated && !wasGated) setWasGated(true)
  const frame = useRef<HTMLElement>(null)
  const [composing, setComposing] = useState<Composing>({ kind: 'new' })
  const doubtKept = useSetAtom(doubtKeptAtom)
  const loadGroup = useSetAtom(loadGroupAtom)
  const state = useAtomValue(messagesAtom)
  const unread = useAtomValue(unreadMarkAtom)
  const dates = useDateRules()
  const nameOf = useNames(about, viewerId, copy.formerMember)
  const nameOfStranger = useNames(about, viewerId, copy.unknownPerson)

  // The list holds only some of many members; the keys are held against all of them.
  const knowsAll = group.members.length >= group.memberCount
  useEffect(() => {
    if (!knowsAll) void loadGroup(groupId)
  }, [knowsAll, groupId, loadGroup])
  useEffect(() => {
    if (isGated) void doubtKept(groupId)
  }, [doubtKept, groupId, isGated])
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
  useNewKeysToast(nameOf)
  useMarkRead(group, view.seenSequence, view.isAtNewest ? newestSequence(state, groupId) : null)
  const { handling, dialogs } = useMessageActions({
    group: about,
    viewerId,
    onCompose: setComposing,
    onRemove: useFocusAfterRemoval(view.listRef),
  })
  const title = groupTitle(about, viewerId, copy.unnamedGroup)
  // A new message draws the log anew and nothing around it: what that is given stays the same.
  const latest = useLatest({ messages, viewerId, send: handling.send, toNewest: view.toNewest, onBack, onDetails })
  const back = useCallback(() => latest.current.onBack(), [latest])
  const toggleDetails = useCallback(() => latest.current.onDetails(), [latest])
  const editLast = useCallback(() => {
    const last = lastEditableMessage(latest.current.messages, latest.current.viewerId)
    if (last) setComposing({ kind: 'edit', message: last })
  }, [latest])
  const send = useCallback(
    (written: WrittenMessage) => {
      latest.current.send(written)
      latest.current.toNewest()
      // Its row is there in the next frame and measured in the one after it, and the field is small again.
      requestAnimationFrame(() => requestAnimationFrame(() => latest.current.toNewest()))
    },
    [latest],
  )

  return (
    <section ref={frame} className={conversationStyle} aria-label={title}>
      <ConversationHeader
        group={about}
        viewerId={viewerId}
        readiness={readiness}
        trust={conversations.trust}
        isDetailsOpen={isDetailsOpen}
        onBack={back}
        onDetails={toggleDetails}
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
        group={about}
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
          group={about}
          readiness={readiness}
          composing={composing}
          isJustOpened={wasGated}
          dropPlace={frame}
          nameOf={nameOf}
          onCompose={setComposing}
          onEditLast={editLast}
          onSend={send}
          onEdit={handling.edit}
        />
      )}
      {dialogs}
      <MessageInfoPart group={about} conversations={conversations} nameOf={nameOf} dates={dates} />
      <NewMessageAnnouncer messages={messages} viewerId={viewerId} nameOf={nameOf} />
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
