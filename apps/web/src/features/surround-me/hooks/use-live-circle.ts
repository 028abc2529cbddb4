import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchAnswer, User } from '@umkreis/schemas'
import { useApi } from '../../../services/api.ts'
import { useLate } from '../../../shared/hooks/use-late.ts'
import { useSettled } from '../../../shared/hooks/use-settled.ts'

/** From the last key to the question, in ms: a fast typist asks once a word, not once a letter. */
const TYPING_REST_MS = 120

/** Where the answers of the circle are kept: a result that asks the same begins with it. */
export const circleKey = (text: string) => ['surround-me', 'circle', text] as const

/** An answer comes in a moment; whoever waits so long, in ms, is told. */
const ANSWER_MS = 1500

/** One answer, and the wording that it belongs to. */
export type CircleAnswer = { readonly text: string; readonly answer: SearchAnswer }

/** What the circle shows: the newest answer there is, and the wording that it belongs to. */
export type LiveCircle = {
  readonly answer: SearchAnswer | undefined
  readonly answeredText: string
  /** How many people could stand in the circle, once that is known. */
  readonly population: number | undefined
  readonly failed: boolean
  /** The server owes an answer for a while; it is asked again. */
  readonly isStruggling: boolean
  readonly retry: () => void
}

/**
 * Asks while somebody types. A newer wording cancels the call for the one before; until it is answered, the answer before
 * stays, so that nothing blinks.
 */
export function useLiveCircle(text: string): LiveCircle {
  const api = useApi()
  const asked = useSettled(text.trim(), TYPING_REST_MS)
  const query = useQuery({
    queryKey: circleKey(asked),
    queryFn: async ({ signal }): Promise<CircleAnswer> => ({
      text: asked,
      answer: await api.users.search({ query: asked }, signal),
    }),
    placeholderData: keepPreviousData,
  })
  const { status } = query
  const isLate = useLate(asked !== '' && query.fetchStatus !== 'idle' && query.data?.text !== asked, ANSWER_MS)
  // An emptied field empties the circle at once.
  const shown = text.trim() === '' || query.data?.text === '' ? undefined : query.data
  return {
    answer: shown?.answer,
    answeredText: shown?.text ?? '',
    population: query.data?.answer.population,
    failed: status === 'error' && asked !== '',
    isStruggling: asked !== '' && (isLate || query.failureCount > 0),
    retry: () => void query.refetch(),
  }
}

/** Colleagues who stand around before anything is asked; nothing while they are on their way or can't be loaded. */
export function useColleagues(): readonly User[] | undefined {
  const api = useApi()
  const query = useQuery({
    queryKey: ['surround-me', 'colleagues'],
    queryFn: ({ signal }) => api.users.page(1, signal),
    staleTime: 5 * 60_000,
  })
  return query.data
}
