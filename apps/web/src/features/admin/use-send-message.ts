import { showToast } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useStartConversation } from '../../services/conversation/use-start-conversation.ts'

/** Opens the conversation with one or several people in the chat, be it new or one that was there. Always the same function. */
export function useSendMessage(): (userIds: readonly UserId[]) => void {
  const { start } = useStartConversation((message) => showToast({ tone: 'danger', message }))
  const latest = useRef(start)
  useLayoutEffect(() => {
    latest.current = start
  })
  return useCallback((userIds) => latest.current(userIds), [])
}
