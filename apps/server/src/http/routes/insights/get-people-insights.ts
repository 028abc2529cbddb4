import { peopleInsightsQuerySchema, peopleInsightsSchema } from '@umkreis/schemas'
import { readPeopleInsights } from '../../../services/insights/people-insights.ts'
import { defineRoute } from '../../route.ts'

export const getPeopleInsightsRoute = defineRoute({
  method: 'get',
  path: '/insights/people',
  summary: 'Figures about the people of the organisation, none about fewer than five',
  tag: 'Insights',
  access: 'member',
  limit: 'searches',
  query: peopleInsightsQuerySchema,
  answer: peopleInsightsSchema,
  handle: ({ context, viewer, query }) => readPeopleInsights(context.db, viewer, query),
})
