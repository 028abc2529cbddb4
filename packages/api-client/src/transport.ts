import type { ApiClient } from './create-api-client.ts'
import type { Http } from './http.ts'

type Transports = { readonly http: Http; readonly bare: Http }

const transports = new WeakMap<ApiClient, Transports>()

/** Lets further resources of a client use its transports, and nobody else. */
export function keepTransports(client: ApiClient, own: Transports): ApiClient {
  transports.set(client, own)
  return client
}

/** @throws {TypeError} For what `createApiClient` did not make. */
export function transportOf(client: ApiClient): Http {
  return requireTransports(client).http
}

/**
 * Without a token: who is refused while signing in must not renew or end the session of somebody signed in.
 *
 * @throws {TypeError} For what `createApiClient` did not make.
 */
export function bareTransportOf(client: ApiClient): Http {
  return requireTransports(client).bare
}

function requireTransports(client: ApiClient): Transports {
  const own = transports.get(client)
  if (!own) throw new TypeError('Not a client made by createApiClient')
  return own
}
