import {
  companyMetricsSchema,
  peopleInsightsSchema,
  type CompanyMetrics,
  type MetricsPeriod,
  type PeopleInsights,
  type PeopleInsightsQuery,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Figures about one's organisation. Guests and people without an organisation get a 404. */
export interface InsightsResource {
  /** Figures about its people, none about fewer than five. */
  people(query?: PeopleInsightsQuery, signal?: AbortSignal): Promise<PeopleInsights>
  /** What it is like, counted, and how that changed. */
  companyMetrics(period: MetricsPeriod, signal?: AbortSignal): Promise<CompanyMetrics>
}

/** Adds the figures to a client. @throws {TypeError} For what this package did not make. */
export function createInsights(client: ApiClient): InsightsResource {
  const http = transportOf(client)
  const within = (query: Record<string, string | undefined>, signal?: AbortSignal) => {
    const searchParams = Object.fromEntries(
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    return { searchParams, ...(signal ? { signal } : {}) }
  }
  return {
    people: (query = {}, signal) => http.json('get', 'insights/people', peopleInsightsSchema, within(query, signal)),
    companyMetrics: (period, signal) =>
      http.json('get', 'insights/company-metrics', companyMetricsSchema, within({ period }, signal)),
  }
}
