import { createInsights, type InsightsResource } from '@umkreis/api-client/insights'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'

/** The calls of this feature. */
export function useInsights(): InsightsResource {
  const api = useApi()
  return useMemo(() => createInsights(api), [api])
}
