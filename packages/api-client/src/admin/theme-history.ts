import { themeHistorySchema, type SavedTheme } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** The looks that the organisation has saved. Only for Managers. */
export interface ThemeHistoryResource {
  /** The newest first, each once. */
  list(signal?: AbortSignal): Promise<SavedTheme[]>
}

/** Adds the history of looks to a client. @throws {TypeError} For what this package did not make. */
export function createThemeHistory(client: ApiClient): ThemeHistoryResource {
  const http = transportOf(client)
  return {
    list: async (signal) =>
      (await http.json('get', 'manager/themes', themeHistorySchema, signal ? { signal } : {})).themes,
  }
}
