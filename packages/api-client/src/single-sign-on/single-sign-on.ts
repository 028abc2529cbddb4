import {
  authAnswerSchema,
  singleSignOnStartAnswerSchema,
  singleSignOnStartSchema,
  type AuthAnswer,
  type SingleSignOnStart,
  type SingleSignOnStartAnswer,
} from '@umkreis/schemas'
import { beginWith } from '../begin-with.ts'
import type { ApiClient } from '../create-api-client.ts'
import { bareTransportOf } from '../transport.ts'

/** Signing in at the OpenID provider of one's organisation. The browser keeps, in cookies, what belongs to it. */
export interface SingleSignOnResource {
  /** @returns Where the browser has to go. */
  start(request: SingleSignOnStart): Promise<SingleSignOnStartAnswer>
  /** Signs in on this device, once the browser is back. */
  finish(): Promise<AuthAnswer>
}

/** Adds single sign-on to a client. @throws {TypeError} For what this package did not make. */
export function createSingleSignOn(client: ApiClient): SingleSignOnResource {
  const http = bareTransportOf(client)
  return {
    async start(request) {
      const json = http.parseRequest(singleSignOnStartSchema, request)
      return http.json('post', 'auth/single-sign-on/start', singleSignOnStartAnswerSchema, { json })
    },
    finish: async () =>
      beginWith(client.session, await http.json('post', 'auth/single-sign-on/finish', authAnswerSchema)),
  }
}
