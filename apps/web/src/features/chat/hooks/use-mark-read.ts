import type { Group } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import type { ShownMessage } from '../logic/shown-messages.ts'
import { groupListEventAtom } from '../state/groups.ts'

/**
 * Tells the hub what was seen: everything, once the newest message is on the screen of somebody who looks.
 *
 * @param isAtNewest Whether the newest message is in view.
 */
export function useMarkRead(group: Group, isAtNewest: boolean, messages: readonly ShownMessage[]): void {
  const conversations = useAtomValue(conversationsAtom)
  const note = useSetAtom(groupListEventAtom)
  const isLooking = useIsLooking()
  const { groupId, lastReadSequence } = group
  const last = messages.findLast(({ state }) => state.kind === 'stored')
  const sequence = last?.state.kind === 'stored' ? last.state.message.sequence : 0

  useEffect(() => {
    if (!isAtNewest || !isLooking || sequence <= lastReadSequence) return
    note({ type: 'read', groupId, sequence })
    conversations?.markRead(groupId, sequence)
  }, [conversations, groupId, isAtNewest, isLooking, lastReadSequence, note, sequence])
}

/** Whether this page is the one that its reader looks at. */
function useIsLooking(): boolean {
  const [isLooking, setLooking] = useState(isLookedAt)
  useEffect(() => {
    const update = () => setLooking(isLookedAt())
    window.addEventListener('focus', update)
    window.addEventListener('blur', update)
    document.addEventListener('visibilitychange', update)
    return () => {
      window.removeEventListener('focus', update)
      window.removeEventListener('blur', update)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return isLooking
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
