import { logoAnswerSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { invalidField } from '../../../errors/service-error.ts'
import { LOGO_MAX_BYTES } from '../../../services/blobs/logos.ts'
import { putLogo } from '../../../services/looks/logos.ts'
import { readForm } from '../../body.ts'
import { defineRoute } from '../../route.ts'
import { logoPlaceOf } from './logo-place.ts'

// The picture, and room for the form around it.
const MAX_FORM_BYTES = LOGO_MAX_BYTES + 20_000

export const putLogoRoute = defineRoute({
  method: 'put',
  path: '/manager/logos/:size',
  summary:
    'Give the organisation its `small` or `big` logo, or with `-dark` that of dark screens: multipart, `logo` a file',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  form: v.object({ logo: v.string() }),
  answer: logoAnswerSchema,
  async handle({ context, viewer, params, http }) {
    const place = logoPlaceOf(params.size)
    return context.limits.picturesAtOnce.run(viewer.userId, async () => {
      const logo = (await readForm(http.req.raw, MAX_FORM_BYTES)).get('logo')
      if (!(logo instanceof File)) throw invalidField('logo', 'Please choose a picture')
      return putLogo(context, viewer, place, new Uint8Array(await logo.arrayBuffer()))
    })
  },
})
