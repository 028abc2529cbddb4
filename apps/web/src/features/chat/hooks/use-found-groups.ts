import type { GroupId } from '@umkreis/schemas'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { logError } from '../../../services/log.ts'
import { useSettled } from '../../../shared/hooks/use-settled.ts'
import { groupListEventAtom } from '../state/groups.ts'

const TYPING_REST_MS = 200
/** One letter is in too many names. */
const TYPED_MIN_LENGTH = 2

type Answer = { readonly asked: string; readonly attempt: number; readonly found: ReadonlySet<GroupId> | 'failed' }

const NOTHING: ReadonlySet<GroupId> = new Set()

/**
 * Asks the server for conversations beyond those that are here, and for people whom the list does not name. What it finds
 * joins the list.
 *
 * @param isWanted Whether there can be any.
 */
export function useFoundGroups(
  query: string,
  isWanted: boolean,
): { readonly found: ReadonlySet<GroupId>; readonly isLooking: boolean; readonly retry: (() => void) | undefined } {
  const store = useStore()
  const typed = query.trim()
  const asked = useSettled(typed, TYPING_REST_MS)
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const isActive = isWanted && asked.length >= TYPED_MIN_LENGTH

  useEffect(() => {
    if (!isActive) return
    const abort = new AbortController()
    const look = async () => {
      try {
        const { groupChangesAtom } = await import('../../../services/conversation/group-changes.ts')
        const { groups } = await store.get(groupChangesAtom).find(asked, 1, abort.signal)
        if (abort.signal.aborted) return
        store.set(groupListEventAtom, { type: 'groups-found', groups })
        setAnswer({ asked, attempt, found: new Set(groups.map(({ groupId }) => groupId)) })
      } catch (error) {
        if (abort.signal.aborted) return
        logError('The conversations could not be searched', error)
        setAnswer({ asked, attempt, found: 'failed' })
      }
    }
    void look()
    return () => abort.abort()
  }, [store, isActive, asked, attempt])

  const current = isActive && answer?.asked === typed && answer.attempt === attempt ? answer.found : undefined
  return {
    found: current === undefined || current === 'failed' ? NOTHING : current,
    isLooking: isWanted && typed.length >= TYPED_MIN_LENGTH && current === undefined,
    retry: current === 'failed' ? () => setAttempt((before) => before + 1) : undefined,
  }
}
