import type { VirtualListHandle } from '@umkreis/design-system'
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import type { TimelineRow } from '../logic/timeline.ts'
import { whenDrawn } from './when-drawn.ts'

const SELECTOR = '[data-message-key]'

/**
 * Lets the arrow keys walk through the messages, so that Tab leads into the conversation once and not through all of it.
 * It begins at the newest. What is not drawn is scrolled to first.
 */
export function useRovingMessage(
  rows: readonly TimelineRow[],
  list: RefObject<VirtualListHandle | null>,
): {
  readonly currentKey: string | undefined
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
} {
  const [chosenKey, setChosenKey] = useState<string>()
  const isThere = rows.some((row) => row.kind === 'message' && row.key === chosenKey)
  const newest = rows.findLast((row) => row.kind === 'message')

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const message = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR)
      // Inside of a message its own parts take the keys.
      if (!message || event.target !== message) return
      const next = neighbour(rows, message.dataset.messageKey, event.key)
      if (!next) return
      event.preventDefault()
      const find = () =>
        list.current?.element?.querySelector<HTMLElement>(`[data-message-key="${CSS.escape(next.key)}"]`)
      const drawn = find()
      if (drawn) return enter(drawn)
      list.current?.scrollToIndex(rows.indexOf(next))
      void whenDrawn(find).then((element) => element && enter(element))
    },
    [list, rows],
  )

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const message = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR)
    if (message) setChosenKey(message.dataset.messageKey)
  }, [])

  return { currentKey: isThere ? chosenKey : newest?.key, onKeyDown, onFocus }
}

function enter(message: HTMLElement): void {
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: 'nearest' })
}

function neighbour(rows: readonly TimelineRow[], from: string | undefined, key: string): TimelineRow | undefined {
  const messages = rows.filter((row) => row.kind === 'message')
  const index = messages.findIndex((row) => row.key === from)
  switch (key) {
    case 'ArrowUp':
      return messages[index - 1]
    case 'ArrowDown':
      return messages[index + 1]
    case 'Home':
      return messages[0]
    case 'End':
      return messages.at(-1)
    default:
      return undefined
  }
}
