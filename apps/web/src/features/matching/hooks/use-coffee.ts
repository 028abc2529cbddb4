import { showToast } from '@umkreis/design-system'
import type { Match } from '@umkreis/schemas'
import { useState } from 'react'
import { useStartConversation } from '../../../services/conversation/use-start-conversation.ts'
import { copy } from '../copy.ts'
import { coffeeLine } from '../logic/coffee-line.ts'

/** Opens a conversation with a first line that is ready to be sent or changed. `invited` is whom it is being opened with. */
export function useCoffee(): { invited: string | null; invite: (match: Match) => void } {
  const [invited, setInvited] = useState<string | null>(null)
  const { isStarting, start } = useStartConversation((message, retry) =>
    showToast({ tone: 'danger', message, action: { label: copy.retry, onPress: retry } }),
  )
  return {
    invited: isStarting ? invited : null,
    invite: (match) => {
      setInvited(match.user.userId)
      start([match.user.userId], coffeeLine(match))
    },
  }
}
