import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'

/**
 * Tells links, menus and tabs how this application changes its place.
 *
 * @param props `navigate` takes a path of the application; `useHref` turns such a path into an address of the page.
 */
export function NavigationProvider(props: {
  navigate: (path: string) => void
  useHref?: (path: string) => string
  children: ReactNode
}): ReactNode {
  return <RouterProvider {...props} />
}
