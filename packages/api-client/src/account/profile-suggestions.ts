import {
  TYPED_VALUE_MAX_LENGTH,
  profileSuggestionsAnswerSchema,
  type ProfileSuggestionsAnswer,
  type SuggestedField,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Completes what is typed into a field of one's own profile, best first. */
export type SuggestProfileValues = (
  field: SuggestedField,
  typed: string,
  signal?: AbortSignal,
) => Promise<ProfileSuggestionsAnswer['values']>

/** Adds completions for one's own profile to a client. @throws {TypeError} For what this package did not make. */
export function createProfileSuggestions(client: ApiClient): SuggestProfileValues {
  const http = transportOf(client)
  return async (field, typed, signal) => {
    const searchParams = { field, query: typed.slice(0, TYPED_VALUE_MAX_LENGTH) }
    const answer = await http.json('get', 'users/profile-suggestions', profileSuggestionsAnswerSchema, {
      searchParams,
      ...(signal ? { signal } : {}),
    })
    return answer.values
  }
}
