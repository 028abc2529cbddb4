import { createAccount } from '@umkreis/api-client/account'
import type { ProofAnswer } from '@umkreis/schemas'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../services/api.ts'

/** How one proves to be who is signed in. Asked for anew at each visit: a password may have been set in the meantime. */
export function useProof(): UseQueryResult<ProofAnswer> {
  const account = createAccount(useApi())
  return useQuery({ queryKey: ['proof'], queryFn: ({ signal }) => account.proof(signal), staleTime: 0 })
}
