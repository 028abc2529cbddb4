import { authAnswerSchema, loginRequestSchema } from '@umkreis/schemas'
import { ServiceError } from '../../../errors/service-error.ts'
import { login } from '../../../services/auth/login.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const loginRoute = defineRoute({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in',
  tag: 'Sign-in',
  access: 'public',
  body: loginRequestSchema,
  maxBodyBytes: 10_000,
  answer: authAnswerSchema,
  async handle({ context, body, address, http }) {
    try {
      return await login(context, body, address, knowDevice(http, context))
    } catch (error) {
      const code = error instanceof ServiceError ? error.code : undefined
      if (code === 'unauthenticated') context.metrics.signInRefused('wrong')
      if (code === 'too-many') context.metrics.signInRefused('too-many')
      throw error
    }
  },
})
