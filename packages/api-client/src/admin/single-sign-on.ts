import {
  singleSignOnInputSchema,
  singleSignOnSchema,
  singleSignOnTestAnswerSchema,
  singleSignOnTestSchema,
  type SingleSignOn,
  type SingleSignOnInput,
  type SingleSignOnTestAnswer,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Through which OpenID provider people of the organisation sign in. Only for Managers; every change answers all. */
export interface ManagedSingleSignOnResource {
  load(signal?: AbortSignal): Promise<SingleSignOn>
  save(input: SingleSignOnInput): Promise<SingleSignOn>
  remove(): Promise<SingleSignOn>
  /** Reads what the provider at an address says of itself. */
  test(issuer: string): Promise<SingleSignOnTestAnswer>
  /** Looks for the record that proves a domain. */
  checkDomain(domain: string): Promise<SingleSignOn>
}

/** Adds the organisation's single sign-on to a client. @throws {TypeError} For what this package did not make. */
export function createManagedSingleSignOn(client: ApiClient): ManagedSingleSignOnResource {
  const http = transportOf(client)
  const path = 'manager/single-sign-on'
  return {
    load: (signal) => http.json('get', path, singleSignOnSchema, signal ? { signal } : {}),
    save: async (input) =>
      http.json('put', path, singleSignOnSchema, { json: http.parseRequest(singleSignOnInputSchema, input) }),
    remove: () => http.json('delete', path, singleSignOnSchema),
    test: async (issuer) => {
      const json = http.parseRequest(singleSignOnTestSchema, { issuer })
      return http.json('post', `${path}/test`, singleSignOnTestAnswerSchema, { json })
    },
    checkDomain: (domain) =>
      http.json('post', `${path}/domains/${encodeURIComponent(domain)}/check`, singleSignOnSchema),
  }
}
