import type { MiddlewareFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { APP_BASE } from '../shared/paths.ts'
import type { Area } from './guards/decide-access.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { lazily } from './errors/lazily.ts'

type LoadMemberRoutes = () => Promise<{
  createMemberRoutes: (guard: (area: Area) => MiddlewareFunction) => RouteObject[]
}>

/** Loads the addresses of members; a second call answers with what the first one loads. */
export const loadMemberRoutes: LoadMemberRoutes = () => import('./member-routes.tsx')

/**
 * Adds the addresses of members below the router's root when the first of them is visited: who signs in does not wait
 * for them. Where they can't be loaded, the address shows why instead of nothing at all.
 *
 * @param root The id of the route that they stand below.
 */
export function findMemberRoutes(
  root: string,
  guard: (area: Area) => MiddlewareFunction,
  load: LoadMemberRoutes = loadMemberRoutes,
): PatchRoutesOnNavigationFunction {
  let isKnown = false
  return async ({ patch, signal }) => {
    if (isKnown) return
    const routes = await load().then(
      ({ createMemberRoutes }) => createMemberRoutes(guard),
      (error: unknown) => [
        { path: `${APP_BASE}/*`, ErrorBoundary: ErrorScreen, lazy: lazily(() => Promise.reject(error)) },
      ],
    )
    // Two navigations may have asked at once; of one that another took over, the router takes no addresses.
    if (isKnown || signal.aborted) return
    isKnown = true
    patch(root, routes)
  }
}
