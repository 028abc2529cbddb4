import { tokensSchema, type RefreshRequest } from '@umkreis/schemas'
import type { Options } from 'ky'
import { createHttp, type HttpOptions } from './http.ts'
import { createExclusiveLock, type ExclusiveLock } from './locks.ts'
import { createAuthResource, type AuthResource } from './resources/auth.ts'
import { createCustomFieldsResource, type CustomFieldsResource } from './resources/custom-fields.ts'
import { createGroupsResource, type GroupsResource } from './resources/groups.ts'
import { createLooksResource, type LooksResource } from './resources/looks.ts'
import { createMessagesResource, type MessagesResource } from './resources/messages.ts'
import { createUsersResource, type UsersResource } from './resources/users.ts'
import { createSession, type Session } from './session.ts'
import type { TokenStore } from './token-store.ts'
import { keepTransports } from './transport.ts'

/** The calls of the API, by resource, and the session that they share. Those of the encryption come from `withSealedResources`. */
export interface ApiClient {
  readonly session: Session
  readonly auth: AuthResource
  readonly users: UsersResource
  readonly groups: GroupsResource
  readonly messages: MessagesResource
  readonly customFields: CustomFieldsResource
  readonly looks: LooksResource
}

/** What the client needs from outside. */
export type ApiClientOptions = {
  /** Where the API is, such as `/api` or `https://umkreis.example/api`. */
  readonly baseUrl: string
  readonly store: TokenStore
  /** Default: the platform's. */
  readonly fetch?: HttpOptions['fetch']
  /** The language of the words that people see: what the server writes for them comes in it. Default: the browser's. */
  readonly language?: string | undefined
  /** Default: Web Locks across tabs where there are any. */
  readonly lock?: ExclusiveLock
  /** The device's clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
  /** How long one call may take. Default: 20,000. */
  readonly timeoutMs?: number
}

/**
 * Creates the client. Each call carries the stored access token where there is one. A 401 starts a refresh and is passed
 * on without a second try; a refresh that fails ends the session. Shortly before its end a token is renewed by itself.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, store, now = Date.now, timeoutMs = 20_000, fetch, language } = options
  const lock = options.lock ?? createExclusiveLock('umkreis-session', globalThis.navigator?.locks)
  const bare = createHttp({ baseUrl, fetch, timeoutMs, language })

  const session = createSession({
    store,
    lock,
    now,
    refresh: (pair) =>
      bare.json('post', 'auth/refresh', tokensSchema, {
        json: { refreshToken: pair.refreshToken, accessToken: pair.accessToken } satisfies RefreshRequest,
      }),
  })

  const hooks: NonNullable<Options['hooks']> = {
    beforeRequest: [
      async ({ request }) => {
        const token = await session.freshAccessToken()
        if (token) request.headers.set('Authorization', `Bearer ${token}`)
      },
    ],
    afterResponse: [
      async ({ request, response }) => {
        const token = request.headers.get('Authorization')?.slice('Bearer '.length)
        if (response.status === 401 && token) await session.recoverFrom(token)
      },
    ],
  }
  const http = createHttp({ baseUrl, fetch, timeoutMs, language, hooks })

  const client: ApiClient = {
    session,
    auth: createAuthResource(bare, session),
    users: createUsersResource(http),
    groups: createGroupsResource(http),
    messages: createMessagesResource(http),
    customFields: createCustomFieldsResource(http),
    looks: createLooksResource(http),
  }
  return keepTransports(client, { http, bare })
}
