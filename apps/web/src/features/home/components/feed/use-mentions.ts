import { useQuery } from '@tanstack/react-query'
import type { FeedMentionsAnswer } from '@umkreis/schemas'
import { FEED_KEYS, useFeedCalls } from './use-feed-calls.ts'

const NONE: FeedMentionsAnswer = []

/** Where the member is named and has not looked yet, as far as that is known. */
export function useMentions(): FeedMentionsAnswer {
  const calls = useFeedCalls()
  const { data = NONE } = useQuery({
    queryKey: FEED_KEYS.mentions,
    queryFn: ({ signal }) => calls.mentions(signal),
  })
  return data
}
