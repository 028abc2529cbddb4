import { logoAnswerSchema } from '@umkreis/schemas'
import { deleteLogo } from '../../../services/looks/logos.ts'
import { defineRoute } from '../../route.ts'
import { logoPlaceOf } from './logo-place.ts'

export const deleteLogoRoute = defineRoute({
  method: 'delete',
  path: '/manager/logos/:size',
  summary: 'Take the organisation’s `small` or `big` logo away, or with `-dark` that of dark screens',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: logoAnswerSchema,
  handle: ({ context, viewer, params }) => deleteLogo(context, viewer, logoPlaceOf(params.size)),
})
