import {
  USERS_PAGE_SIZE,
  listedUsersAnswerSchema,
  peopleCountsSchema,
  roleChangesSchema,
  searchProgressSchema,
  type ListedUser,
  type OrganisationRole,
  type PeopleCounts,
  type PeopleFilter,
  type SearchProgress,
  type UserId,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** The people of the organisation that one manages. */
export interface ManagedPeopleResource {
  /** @param pageNumber Starts at 1. Another page exists only if this one is full. */
  page(pageNumber: number, filter?: PeopleFilter, signal?: AbortSignal): Promise<ListedUser[]>
  /** How many there are, by what they can be filtered by. */
  counts(signal?: AbortSignal): Promise<PeopleCounts>
  /** How many of them the search finds by now. */
  searchProgress(signal?: AbortSignal): Promise<SearchProgress>
  /** Gives people roles: all of them, or none. @throws {ApiProblemError} 409 for the last Owner. */
  changeRoles(changes: readonly { readonly userId: UserId; readonly role: OrganisationRole }[]): Promise<void>
  /** Deletes people's profiles: all of them, or none. */
  delete(userIds: readonly UserId[]): Promise<void>
  /** Everybody of a filter as a table, CSV in UTF-8. */
  exportTable(filter?: PeopleFilter): Promise<Blob>
}

/** Adds what managers do with people to a client. @throws {TypeError} For what this package did not make. */
export function createManagedPeople(client: ApiClient): ManagedPeopleResource {
  const http = transportOf(client)
  return {
    page: (pageNumber, filter = {}, signal) =>
      http.json('get', 'users/users', listedUsersAnswerSchema, {
        searchParams: { pageNumber, pageSize: USERS_PAGE_SIZE, ...given(filter) },
        ...(signal ? { signal } : {}),
      }),
    counts: (signal) => http.json('get', 'manager/people', peopleCountsSchema, signal ? { signal } : {}),
    searchProgress: (signal) =>
      http.json('get', 'manager/search-progress', searchProgressSchema, signal ? { signal } : {}),
    async changeRoles(changes) {
      await http.send('patch', 'manager/listOfUsers', {
        json: http.parseRequest(roleChangesSchema, { changes: [...changes] }),
      })
    },
    delete: (userIds) =>
      http.send('delete', 'manager/listOfUsers', {
        body: JSON.stringify(userIds),
        headers: { 'Content-Type': 'application/json-patch+json' },
      }),
    async exportTable(filter = {}) {
      const parts: Uint8Array<ArrayBuffer>[] = []
      for await (const part of http.bytes('manager/people.csv', { searchParams: given(filter) })) parts.push(part)
      return new Blob(parts, { type: 'text/csv' })
    },
  }
}

function given(filter: PeopleFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
