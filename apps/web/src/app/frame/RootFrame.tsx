import { NavigationProvider, VisuallyHidden } from '@umkreis/design-system'
import { Suspense, lazy, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router'
import { SkipLink } from './SkipLink.tsx'
import { useAnnouncedNavigation } from './use-announced-navigation.ts'

// Nothing is said before the first screen is there.
const Messages = lazy(() => import('./Messages.tsx'))

/** Around every screen: links change the place, and the place is announced. */
export function RootFrame(): ReactNode {
  const navigate = useNavigate()
  const announcement = useAnnouncedNavigation()
  return (
    <NavigationProvider navigate={(path) => void navigate(path)}>
      <SkipLink />
      <Outlet />
      <VisuallyHidden as="output" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <Suspense>
        <Messages />
      </Suspense>
      <ScrollRestoration />
    </NavigationProvider>
  )
}
