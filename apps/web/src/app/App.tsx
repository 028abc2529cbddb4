import { Splash, ThemeProvider } from '@umkreis/design-system'
import { Provider, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { looksAtom } from '../services/looks.ts'
import { forgetMembers, forgetMembersOfTab } from '../services/member-memory.ts'
import { schemeAtom } from '../services/scheme.ts'
import { sessionAtom } from '../services/session.ts'
import { paths } from '../shared/paths.ts'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { UnreachableScreen } from './errors/UnreachableScreen.tsx'
import { clearFirstPaint, paintBrowserBars, removeSplash } from './splash/first-paint.ts'
import type { StartedApp } from './start-app.ts'
import { copy } from './copy.ts'

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
  const scheme = useAtomValue(schemeAtom)
  // Drawn anew with each change of both; the provider below has put them in place by then: effects run from the inside out.
  useLayoutEffect(() => {
    clearFirstPaint(document.documentElement)
    removeSplash()
    paintBrowserBars(document)
  })
  useEffect(() => {
    const device = window.matchMedia('(prefers-color-scheme: dark)')
    const paint = () => paintBrowserBars(document)
    device.addEventListener('change', paint)
    return () => device.removeEventListener('change', paint)
  }, [])
  return (
    <ThemeProvider theme={theme} scheme={scheme}>
      {children}
    </ThemeProvider>
  )
}

function BySession({ router }: Pick<StartedApp, 'router'>) {
  const session = useAtomValue(sessionAtom)
  const isVisitor = session.kind === 'visitor'
  const ended = isVisitor && session.because !== 'new' ? session.because : undefined

  useEffect(() => {
    // Also where another tab signed out, or did before this one was loaded: each tab has its own.
    if (isVisitor) forgetMembersOfTab(window.sessionStorage)
  }, [isVisitor])

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
  if (session.kind === 'starting') return <Splash label={copy.starting} />
  if (session.kind === 'unreachable') return <UnreachableScreen error={session.error} />
  return <RouterProvider router={router} />
}
