import type { Group } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { groupListEventAtom } from '../state/groups.ts'

/** While somebody reads on, the hub is told now and then how far they are, not with every message. */
const TELL_AFTER_MS = 400

/**
 * Tells the hub what was seen by somebody who looks.
 *
 * @param seen The newest message that was in view, by sequence.
 * @param newest The newest of all, reactions included, while it is in view: they are seen with what they stand below.
 */
export function useMarkRead(group: Group, seen: number, newest: number | null): void {
  const conversations = useAtomValue(conversationsAtom)
  const note = useSetAtom(groupListEventAtom)
  const isLooking = useIsLooking()
  const { groupId, lastReadSequence } = group
  const sequence = Math.max(seen, newest ?? 0)
  const isAtNewest = newest !== null

  useEffect(() => {
    if (!isLooking || sequence <= lastReadSequence) return undefined
    const tell = () => {
      note({ type: 'read', groupId, sequence })
      conversations?.markRead(groupId, sequence)
    }
    if (isAtNewest) return tell()
    const timer = setTimeout(tell, TELL_AFTER_MS)
    return () => clearTimeout(timer)
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
