import type { VirtualListHandle } from '@umkreis/design-system'
import { type RefObject, useCallback } from 'react'
import { focusWhenLost } from '../../../shared/focus/focus-when-lost.ts'

/**
 * Hands the focus on when the message that has it goes: to the one after it, else to the one before it, else to the log.
 *
 * @returns Wants to be told, by its key, which message is about to go.
 */
export function useFocusAfterRemoval(list: RefObject<VirtualListHandle | null>): (key: string) => void {
  return useCallback(
    (key) => {
      const log = list.current?.element
      const all = [...(log?.querySelectorAll<HTMLElement>('[data-message-key]') ?? [])]
      const index = all.findIndex((one) => one.dataset.messageKey === key)
      const heir = all[index + 1] ?? all[index - 1]
      focusWhenLost(() => (heir?.isConnected ? heir : (log ?? null)))
    },
    [list],
  )
}
