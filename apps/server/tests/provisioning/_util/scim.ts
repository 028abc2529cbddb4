import type { ProvisioningTokenMade } from '@umkreis/schemas'
import { type Answer, type Person, call } from '../../_util/api.ts'
import type { TestServer } from '../../_util/start-test-server.ts'

/** A user as the answers have it. */
export interface ScimAnswer {
  id: string
  userName: string
  active: boolean
  externalId?: string
  name?: { givenName?: string; familyName?: string; formatted?: string }
  title?: string
  emails: { value: string; type: string; primary: boolean }[]
  addresses?: { type: string; locality?: string; country?: string }[]
  meta: { location: string; version: string; resourceType: string }
  schemas: string[]
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: ScimAnswer[]
  status: string
  scimType?: string
  detail: string
}

/** What an identity provider asks with its token. */
export interface ScimClient {
  token: string
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<ScimAnswer>>
}

/** Makes a token in an organisation, and asks with it. */
export async function connectProvider(server: TestServer, manager: Person): Promise<ScimClient> {
  const made = await call<ProvisioningTokenMade>(server, 'POST', '/manager/provisioning', {
    token: manager.token,
    body: { name: 'Entra ID', days: 365 },
  })
  if (made.status !== 201) throw new Error(`Making a token answered ${made.status}`)
  return createScimClient(server, made.body.token)
}

/** Asks with any token. */
export function createScimClient(server: Pick<TestServer, 'origin'>, token: string): ScimClient {
  return {
    token,
    ask: (method, path, body, headers = {}) =>
      call<ScimAnswer>(server, method, `/scim/v2${path}`, {
        token,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }), ...headers },
        ...(body === undefined ? {} : { body }),
      }),
  }
}

/** Where people with a filter stand. */
export function filtered(filter: string): string {
  return `/Users?filter=${encodeURIComponent(filter)}`
}

/** A user as Okta's and most other providers' first request has it. */
export function newUser(userName: string, more: object = {}): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    name: { givenName: 'Nadia', familyName: 'Ferraro' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    active: true,
    ...more,
  }
}

/** A request that changes a user. */
export function patch(...operations: object[]): object {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations }
}
