import type { VirtualListHandle } from '@umkreis/design-system'
import type { GroupId, MessageId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { jumpTargetAtom, takeJumpTargetAtom } from '../state/jump.ts'
import { findSequenceAtom, showAroundAtom } from '../state/message-pages.ts'
import { messagesAtom } from '../state/messages.ts'
import { coversSequence, type LoadedMessages } from '../logic/message-window.ts'
import { rowIndexOfSequence } from '../logic/row-places.ts'
import type { TimelineRow } from '../logic/timeline.ts'
import { whenDrawn } from './when-drawn.ts'

/** How long a message is marked that was led to. */
const MARKED_MS = 2000

/**
 * Leads to a message of the shown conversation, loading the part that it stands in where need be, and marks it for a
 * moment. What {@link jumpTargetAtom} asks for is led to as soon as the conversation is here.
 *
 * @returns How to jump to a message that is quoted, and which message is marked.
 */
export function useMessageJump(
  groupId: GroupId,
  rows: RefObject<readonly TimelineRow[]>,
  list: RefObject<VirtualListHandle | null>,
): {
  jumpTo: (id: MessageId) => Promise<boolean>
  markedId: MessageId | null
} {
  const store = useStore()
  const showAround = useSetAtom(showAroundAtom)
  const findSequence = useSetAtom(findSequenceAtom)
  const target = useAtomValue(jumpTargetAtom)
  const takeTarget = useSetAtom(takeJumpTargetAtom)
  const isLoaded = useAtomValue(messagesAtom).list.kind === 'loaded'
  const [markedId, setMarkedId] = useState<MessageId | null>(null)

  const lead = useCallback(
    async (sequence: number) => {
      const loaded = loadedNow(store.get(messagesAtom).list, groupId)
      if (!loaded) return false
      if (coversSequence(loaded, sequence)) {
        const index = rowIndexOfSequence(rows.current, sequence)
        if (index >= 0) list.current?.scrollToIndex(index, 'center')
      } else if (!(await showAround(groupId, sequence))) {
        return false
      }
      const element = await whenDrawn(() => {
        const row = rows.current[rowIndexOfSequence(rows.current, sequence)]
        return row && list.current?.element?.querySelector<HTMLElement>(`[data-message-key="${CSS.escape(row.key)}"]`)
      })
      if (!element) return false
      element.focus({ preventScroll: true })
      const id = element.dataset.messageId as MessageId
      setMarkedId(id)
      setTimeout(() => setMarkedId((marked) => (marked === id ? null : marked)), MARKED_MS)
      return true
    },
    [groupId, list, rows, showAround, store],
  )

  const jumpTo = useCallback(
    async (id: MessageId) => {
      const sequence = await findSequence(groupId, id)
      return sequence !== null && (await lead(sequence))
    },
    [findSequence, groupId, lead],
  )

  useEffect(() => {
    if (!isLoaded || target?.groupId !== groupId) return
    takeTarget()
    // With the next frame the list stands where it opened.
    requestAnimationFrame(() => void lead(target.sequence))
  }, [groupId, isLoaded, lead, takeTarget, target])

  return { jumpTo, markedId }
}

function loadedNow(list: { kind: string }, groupId: GroupId): LoadedMessages | null {
  const loaded = list as LoadedMessages
  return loaded.kind === 'loaded' && loaded.groupId === groupId ? loaded : null
}
