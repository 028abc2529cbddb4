import type { ApiClient } from '../create-api-client.ts'
import { bareTransportOf, keepTransports, transportOf } from '../transport.ts'
import { createAttachmentsResource, type AttachmentsResource } from './attachments.ts'
import { createE2eeResource, type E2eeResource } from './e2ee.ts'

/** A client with the calls of the end-to-end encryption, too. */
export interface SealedApiClient extends ApiClient {
  readonly e2ee: E2eeResource
  readonly attachments: AttachmentsResource
}

/**
 * Adds the calls of the end-to-end encryption to a client: its session and its checks, and code that nobody loads who does not chat.
 *
 * @param client Made by `createApiClient`.
 * @throws {TypeError} For any other client.
 */
export function withSealedResources(client: ApiClient): SealedApiClient {
  const http = transportOf(client)
  const sealed = { ...client, e2ee: createE2eeResource(http), attachments: createAttachmentsResource(http) }
  keepTransports(sealed, { http, bare: bareTransportOf(client) })
  return sealed
}
