import { companyMetricsQuerySchema, companyMetricsSchema } from '@umkreis/schemas'
import { readCompanyMetrics } from '../../../services/insights/company-metrics.ts'
import { defineRoute } from '../../route.ts'

export const getCompanyMetricsRoute = defineRoute({
  method: 'get',
  path: '/insights/company-metrics',
  summary: 'What the organisation is like, counted, and how that changed',
  tag: 'Insights',
  access: 'member',
  limit: 'searches',
  query: companyMetricsQuerySchema,
  answer: companyMetricsSchema,
  handle: ({ context, viewer, query }) => readCompanyMetrics(context, viewer, query.period),
})
