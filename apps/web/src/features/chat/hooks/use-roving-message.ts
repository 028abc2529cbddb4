import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react'
import type { TimelineRow } from '../logic/timeline.ts'

const SELECTOR = '[data-message-key]'

/**
 * Lets the arrow keys walk through the messages, so that Tab leads into the conversation once and not through all of it.
 * It begins at the newest.
 */
export function useRovingMessage(rows: readonly TimelineRow[]): {
  readonly currentKey: string | undefined
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
} {
  const [chosenKey, setChosenKey] = useState<string>()
  const isThere = rows.some((row) => row.kind === 'message' && row.key === chosenKey)
  const newest = rows.findLast((row) => row.kind === 'message')

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const message = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR)
    // Inside of a message its own parts take the keys.
    if (!message || event.target !== message) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(SELECTOR)]
    const next = neighbour(all, message, event.key)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }, [])

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const message = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR)
    if (message) setChosenKey(message.dataset.messageKey)
  }, [])

  return { currentKey: isThere ? chosenKey : newest?.key, onKeyDown, onFocus }
}

function neighbour(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const index = all.indexOf(from)
  switch (key) {
    case 'ArrowUp':
      return all[index - 1]
    case 'ArrowDown':
      return all[index + 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}
