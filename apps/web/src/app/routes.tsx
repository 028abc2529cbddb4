import type { MiddlewareFunction, RouteObject } from 'react-router'
import type { Area } from './guards/decide-access.ts'
import { lazily } from './errors/lazily.ts'
import { screen } from './screen.ts'
import { copy } from './copy.ts'

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
        screen('/app/login', copy.signIn, () => import('./routes/login.tsx')),
        screen('/app/signup', copy.signUp, () => import('./routes/signup.tsx')),
        screen('/app/trial-signup', copy.trial, () => import('./routes/trial-signup.tsx')),
        screen('/app/request-new-password', copy.requestPassword, () => import('./routes/request-new-password.tsx')),
        screen('/app/reset-password', copy.resetPassword, () => import('./routes/reset-password.tsx')),
        screen('/app/changed-done', copy.done, () => import('./routes/changed-done.tsx')),
      ],
    },
    {
      middleware: [guard('onboarding')],
      children: [screen('/app/onboarding', copy.onboarding, () => import('./routes/onboarding.tsx'))],
    },
  ]
}
