import type { MessageId } from '@umkreis/schemas'
import { useSetAtom, useStore } from 'jotai'
import { type RefObject, useCallback, useState } from 'react'
import { loadOlderAtom, messagesAtom } from '../state/messages.ts'

/** Pages that are loaded at most to find a message that was answered long ago. */
const PAGES_MAX = 20

/**
 * Leads to a message of the shown conversation, loading older ones where need be, and marks it for a moment.
 *
 * @returns How to jump, and which message is marked.
 */
export function useMessageJump(scroller: RefObject<HTMLElement | null>): {
  jumpTo: (id: MessageId) => Promise<boolean>
  markedId: MessageId | null
} {
  const store = useStore()
  const loadOlder = useSetAtom(loadOlderAtom)
  const [markedId, setMarkedId] = useState<MessageId | null>(null)

  const jumpTo = useCallback(
    async (id: MessageId) => {
      const isLoaded = () => {
        const { list } = store.get(messagesAtom)
        return list.kind === 'loaded' && list.messages.some(({ messageId }) => messageId === id)
      }
      for (let page = 0; page < PAGES_MAX && !isLoaded(); page += 1) {
        const { list } = store.get(messagesAtom)
        if (list.kind !== 'loaded' || list.older !== 'more') break
        await loadOlder()
      }
      if (!isLoaded()) return false
      await nextFrame()
      const target = scroller.current?.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"]`)
      if (!target) return false
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
      target.focus({ preventScroll: true })
      setMarkedId(id)
      setTimeout(() => setMarkedId((marked) => (marked === id ? null : marked)), 2000)
      return true
    },
    [loadOlder, scroller, store],
  )
  return { jumpTo, markedId }
}

/** A message that was just loaded is drawn with the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
