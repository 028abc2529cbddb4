import { Splash, ThemeProvider } from '@umkreis/design-system'
import { Provider, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { looksAtom } from '../services/looks.ts'
import { forgetMembers } from '../services/member-memory.ts'
import { sessionAtom } from '../services/session.ts'
import { paths } from '../shared/paths.ts'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { UnreachableScreen } from './errors/UnreachableScreen.tsx'
import { clearFirstPaint, keepFirstPaint, removeSplash } from './splash/first-paint.ts'
import type { StartedApp } from './start-app.ts'

/** The whole application, around what {@link startApp} readied. */
export function App({ store, router }: StartedApp): ReactNode {
  return (
    <Provider store={store}>
      <Themed>
        <ErrorBoundary>
          <BySession router={router} />
        </ErrorBoundary>
      </Themed>
    </Provider>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const { theme } = useAtomValue(looksAtom)
  useLayoutEffect(() => {
    keepFirstPaint(theme, window.localStorage)
    clearFirstPaint(document.documentElement)
    removeSplash()
  }, [theme])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

function BySession({ router }: Pick<StartedApp, 'router'>) {
  const session = useAtomValue(sessionAtom)
  const ended = session.kind === 'visitor' && session.because !== 'new' ? session.because : undefined

  useEffect(() => {
    if (session.kind === 'member') void router.revalidate()
  }, [router, session])

  useEffect(() => {
    if (!ended) return
    if (ended === 'signed-out') forgetMembers(window.localStorage)
    // A page load, not a step of the router: everything in memory belongs to whoever was signed in.
    const { pathname, search } = window.location
    window.location.assign(paths.login({ returnTo: ended === 'expired' ? `${pathname}${search}` : undefined }))
  }, [ended])

  if (ended) return null
  if (session.kind === 'starting') return <Splash label="Umkreis is starting" />
  if (session.kind === 'unreachable') return <UnreachableScreen error={session.error} />
  return <RouterProvider router={router} />
}
