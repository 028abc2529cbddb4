import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { setMentionTotalAtom } from '../../services/mentions.ts'
import { FEED_KEYS } from './components/feed/use-feed-calls.ts'
import { useMentions } from './components/feed/use-mentions.ts'

/** Counts where the member is named and has not looked yet, and asks again as the hub tells of more. Shows nothing itself. */
export function MentionsCounter(): null {
  const conversations = useAtomValue(conversationsAtom)
  const setTotal = useSetAtom(setMentionTotalAtom)
  const queries = useQueryClient()
  const total = useMentions().length
  useEffect(() => setTotal(total), [setTotal, total])
  useEffect(() => () => setTotal(0), [setTotal])
  useEffect(
    () =>
      conversations?.subscribe((event) => {
        const isNews = event.type === 'feed-changed' && event.change.change === 'mentioned'
        if (isNews || (event.type === 'connected' && event.isReconnect))
          void queries.invalidateQueries({ queryKey: FEED_KEYS.mentions })
      }),
    [conversations, queries],
  )
  return null
}
