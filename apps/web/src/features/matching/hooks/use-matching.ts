import { createMatching, type MatchingResource } from '@umkreis/api-client/matching'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'

/** The calls of this feature. */
export function useMatching(): MatchingResource {
  const api = useApi()
  return useMemo(() => createMatching(api), [api])
}
