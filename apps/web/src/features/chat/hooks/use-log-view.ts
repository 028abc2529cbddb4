import type { VirtualListHandle, VirtualListView } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { MessageList, PagePlace } from '../logic/message-list.ts'
import type { NewerMessages } from '../logic/message-window.ts'
import { keptSequences, newestSequenceIn } from '../logic/row-places.ts'
import type { TimelineRow } from '../logic/timeline.ts'
import { loadPageAtom, showNewestAtom } from '../state/message-pages.ts'
import { messagesEventAtom } from '../state/messages.ts'

/** Rows from an end of what is loaded at which more is asked for: a page arrives before one gets there. */
const NEAR_ROWS = 16
/** More rows than these are not kept: what is far from where somebody reads is forgotten. */
const ROWS_MAX = 400

/** Where the reader of a conversation is. */
export type LogView = {
  /** Another one opens the list anew. */
  readonly name: string | undefined
  readonly listRef: RefObject<VirtualListHandle | null>
  readonly onView: (view: VirtualListView) => void
  /** Whether the newest message of all is in view; then new ones keep it there. */
  readonly isAtNewest: boolean
  /** Whether new messages are followed: not where the end of what is loaded is not the newest. */
  readonly follows: boolean
  /** The newest message that was in view, by sequence; 0 before anything was. */
  readonly seenSequence: number
  readonly toNewest: (behavior?: 'auto' | 'smooth') => void
}

type Seen = {
  readonly view: VirtualListView
  readonly name: string | undefined
  readonly newer: NewerMessages | undefined
}

/** Follows where the reader of a conversation is, and loads and forgets messages around it. */
export function useLogView(groupId: GroupId, list: MessageList, rows: readonly TimelineRow[]): LogView {
  const listRef = useRef<VirtualListHandle>(null)
  const loadPage = useSetAtom(loadPageAtom)
  const showNewest = useSetAtom(showNewestAtom)
  const change = useSetAtom(messagesEventAtom)
  const loaded = list.kind === 'loaded' && list.groupId === groupId ? list : null
  const { window, older, newer } = loaded ?? {}
  const [seen, setSeen] = useState<Seen | null>(null)
  const isStillAtEnd = seen === null || seen.view.isAtEnd
  const name = useOpenings(window, loaded?.isKept === true && rows.some(({ kind }) => kind === 'unread'), isStillAtEnd)
  const onView = useCallback((view: VirtualListView) => setSeen({ view, name, newer }), [name, newer])
  // What was seen of a part that is no longer shown says nothing about the one that is.
  const view = seen && seen.name === name ? seen.view : null

  // The page that makes the end the newest is not to be run past.
  const follows = newer === 'none' && (seen === null || seen.newer === 'none')
  // Before the next page is asked for: while one is on its way nothing can be forgotten.
  useEffect(() => {
    if (!view || rows.length <= ROWS_MAX) return
    change({ type: 'trimmed', ...keptSequences(rows, view, follows && view.isAtEnd) })
  }, [change, follows, rows, view])

  const isNear: Record<PagePlace, boolean> = {
    older: view !== null && view.first < NEAR_ROWS,
    newer: view !== null && view.last >= rows.length - NEAR_ROWS,
  }
  // A page can be asked for and be there between two renders: then only the message at that end is another one.
  const oldest = loaded?.messages[0]?.sequence
  const newest = loaded?.messages.at(-1)?.sequence
  useEffect(() => {
    if (oldest !== undefined && isNear.older && older === 'more') void loadPage('older')
  }, [isNear.older, older, oldest, loadPage])
  useEffect(() => {
    if (newest !== undefined && isNear.newer && newer === 'more') void loadPage('newer')
  }, [isNear.newer, newer, newest, loadPage])

  const toNewest = useCallback(
    (behavior: 'auto' | 'smooth' = 'auto') => {
      if (newer === 'none') listRef.current?.scrollToEnd(behavior)
      else void showNewest(groupId)
    },
    [groupId, newer, showNewest],
  )

  return {
    name,
    listRef,
    onView,
    isAtNewest: view !== null && view.isAtEnd && newer === 'none',
    follows,
    seenSequence: view ? newestSequenceIn(rows, view.first, view.last) : 0,
    toNewest,
  }
}

/**
 * Names the part that is shown. What this device kept is shown before what came since, and opens anew with the first unread
 * message when that joins it, as it would have with all of it: unless its reader has gone from where they were put.
 */
function useOpenings(window: string | undefined, hasUnread: boolean, isStillAtEnd: boolean): string | undefined {
  const [known, setKnown] = useState({ window, hasUnread, name: window })
  if (known.window === window && known.hasUnread === hasUnread) return known.name
  const isJoined = known.window === window && hasUnread && isStillAtEnd && window !== undefined
  const name = known.window === window ? (isJoined ? `${window} unread` : known.name) : window
  setKnown({ window, hasUnread, name })
  return name
}
