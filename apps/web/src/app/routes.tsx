import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import { APP_BASE, paths } from '../shared/paths.ts'
import type { Area } from './guards/decide-access.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'

/** What a route says about itself. */
export type RouteHandle = {
  /** Stands in the browser's tab and is announced on arrival. */
  readonly title: string
}

/**
 * All addresses of the application. A screen is one line here and one file in `routes/`; its code loads when it is
 * visited. Guards are middleware: they decide before that
 * code is waited for. Titles stand here, so that they are known before the code is.
 */
export function createRoutes(guard: (area: Area) => MiddlewareFunction): RouteObject[] {
  const screen = (path: string, title: string, lazy: RouteObject['lazy']): RouteObject => ({
    path,
    handle: { title } satisfies RouteHandle,
    ErrorBoundary: ErrorScreen,
    lazy,
  })

  return [
    { path: APP_BASE, loader: () => redirect(paths.surroundMe()) },
    {
      middleware: [guard('public')],
      lazy: () => import('./frame/PublicFrame.tsx'),
      children: [
        screen('/app/login', 'Sign in', () => import('./routes/login.tsx')),
        screen('/app/signup', 'Create an account', () => import('./routes/signup.tsx')),
        screen('/app/trial-signup', 'Try Umkreis', () => import('./routes/trial-signup.tsx')),
        screen('/app/request-new-password', 'Forgot password', () => import('./routes/request-new-password.tsx')),
        screen('/app/reset-password', 'Set new password', () => import('./routes/reset-password.tsx')),
        screen('/app/changed-done', 'All done!', () => import('./routes/changed-done.tsx')),
      ],
    },
    {
      middleware: [guard('onboarding')],
      children: [screen('/app/onboarding', 'Your profile', () => import('./routes/onboarding.tsx'))],
    },
    {
      middleware: [guard('member')],
      lazy: () => import('./shell/Shell.tsx'),
      children: [
        screen('/app/surround-me', 'Surround me', () => import('./routes/surround-me.tsx')),
        screen('/app/surround-me/result', 'People found', () => import('./routes/surround-me-result.tsx')),
        screen('/app/chat', 'Chat', () => import('./routes/chat.tsx')),
        screen('/app/profile', 'Edit profile information', () => import('./routes/profile.tsx')),
        {
          middleware: [guard('manager')],
          children: [screen('/app/admin', 'Admin panel', () => import('./routes/admin.tsx'))],
        },
      ],
    },
    screen('/app/*', 'Page not found', () => import('./routes/not-found.tsx')),
  ]
}
