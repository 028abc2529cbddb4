import { authAnswerSchema } from '@umkreis/schemas'
import { finishSingleSignOn } from '../../../services/single-sign-on/finish.ts'
import { countRefusals } from '../../count-refusals.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'
import { takeFromWay } from '../../single-sign-on-cookies.ts'

export const finishSingleSignOnRoute = defineRoute({
  method: 'post',
  path: '/auth/single-sign-on/finish',
  summary: 'Sign in who has just come back from their provider in this browser',
  tag: 'Sign-in',
  access: 'public',
  answer: authAnswerSchema,
  handle: ({ context, address, http }) =>
    countRefusals(context.metrics, () =>
      finishSingleSignOn(context, takeFromWay(http, context, 'arrival'), address, knowDevice(http, context)),
    ),
})
