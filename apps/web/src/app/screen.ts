import type { RouteObject } from 'react-router'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { lazily } from './errors/lazily.ts'

/** What a route says about itself. */
export type RouteHandle = {
  /** Stands in the browser's tab and is announced on arrival. */
  readonly title: string
}

/** What the frame's route says: how the code of its screens is loaded, which it may do ahead of a visit. */
export type FrameHandle = {
  readonly everybodys: readonly Load[]
  readonly managers: readonly Load[]
}

type Load = () => Promise<unknown>

/**
 * Describes one screen.
 *
 * @param title Known before the screen's code is.
 * @param load Loads that code when the screen is visited.
 */
export function screen(
  path: string,
  title: string,
  load: Parameters<typeof lazily>[0],
  children?: RouteObject[],
): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    ErrorBoundary: ErrorScreen,
    lazy: lazily(load),
    ...(children ? { children } : {}),
  }
}
