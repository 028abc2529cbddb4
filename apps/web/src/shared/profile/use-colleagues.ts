import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Choice } from '@umkreis/design-system'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { useMemo } from 'react'
import { formatName } from '../format/format-name.ts'
import { useSettled } from '../hooks/use-settled.ts'

const TYPING_REST_MS = 120
/** One letter begins too many names. */
const TYPED_MIN_LENGTH = 2
const NOBODY: readonly UserSummary[] = []

/** How colleagues are found, and who is none of one's own. */
export interface ColleagueSearch {
  readonly self: UserId
  /** Those who fit what is typed, by whatever; before anything is typed the first that one may see. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly UserSummary[]>
}

/** Colleagues to choose from. */
export interface FoundColleagues {
  /** Not by their names alone: who shows them looks through these for what is typed. */
  readonly choices: readonly Choice[]
  /** What can be said of what is typed where no name fits: more is to come, one letter is too little, or nobody. */
  readonly nobody: 'unknown' | 'too-short' | 'certain'
  readonly failure: Error | null
  readonly isLoading: boolean
  readonly retry: () => void
}

/** Colleagues to choose from while one types. */
export function useColleagues(typed: string, { self, find }: ColleagueSearch): FoundColleagues {
  const text = typed.trim()
  const wanted = text.length < TYPED_MIN_LENGTH ? '' : text
  const asked = useSettled(wanted, TYPING_REST_MS)
  const { data, error, isFetching, isSuccess, refetch } = useQuery({
    queryKey: ['colleagues', asked],
    queryFn: ({ signal }) => find(asked, signal),
    // Of earlier letters only those are offered whose names fit the later ones: the list need not close in between.
    placeholderData: keepPreviousData,
    gcTime: 0,
    // Somebody waits for it: that there is no answer is said at once, and not kept for when the network is back.
    retry: false,
    networkMode: 'always',
  })
  const choices = useMemo(
    () => (data ?? NOBODY).filter((person) => person.userId !== self && formatName(person) !== '').map(choiceOf),
    [data, self],
  )
  const isCurrent = isSuccess && !isFetching && asked === wanted
  return {
    choices,
    nobody: wanted === '' ? 'too-short' : isCurrent ? 'certain' : 'unknown',
    failure: error,
    isLoading: isFetching,
    retry: () => void refetch(),
  }
}

function choiceOf(person: UserSummary): Choice {
  const detail = [person.position, person.city].filter(Boolean).join(', ')
  return { id: person.userId, label: formatName(person), ...(detail ? { detail } : {}) }
}
