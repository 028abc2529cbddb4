import { createAccount } from '@umkreis/api-client/account'
import type { OwnSession } from '@umkreis/schemas'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../services/api.ts'

/** Under this key one's sign-ins are kept. */
export const SESSIONS = 'own-sessions'

/** Where one is signed in, this one first. Asked for anew at each visit: nothing tells of another sign-in. */
export function useSessions(): UseQueryResult<OwnSession[]> {
  const api = useApi()
  return useQuery({
    queryKey: [SESSIONS],
    queryFn: ({ signal }) => createAccount(api).sessions(signal),
    staleTime: 0,
  })
}
