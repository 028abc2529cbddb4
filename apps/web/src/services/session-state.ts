import type { User } from '@umkreis/schemas'

/** How a member came: by signing in just now, from before, or from before without the server having been reached. */
type Arrival = 'signed-in' | 'restored' | 'recalled'

/** Who uses the application now. */
export type SessionState =
  /** Somebody may be signed in; it is being found out. Nothing is shown yet. */
  | { readonly kind: 'starting' }
  /** Nobody is signed in, and why. */
  | { readonly kind: 'visitor'; readonly because: 'new' | 'signed-out' | 'expired' }
  /** Somebody is signed in, by signing in just now or from before. */
  | { readonly kind: 'member'; readonly user: User; readonly arrival: Arrival }
  /** Somebody is signed in, but their data could not be loaded. */
  | { readonly kind: 'unreachable'; readonly error: unknown }

/** What moves a session on. */
export type SessionEvent =
  | { readonly kind: 'nobody-stored' }
  | { readonly kind: 'loaded'; readonly user: User; readonly arrival: Arrival }
  | { readonly kind: 'load-failed'; readonly error: unknown }
  | { readonly kind: 'retry' }
  | { readonly kind: 'changed'; readonly changes: Partial<User> }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'expired' }

/** The one place where a session changes. Events that make no sense in a state leave it as it is. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'nobody-stored':
      return state.kind === 'starting' ? { kind: 'visitor', because: 'new' } : state
    case 'loaded':
      return { kind: 'member', user: event.user, arrival: event.arrival }
    case 'load-failed':
      return state.kind === 'starting' ? { kind: 'unreachable', error: event.error } : state
    case 'retry':
      return state.kind === 'unreachable' ? { kind: 'starting' } : state
    case 'changed':
      return state.kind === 'member' ? { ...state, user: { ...state.user, ...event.changes } } : state
    case 'signed-out':
      return { kind: 'visitor', because: 'signed-out' }
    case 'expired':
      // Whoever signed out is not told that the session ended.
      return state.kind === 'visitor' ? state : { kind: 'visitor', because: 'expired' }
  }
}
