import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { listSuggestions, type Suggestion } from '../logic/suggestion.ts'
import { useSettled } from '../../../shared/hooks/use-settled.ts'

const TYPING_REST_MS = 60

/**
 * Completes the word before the caret. A failure shows nothing: suggestions are a help, and typing goes on without them.
 *
 * @param textBeforeCaret What has been typed so far; nothing is suggested after a space or for nothing.
 */
export function useSuggestions(textBeforeCaret: string, isWanted: boolean): readonly Suggestion[] {
  const api = useApi()
  const asked = useSettled(textBeforeCaret, TYPING_REST_MS)
  const isWord = /[\p{L}\p{N}+#.-]$/u.test(textBeforeCaret)
  const query = useQuery({
    queryKey: ['surround-me', 'suggestions', asked],
    queryFn: ({ signal }) => api.users.suggestions(asked, signal),
    enabled: isWanted && isWord && asked.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const answer = isWanted && isWord ? query.data : undefined
  // What an earlier wording suggested and this one no longer begins is left out at once, not when the answer comes.
  return useMemo(() => (answer ? listSuggestions(answer, textBeforeCaret) : []), [answer, textBeforeCaret])
}
