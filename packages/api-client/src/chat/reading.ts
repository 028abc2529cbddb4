import { readingAnswerSchema, type GroupId, type MemberReading } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Who has got and read what. */
export interface ReadingResource {
  /** The other members who let it be seen; nobody where oneself or the organisation does not. */
  ofGroup(groupId: GroupId, signal?: AbortSignal): Promise<MemberReading[]>
}

/** Adds the calls about reading to a client. @throws {TypeError} For what this package did not make. */
export function createReading(client: ApiClient): ReadingResource {
  const http = transportOf(client)
  return {
    ofGroup: (groupId, signal) =>
      http.json('get', `groups/${encodeURIComponent(groupId)}/reading`, readingAnswerSchema, signal ? { signal } : {}),
  }
}
