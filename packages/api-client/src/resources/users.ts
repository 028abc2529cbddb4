import {
  USERS_PAGE_SIZE,
  profileUpdateSchema,
  searchAnswerSchema,
  suggestionsAnswerSchema,
  userSchema,
  usersAnswerSchema,
  type ProfileUpdate,
  type SearchAnswer,
  type SuggestionsAnswer,
  type User,
  type UserId,
} from '@umkreis/schemas'
import * as v from 'valibot'
import { ApiError, UserDataError } from '../errors.ts'
import type { Http } from '../http.ts'

/** A question, and filters of which each may be met by any of its values. */
export type SearchRequest = {
  readonly query: string
  readonly city?: readonly string[]
  readonly country?: readonly string[]
  readonly position?: readonly string[]
  readonly skill?: readonly string[]
  /** Starts at 1. */
  readonly pageNumber?: number
  readonly pageSize?: number
}

/** People: lists, one of them, oneself, and finding them. */
export interface UsersResource {
  /** @param pageNumber Starts at 1. Another page exists only if this one is full. */
  page(pageNumber: number, signal?: AbortSignal): Promise<User[]>
  /** @throws {UserDataError} Whatever went wrong. */
  byId(userId: UserId, signal?: AbortSignal): Promise<User>
  /** Changes oneself: what is named, and the portrait (PNG, JPEG or WebP, at most 5 MB; null for none). Answers what changed. */
  update(changes: ProfileUpdate, avatar?: Blob | null): Promise<Partial<User>>
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>
  suggestions(query: string, signal?: AbortSignal): Promise<SuggestionsAnswer>
}

const updateAnswerSchema = v.partial(userSchema)

export function createUsersResource(http: Http): UsersResource {
  return {
    page: (pageNumber, signal) =>
      http.json('get', 'users/users', usersAnswerSchema, {
        searchParams: { pageNumber, pageSize: USERS_PAGE_SIZE },
        ...withSignal(signal),
      }),
    async byId(userId, signal) {
      try {
        return await http.json('get', `users/${encodeURIComponent(userId)}`, userSchema, withSignal(signal))
      } catch (error) {
        throw error instanceof ApiError ? new UserDataError(error) : error
      }
    },
    async update(changes, avatar) {
      const body = new FormData()
      for (const [name, value] of Object.entries(http.parseRequest(profileUpdateSchema, changes))) {
        for (const text of Array.isArray(value) ? value : [value]) body.append(name, text)
      }
      if (avatar !== undefined) body.append('avatar', avatar ?? '')
      return http.json('patch', 'users', updateAnswerSchema, { body })
    },
    search: (request, signal) =>
      http.json('get', 'users/search', searchAnswerSchema, {
        searchParams: searchParams(request),
        ...withSignal(signal),
      }),
    suggestions: (query, signal) =>
      http.json('get', 'users/suggestions', suggestionsAnswerSchema, {
        searchParams: { query },
        ...withSignal(signal),
      }),
  }
}

function searchParams(request: SearchRequest): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(request)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one))
  }
  return params
}

function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}
