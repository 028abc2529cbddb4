import { singleSignOnSchema } from '@umkreis/schemas'
import { checkDomain } from '../../../services/single-sign-on/manage.ts'
import { defineRoute } from '../../route.ts'

export const checkDomainRoute = defineRoute({
  method: 'post',
  path: '/manager/single-sign-on/domains/:domain/check',
  summary: 'Look for the record in the DNS that proves a domain',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: singleSignOnSchema,
  handle: ({ context, viewer, params }) => checkDomain(context, viewer, params.domain),
})
