import type { UserId } from '@umkreis/schemas'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { logError } from '../../services/log.ts'

/** Keeps the member connected to their conversations while the frame is there. The code comes after the first paint. */
export function useConversations(userId: UserId): void {
  const store = useStore()
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('../../services/conversation/start-conversations.ts').then(
      ({ startConversationsAtom }) => {
        if (!isOver) stop = store.set(startConversationsAtom, userId)
        return stop
      },
      (error: unknown) => logError('The conversations could not be loaded', error),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [store, userId])
}
