import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { logError } from '../../services/log.ts'

/** Has mentions in the feed counted, on every screen, from when the conversations are there: its code comes after them. */
export function MentionsHost(): ReactNode {
  const isConnecting = useAtomValue(conversationsAtom) !== undefined
  const [Counter, setCounter] = useState<ComponentType>()
  useEffect(() => {
    if (!isConnecting) return
    import('../../features/home/MentionsCounter.tsx').then(
      ({ MentionsCounter }) => setCounter(() => MentionsCounter),
      (error: unknown) => logError('Mentions can’t be counted', error),
    )
  }, [isConnecting])
  return Counter ? <Counter /> : null
}
