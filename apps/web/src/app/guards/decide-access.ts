import type { SessionState } from '../../services/session-state.ts'
import { parseReturnTo, paths } from '../../shared/paths.ts'

/** Whom a part of the application is for. */
export type Area =
  /** Visitors only: sign-in and what belongs to it. */
  | 'public'
  /** Members who have no city yet. */
  | 'onboarding'
  /** Every member who finished onboarding. */
  | 'member'
  /** Members of an organisation. */
  | 'organisation'
  /** Managers of an organisation. */
  | 'manager'

/**
 * Decides whether somebody may be where the address bar says.
 *
 * @param url Where they want to be.
 * @returns The path to send them to instead; `undefined` where they may stay.
 */
export function decideAccess(area: Area, session: SessionState, url: URL): string | undefined {
  switch (session.kind) {
    case 'starting':
    case 'unreachable':
      return undefined
    case 'visitor':
      if (area === 'public') return undefined
      // Whoever signed out on purpose may hand the device on: the next person starts afresh.
      return paths.login({ returnTo: session.because === 'signed-out' ? undefined : `${url.pathname}${url.search}` })
    case 'member': {
      const { user, arrival } = session
      const returnTo = parseReturnTo(url.searchParams.get('returnTo'))
      if (!user.city) {
        if (area === 'onboarding') return undefined
        return paths.onboarding({ returnTo: comparisonOf(area === 'public' ? returnTo : url.pathname + url.search) })
      }
      if (area === 'public') return returnTo ?? (arrival === 'signed-in' ? paths.surroundMe() : paths.profile())
      if (area === 'onboarding') return comparisonOf(returnTo) ?? paths.chat()
      if (user.isGlobal && (area === 'organisation' || area === 'manager')) return paths.profile()
      if (area === 'manager' && user.role !== 'Manager') return paths.chat()
      return undefined
    }
  }
}

/** Whoever scanned a code sees what they have in common once they have said something about themselves; all others go to chat. */
function comparisonOf(path: string | undefined): string | undefined {
  return path?.startsWith(`${paths.matchingPeople()}?`) ? path : undefined
}
