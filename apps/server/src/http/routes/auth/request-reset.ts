import { setTimeout as delay } from 'node:timers/promises'
import { resetMailRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requestPasswordReset } from '../../../services/auth/password-reset.ts'
import { defineRoute } from '../../route.ts'

// Longer than writing a mail takes: how soon the answer comes does not tell whether there is such an account.
const LEAST_DURATION_MS = 150

export const requestResetRoute = defineRoute({
  method: 'post',
  path: '/auth/request',
  summary: 'Ask for a mail with a link for a new password; answered alike whether there is such an account or not',
  tag: 'Sign-in',
  access: 'public',
  body: resetMailRequestSchema,
  maxBodyBytes: 10_000,
  answer: v.object({}),
  async handle({ context, body, address, language }) {
    await Promise.all([requestPasswordReset(context, body, address, language), delay(LEAST_DURATION_MS)])
    return {}
  },
})
