import type { createStore } from 'jotai'
import { createBrowserRouter, redirect, type MiddlewareFunction } from 'react-router'
import { sessionAtom } from '../services/session.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { decideAccess, type Area } from './guards/decide-access.ts'
import { createRoutes } from './routes.tsx'

/** Creates the router over all routes; every area is guarded before any of its screens is shown. */
export function createAppRouter(store: ReturnType<typeof createStore>): ReturnType<typeof createBrowserRouter> {
  const guard =
    (area: Area): MiddlewareFunction =>
    ({ request }) => {
      const target = decideAccess(area, store.get(sessionAtom), new URL(request.url))
      if (target) throw redirect(target)
    }
  return createBrowserRouter([
    { Component: RootFrame, ErrorBoundary: ErrorScreen, HydrateFallback: () => null, children: createRoutes(guard) },
  ])
}
