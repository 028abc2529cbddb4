import {
  pushKeyAnswerSchema,
  pushSubscriptionDeleteSchema,
  pushSubscriptionSchema,
  type PushSubscriptionPut,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Being told while no page is open (Web Push). */
export interface PushResource {
  /** The server's public key, for `PushManager.subscribe`, in base64url. */
  key(): Promise<string>
  /** Tells this device from now on, until the session ends. @param subscription What `PushSubscription.toJSON()` gives. */
  subscribe(subscription: PushSubscriptionPut): Promise<void>
  unsubscribe(endpoint: string): Promise<void>
}

/** Adds the calls of Web Push to a client. @throws {TypeError} For what this package did not make. */
export function createPush(client: ApiClient): PushResource {
  const http = transportOf(client)
  const path = 'push/subscriptions'
  return {
    key: async () => (await http.json('get', 'push/key', pushKeyAnswerSchema)).key,
    async subscribe(subscription) {
      await http.send('put', path, { json: http.parseRequest(pushSubscriptionSchema, subscription) })
    },
    async unsubscribe(endpoint) {
      await http.send('delete', path, { json: http.parseRequest(pushSubscriptionDeleteSchema, { endpoint }) })
    },
  }
}
