import { useQueryClient } from '@tanstack/react-query'
import type { FeedChanged } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { conversationsAtom } from '../../services/conversation/conversations.ts'
import { setMentionTotalAtom } from '../../services/mentions.ts'
import { FEED_KEYS } from './components/feed/use-feed-calls.ts'
import { useMentions } from './components/feed/use-mentions.ts'

const COUNTED: ReadonlySet<string> = new Set<FeedChanged['change']>(['mentioned', 'removed'])

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
        // What was removed takes along who is mentioned in it.
        const isNews = event.type === 'feed-changed' && COUNTED.has(event.change.change)
        if (isNews || (event.type === 'connected' && event.isReconnect))
          void queries.invalidateQueries({ queryKey: FEED_KEYS.mentions })
      }),
    [conversations, queries],
  )
  return null
}
