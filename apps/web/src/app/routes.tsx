import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import { APP_BASE, paths } from '../shared/paths.ts'
import type { Area } from './guards/decide-access.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { lazily } from './errors/lazily.ts'
import { memberScreens, type MemberScreens } from './routes/member-screens.ts'

/** What a route says about itself. */
export type RouteHandle = {
  /** Stands in the browser's tab and is announced on arrival. */
  readonly title: string
}

/** What the frame's route says: how the code of its screens is loaded, which it may do ahead of a visit. */
export type FrameHandle = { readonly screens: MemberScreens }

const loadGroupDetails = async () => ({ Component: (await memberScreens.chat()).GroupDetailsPart })

/**
 * All addresses of the application. A screen is one line here and one file in `routes/`; its code loads when it is
 * visited. Guards are middleware: they decide before that
 * code is waited for. Titles stand here, so that they are known before the code is.
 */
export function createRoutes(guard: (area: Area) => MiddlewareFunction): RouteObject[] {
  const screen = (
    path: string,
    title: string,
    load: Parameters<typeof lazily>[0],
    children?: RouteObject[],
  ): RouteObject => ({
    path,
    handle: { title } satisfies RouteHandle,
    ErrorBoundary: ErrorScreen,
    lazy: lazily(load),
    ...(children ? { children } : {}),
  })

  return [
    { path: APP_BASE, loader: () => redirect(paths.surroundMe()) },
    {
      middleware: [guard('public')],
      lazy: lazily(() => import('./frame/PublicFrame.tsx')),
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
      lazy: lazily(() => import('./shell/Shell.tsx')),
      handle: { screens: memberScreens } satisfies FrameHandle,
      children: [
        {
          middleware: [guard('member')],
          children: [
            screen('/app/surround-me', 'Surround me', memberScreens.surroundMe),
            screen('/app/surround-me/result', 'People found', memberScreens.surroundMeResult),
            screen(
              '/app/chat',
              'Chat',
              memberScreens.chat,
              // Each view of the details has an address of its own.
              ['', '/members', '/links', '/media'].map((part) =>
                screen(`group-details${part}`, 'Group details', loadGroupDetails),
              ),
            ),
            screen('/app/matchingPeople', 'Matching people', memberScreens.matchingPeople),
            screen('/app/open-messages', 'Open your messages', memberScreens.openMessages),
            screen('/app/profile', 'Edit profile information', memberScreens.profile),
            {
              middleware: [guard('manager')],
              children: [
                screen('/app/admin', 'Admin panel', memberScreens.admin),
                screen('/app/admin/theme', 'Theme', memberScreens.adminTheme),
              ],
            },
          ],
        },
        // For everybody: a member keeps the frame, and so the way to everywhere else.
        screen('/app/*', 'Page not found', () => import('./routes/not-found.tsx')),
      ],
    },
  ]
}
