import type { ApiClient } from './create-api-client.ts'
import type { Http } from './http.ts'

const transports = new WeakMap<ApiClient, Http>()

/** Lets further resources of a client use its transport, and nobody else. */
export function keepTransport(client: ApiClient, http: Http): ApiClient {
  transports.set(client, http)
  return client
}

/** @throws {TypeError} For what `createApiClient` did not make. */
export function transportOf(client: ApiClient): Http {
  const http = transports.get(client)
  if (!http) throw new TypeError('Not a client made by createApiClient')
  return http
}
