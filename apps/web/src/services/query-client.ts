import { ApiNetworkError, ApiTimeoutError, statusOf } from '@umkreis/api-client'
import { QueryClient } from '@tanstack/react-query'

/**
 * Decides whether a list or page is asked for once more.
 *
 * @param failures How often it failed already, from 0.
 * @param isSignedIn Whether a session is left: a 401 has renewed its token by then, so the next try will pass.
 */
export function shouldRetryQuery(failures: number, error: unknown, isSignedIn: boolean): boolean {
  if (statusOf(error) === 401) return failures < 1 && isSignedIn
  const status = statusOf(error)
  if (status !== undefined) return failures < 1 && status >= 500
  return failures < 2 && isUnanswered(error)
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiNetworkError || error instanceof ApiTimeoutError
}

/** Asks again, now that the server is back, what it did not answer while it was away. */
export async function askUnanswered(client: QueryClient): Promise<void> {
  await client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.fetchFailureCount > 0 || state.status === 'error',
  })
}

/**
 * Creates the cache of what the server owns.
 *
 * @param onUnanswered Told of each question that nobody answered.
 */
export function createQueryClient(isSignedIn: () => boolean, onUnanswered: () => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => {
          if (isUnanswered(error)) onUnanswered()
          return shouldRetryQuery(failures, error, isSignedIn())
        },
      },
      mutations: { retry: false },
    },
  })
}
