import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { askUnanswered } from '../../services/query-client.ts'
import { reach } from '../../services/reach.ts'

/** Notices as early as anything tells it that the server is away, and asks again what stayed unanswered once it is back. */
export function useReach(): void {
  const client = useQueryClient()
  const connection = useAtomValue(conversationsAtom)?.connection

  useEffect(() => {
    if (!connection) return
    // The hub is the first to know: its line breaks, while everything else only speaks when it is spoken to.
    return connection.subscribe(() => {
      if (connection.get() !== 'connected' || !reach.isReached.get()) void reach.check()
    })
  }, [connection])

  useEffect(() => {
    const check = () => void reach.check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [])

  useEffect(
    () =>
      reach.isReached.subscribe(() => {
        if (reach.isReached.get()) void askUnanswered(client)
      }),
    [client],
  )
}
