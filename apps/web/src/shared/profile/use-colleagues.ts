import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Choice } from '@umkreis/design-system'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { useMemo } from 'react'
import { formatName } from '../format/format-name.ts'
import { useSettled } from '../hooks/use-settled.ts'

const TYPING_REST_MS = 120
const NOBODY: readonly UserSummary[] = []

/** How colleagues are found, and who is none of one's own. */
export interface ColleagueSearch {
  readonly self: UserId
  /** Those whose name begins as typed; before anything is typed the first that one may see. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly UserSummary[]>
}

/** Colleagues to choose from while one types. */
export function useColleagues(typed: string, { self, find }: ColleagueSearch): readonly Choice[] {
  const asked = useSettled(typed.trim(), TYPING_REST_MS)
  const { data = NOBODY } = useQuery({
    queryKey: ['colleagues', asked],
    queryFn: ({ signal }) => find(asked, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return useMemo(
    () => data.filter((person) => person.userId !== self && formatName(person) !== '').map(choiceOf),
    [data, self],
  )
}

function choiceOf(person: UserSummary): Choice {
  const detail = [person.position, person.city].filter(Boolean).join(', ')
  return { id: person.userId, label: formatName(person), ...(detail ? { detail } : {}) }
}
