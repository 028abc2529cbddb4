import { createStore } from 'jotai'
import { matchRoutes } from 'react-router'
import { createBrowserApi, provideApiAtom } from '../services/api.ts'
import { logError } from '../services/log.ts'
import { keepLooksFreshAtom } from '../services/fresh-looks.ts'
import { followLooksAtom } from '../services/looks.ts'
import { followSchemeAtom } from '../services/scheme.ts'
import { followStoredSessionAtom, startSessionAtom } from '../services/session.ts'
import { createAppRouter } from './create-app-router.ts'
import { loadMemberRoutes } from './find-member-routes.ts'
import { createRoutes } from './routes.tsx'

const UNGUARDED = () => () => undefined

type AppRouter = ReturnType<typeof createAppRouter>

/** Everything that the application is made of, ready to be shown. */
export type StartedApp = {
  readonly store: ReturnType<typeof createStore>
  readonly router: AppRouter
  readonly onRenderError: (error: unknown) => void
}

/** Starts the application: finds out who is signed in and how the organisation looks, then readies the first screen. */
export async function startApp(): Promise<StartedApp> {
  const store = createStore()
  store.set(provideApiAtom, createBrowserApi())
  store.set(followStoredSessionAtom)
  store.set(followSchemeAtom)
  store.set(followLooksAtom)
  store.set(keepLooksFreshAtom)
  const isOfMembers = !matchRoutes(createRoutes(UNGUARDED), window.location.pathname)
  // Beside the session, not after it; what fails here is told when the address is visited.
  if (isOfMembers) void loadMemberRoutes().catch(() => undefined)
  await store.set(startSessionAtom)

  const router = createAppRouter(store)
  await firstScreen(router)
  return { store, router, onRenderError: (error) => logError('A screen could not be drawn', error) }
}

/** The first screen's code may still be on its way: until then the waiting screen stays. */
function firstScreen(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
