import { preferencesSchema, preferencesUpdateSchema, type Preferences, type PreferencesUpdate } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** How oneself wants to write and be told, on every device. */
export interface PreferencesResource {
  load(signal?: AbortSignal): Promise<Preferences>
  /** What is named is changed. @returns All of them. */
  change(changes: PreferencesUpdate): Promise<Preferences>
}

/** Adds one's preferences to a client. @throws {TypeError} For what this package did not make. */
export function createPreferences(client: ApiClient): PreferencesResource {
  const http = transportOf(client)
  const path = 'users/preferences'
  return {
    load: (signal) => http.json('get', path, preferencesSchema, signal ? { signal } : {}),
    async change(changes) {
      return http.json('patch', path, preferencesSchema, { json: http.parseRequest(preferencesUpdateSchema, changes) })
    },
  }
}
