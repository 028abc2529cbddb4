import { Text, VisuallyHidden } from '@umkreis/design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOutlet } from 'react-router'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { draftStoreAtom } from '../../services/drafts/drafts.ts'
import { keyStoreProblemAtom } from '../../services/keys/key-store-problem.ts'
import { useImmersive } from '../../services/shell.ts'
import { details as detailsStyle, page, pane, paneState, side, waiting } from './ChatPage.css.ts'
import { ConversationPart } from './components/conversation/ConversationPart.tsx'
import { ConversationSkeleton } from './components/conversation/ConversationSkeleton.tsx'
import { CustomFieldsHost } from './components/custom-fields/CustomFieldsHost.tsx'
import { GalleryPart, LeaveGuardPart } from './components/files/FilesPart.tsx'
import { GroupPanel } from './components/groups/GroupPanel.tsx'
import type { LoadScanner } from './components/groups/ScanButton.tsx'
import { HistorySearchPart } from './components/history/HistorySearchPart.tsx'
import { KeyStoreNoticeHost } from './components/storage/KeyStoreNoticeHost.tsx'
import { copy } from './copy.ts'
import { useIsNarrow } from './hooks/use-is-narrow.ts'
import { useKeptGroups } from './hooks/use-kept-groups.ts'
import { usePane } from './hooks/use-pane.ts'
import { usePaneFocus } from './hooks/use-pane-focus.ts'
import { activeGroupAtom } from './state/active-group.ts'
import { loadDraftsAtom } from './state/drafts.ts'
import { followConversationsAtom } from './state/follow.ts'
import { groupListAtom } from './state/groups.ts'
import { historySearchAtom } from './state/history-search.ts'
import { startChatAtom } from './state/start.ts'

/** The member's conversations: the list and the one that is shown; on phones one of both. */
export function ChatPage({ loadScanner }: { loadScanner: LoadScanner }): ReactNode {
  const conversations = useAtomValue(conversationsAtom)
  const group = useAtomValue(activeGroupAtom)
  const list = useAtomValue(groupListAtom)
  const start = useSetAtom(startChatAtom)
  const follow = useSetAtom(followConversationsAtom)
  const draftStore = useAtomValue(draftStoreAtom)
  const loadDrafts = useSetAtom(loadDraftsAtom)
  const problem = useAtomValue(keyStoreProblemAtom)
  const isBlocked = problem !== undefined && conversations === null
  const isNarrow = useIsNarrow()
  const isSearching = useAtomValue(historySearchAtom) !== null
  const { named, details, close, toggleDetails } = usePane(isNarrow)
  const shownDetails = useOutlet()
  const isOpen = named !== null && (list.kind === 'loading' || group?.groupId === named)
  const showsPane = !isNarrow || isOpen
  const isComing = !isBlocked && (group ? conversations === null : list.kind === 'loading')
  const isCovered = details === 'over'
  const frame = useRef<HTMLDivElement>(null)
  usePaneFocus(frame, isNarrow, isOpen && group !== null)
  useImmersive(isNarrow && (showsPane || isCovered))

  useEffect(() => (conversations ? follow(conversations) : undefined), [conversations, follow])
  useEffect(() => void start(), [start])
  useKeptGroups()
  // They are kept with the keys, which are opened after the page.
  useEffect(() => {
    if (draftStore) void loadDrafts()
  }, [draftStore, loadDrafts])

  return (
    <div className={page[details === 'beside' ? 'three' : 'two']} ref={frame}>
      {isNarrow && showsPane ? (
        <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
      ) : (
        <div className={side} inert={isNarrow && isCovered}>
          {isSearching ? <HistorySearchPart /> : <GroupPanel loadScanner={loadScanner} />}
        </div>
      )}
      {showsPane ? (
        <div
          className={`${pane} ${paneState[group && conversations && !isBlocked ? 'filled' : 'empty']}`}
          inert={isCovered}
        >
          {isBlocked ? <KeyStoreNoticeHost place="pane" /> : null}
          {group && conversations ? (
            <ConversationPart
              group={group}
              conversations={conversations}
              isDetailsOpen={details !== 'closed'}
              onBack={close}
              onDetails={toggleDetails}
            />
          ) : null}
          {isComing ? <ConversationSkeleton /> : null}
          {!group && !isBlocked && list.kind === 'loaded' ? (
            <Text tone="muted" align="center" className={waiting}>
              {copy.nothingSelected}
            </Text>
          ) : null}
        </div>
      ) : null}
      {details === 'closed' ? null : <div className={detailsStyle[details]}>{shownDetails}</div>}
      <CustomFieldsHost />
      <LeaveGuardPart />
      <GalleryPart />
    </div>
  )
}
