import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import { USERS_PAGE_SIZE } from '@umkreis/schemas'
import { useMemo } from 'react'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { useInvitations } from '../../hooks/use-people-api.ts'
import { PEOPLE_COUNTS_KEY } from '../../use-people.ts'
import { peopleCopy } from './copy.ts'

/** Those who were invited: its entries are asked for anew whenever somebody was. */
export const PENDING_KEY = ['admin', 'people', 'pending']

/** Those who were invited and have not joined, page by page; asking again, and taking back. */
export function usePending(search: string) {
  const api = useInvitations()
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [...PENDING_KEY, search],
    queryFn: ({ pageParam, signal }) => api.pending(pageParam, search, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.invitations.length === USERS_PAGE_SIZE ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const invitations = useMemo(() => {
    const all = (query.data?.pages ?? []).flatMap((page) => page.invitations)
    return [...new Map(all.map((one) => [one.invitationId, one])).values()]
  }, [query.data])
  const change = useMutation({
    mutationFn: ({ what, ids }: { what: 'resend' | 'revoke'; ids: readonly string[] }) =>
      what === 'resend' ? api.resend(ids) : api.revoke(ids),
    onSuccess: (count, { what }) => {
      const words = what === 'resend' ? peopleCopy.pending.resent(count) : peopleCopy.pending.revoked(count)
      showToast({ message: count === 0 ? peopleCopy.pending.unchanged : words })
    },
    onError: (error) => {
      logError('An invitation could not be changed', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: PENDING_KEY })
      await client.invalidateQueries({ queryKey: PEOPLE_COUNTS_KEY })
    },
  })
  return { ...query, invitations, total: query.data?.pages[0]?.total ?? 0, change: change.mutate }
}
