import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Choice } from '@umkreis/design-system'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../services/api.ts'
import { formatName } from '../format/format-name.ts'
import { useSettled } from '../hooks/use-settled.ts'

const TYPING_REST_MS = 120
const NOBODY: readonly UserSummary[] = []

/** Colleagues whose name begins as typed; before anything is typed the first that one may see. */
export function useColleagues(typed: string, self: UserId): readonly Choice[] {
  const api = useApi()
  const asked = useSettled(typed.trim(), TYPING_REST_MS)
  const { data = NOBODY } = useQuery({
    queryKey: ['colleagues', asked],
    queryFn: async ({ signal }): Promise<readonly UserSummary[]> =>
      asked === '' ? api.users.page(1, signal) : (await api.users.suggestions(asked, signal)).people,
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
