import {
  chatSettingsSchema,
  chatSettingsUpdateSchema,
  type ChatSettings,
  type ChatSettingsUpdate,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** What the people of the organisation may show each other. Only for Managers. */
export interface ChatSettingsResource {
  load(signal?: AbortSignal): Promise<ChatSettings>
  /** What is named is changed. @returns All of them. */
  change(changes: ChatSettingsUpdate): Promise<ChatSettings>
}

/** Adds the organisation's settings of its chat to a client. @throws {TypeError} For what this package did not make. */
export function createChatSettings(client: ApiClient): ChatSettingsResource {
  const http = transportOf(client)
  const path = 'manager/chat-settings'
  return {
    load: (signal) => http.json('get', path, chatSettingsSchema, signal ? { signal } : {}),
    async change(changes) {
      return http.json('patch', path, chatSettingsSchema, {
        json: http.parseRequest(chatSettingsUpdateSchema, changes),
      })
    },
  }
}
