import type { MiddlewareFunction, RouteObject } from 'react-router'
import type { Area } from './guards/decide-access.ts'
import { lazily } from './errors/lazily.ts'
import { screen } from './screen.ts'

/**
 * The addresses that the application knows from its start: those before one is a member. Guards are middleware: they
 * decide before a screen's code is waited for. The addresses of members are many and come with code of their own, see
 * `find-member-routes.ts`.
 */
export function createRoutes(guard: (area: Area) => MiddlewareFunction): RouteObject[] {
  return [
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
  ]
}
