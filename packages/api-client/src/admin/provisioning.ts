import {
  provisioningSchema,
  provisioningTokenInputSchema,
  provisioningTokenMadeSchema,
  type Provisioning,
  type ProvisioningTokenInput,
  type ProvisioningTokenMade,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** The tokens by which an identity provider adds, changes and removes people (SCIM 2.0). Only for Managers. */
export interface ProvisioningResource {
  load(signal?: AbortSignal): Promise<Provisioning>
  /** @returns The token too: nobody is told it again. */
  createToken(token: ProvisioningTokenInput): Promise<ProvisioningTokenMade>
  /** @returns Those that are left. */
  revokeToken(id: string): Promise<Provisioning>
}

/** Adds provisioning to a client. @throws {TypeError} For what this package did not make. */
export function createProvisioning(client: ApiClient): ProvisioningResource {
  const http = transportOf(client)
  const path = 'manager/provisioning'
  return {
    load: (signal) => http.json('get', path, provisioningSchema, signal ? { signal } : {}),
    async createToken(token) {
      const json = http.parseRequest(provisioningTokenInputSchema, token)
      return http.json('post', path, provisioningTokenMadeSchema, { json })
    },
    revokeToken: (id) => http.json('delete', `${path}/${encodeURIComponent(id)}`, provisioningSchema),
  }
}
