import { Text } from '@umkreis/design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { draftStoreAtom } from '../../services/drafts/drafts.ts'
import { useImmersive } from '../../services/shell.ts'
import { page, pane, paneState, waiting } from './ChatPage.css.ts'
import { Conversation } from './components/conversation/Conversation.tsx'
import { GroupPanel } from './components/groups/GroupPanel.tsx'
import { copy } from './copy.ts'
import { useIsNarrow } from './hooks/use-is-narrow.ts'
import { activeGroupAtom, isPaneOpenAtom, setPaneOpenAtom } from './state/active-group.ts'
import { loadDraftsAtom } from './state/drafts.ts'
import { followConversationsAtom } from './state/follow.ts'
import { groupListAtom } from './state/groups.ts'
import { startChatAtom } from './state/start.ts'

/** The member's conversations: the list and the one that is shown; on phones one of both. */
export function ChatPage(): ReactNode {
  const conversations = useAtomValue(conversationsAtom)
  const group = useAtomValue(activeGroupAtom)
  const list = useAtomValue(groupListAtom)
  const isPaneOpen = useAtomValue(isPaneOpenAtom)
  const setPaneOpen = useSetAtom(setPaneOpenAtom)
  const start = useSetAtom(startChatAtom)
  const follow = useSetAtom(followConversationsAtom)
  const draftStore = useAtomValue(draftStoreAtom)
  const loadDrafts = useSetAtom(loadDraftsAtom)
  const isNarrow = useIsNarrow()
  const showsPane = !isNarrow || (isPaneOpen && group !== null)
  useImmersive(isNarrow && showsPane)

  useEffect(() => (conversations ? follow(conversations) : undefined), [conversations, follow])
  useEffect(() => void start(), [start])
  // They are kept with the keys, which are opened after the page.
  useEffect(() => {
    if (draftStore) void loadDrafts()
  }, [draftStore, loadDrafts])

  return (
    <div className={page}>
      {isNarrow && showsPane ? null : <GroupPanel />}
      {showsPane ? (
        <div className={`${pane} ${paneState[group ? 'filled' : 'empty']}`}>
          {group && conversations ? (
            <Conversation
              key={group.groupId}
              group={group}
              conversations={conversations}
              onBack={() => setPaneOpen(false)}
            />
          ) : null}
          {!group && list.kind === 'loaded' ? (
            <Text tone="muted" align="center" className={waiting}>
              {copy.nothingSelected}
            </Text>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
