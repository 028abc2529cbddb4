import { planPreviewSchema, planRequestSchema } from '@umkreis/schemas'
import { previewPlan } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const previewPlanRoute = defineRoute({
  method: 'get',
  path: '/manager/billing/plan-preview',
  summary: 'What choosing a plan would do',
  tag: 'Billing',
  access: 'manager',
  query: planRequestSchema,
  answer: planPreviewSchema,
  handle: ({ context, viewer, query }) => previewPlan(context, viewer, query.interval),
})
