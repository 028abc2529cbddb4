import { logoAnswerSchema } from '@umkreis/schemas'
import { deleteLogo } from '../../../services/looks/logos.ts'
import { defineRoute } from '../../route.ts'
import { logoSizeOf } from './logo-size.ts'

export const deleteLogoRoute = defineRoute({
  method: 'delete',
  path: '/manager/logos/:size',
  summary: 'Take the organisation’s `small` or `big` logo away',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: logoAnswerSchema,
  handle: ({ context, viewer, params }) => deleteLogo(context, viewer, logoSizeOf(params.size)),
})
