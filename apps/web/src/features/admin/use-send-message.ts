import { showToast } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { useStartConversation } from '../../services/conversation/use-start-conversation.ts'

/** Opens the conversation with one or several people in the chat, be it new or one that was there. */
export function useSendMessage(): (userIds: readonly UserId[]) => void {
  const { start } = useStartConversation((message) => showToast({ tone: 'danger', message }))
  return (userIds) => start(userIds)
}
