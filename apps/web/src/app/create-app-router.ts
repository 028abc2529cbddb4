import type { createStore } from 'jotai'
import {
  createBrowserRouter,
  redirect,
  type DOMRouterOpts,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router'
import { sessionAtom } from '../services/session.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { decideAccess, type Area } from './guards/decide-access.ts'
import { findMemberRoutes } from './find-member-routes.ts'
import { createRoutes } from './routes.tsx'

const ROOT = 'root'

type CreateRouter = (
  routes: RouteObject[],
  options: Required<Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>>,
) => ReturnType<typeof createBrowserRouter>

/**
 * Creates the router over all routes; every area is guarded before any of its screens is shown.
 *
 * @param createRouter Where the place is kept: in the address bar, or in memory for tests.
 */
export function createAppRouter(
  store: ReturnType<typeof createStore>,
  createRouter: CreateRouter = createBrowserRouter,
): ReturnType<typeof createBrowserRouter> {
  const guard =
    (area: Area): MiddlewareFunction =>
    ({ request }) => {
      const target = decideAccess(area, store.get(sessionAtom), new URL(request.url))
      if (target) throw redirect(target)
    }
  const root: RouteObject = {
    id: ROOT,
    Component: RootFrame,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: createRoutes(guard),
  }
  return createRouter([root], { patchRoutesOnNavigation: findMemberRoutes(ROOT, guard) })
}
