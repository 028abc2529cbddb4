import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import { APP_BASE, paths } from '../shared/paths.ts'
import type { Area } from './guards/decide-access.ts'
import { lazily } from './errors/lazily.ts'
import { managerScreens, memberScreens } from './routes/member-screens.ts'
import { screen, type FrameHandle, type RouteHandle } from './screen.ts'
import { copy } from './member-copy.ts'

const loadGroupDetails = async () => ({ Component: (await memberScreens.chat()).GroupDetailsPart })

/** All addresses of members, below the frame. A screen is one line here, one in `member-screens.ts` and one file in `routes/`. */
export function createMemberRoutes(guard: (area: Area) => MiddlewareFunction): RouteObject[] {
  return [
    { path: APP_BASE, loader: () => redirect(paths.surroundMe()) },
    {
      lazy: lazily(() => import('./shell/Shell.tsx')),
      handle: {
        everybodys: Object.values(memberScreens),
        managers: Object.values(managerScreens),
      } satisfies FrameHandle,
      children: [
        {
          middleware: [guard('member')],
          children: [
            screen('/app/surround-me', copy.surroundMe, memberScreens.surroundMe),
            screen('/app/surround-me/result', copy.result, memberScreens.surroundMeResult),
            screen(
              '/app/chat',
              copy.chat,
              memberScreens.chat,
              // Each view of the details has an address of its own.
              ['', '/members', '/links', '/media'].map((part) =>
                screen(`group-details${part}`, copy.groupDetails, loadGroupDetails),
              ),
            ),
            screen('/app/matchingPeople', copy.matchingPeople, memberScreens.matchingPeople),
            screen('/app/open-messages', copy.openMessages, memberScreens.openMessages),
            screen('/app/profile', copy.profile, memberScreens.profile, [
              screen('', copy.profile, memberScreens.profileEdit),
              screen('password', copy.password, memberScreens.profilePassword),
              screen('support', copy.support, memberScreens.profileSupport),
            ]),
            {
              middleware: [guard('organisation')],
              children: [
                // One screen with an address for each part; each has its code behind the one of the screen.
                screen('/app/home', copy.home, memberScreens.home, [
                  { path: 'notes', handle: { title: copy.notes } satisfies RouteHandle },
                  { path: 'metrics', handle: { title: copy.metrics } satisfies RouteHandle },
                ]),
                { path: '/app/insights', loader: () => redirect(paths.insights('people')) },
                screen('/app/insights/people', copy.insights, memberScreens.insights),
                screen('/app/insights/measured', copy.measured, memberScreens.insightsMeasured),
              ],
            },
            {
              middleware: [guard('manager')],
              children: [
                screen('/app/admin', copy.admin, managerScreens.admin),
                screen('/app/admin/customization', copy.customization, managerScreens.adminCustomization),
                screen('/app/admin/theme', copy.theme, managerScreens.adminTheme),
                screen('/app/admin/configure', copy.configure, managerScreens.adminConfigure),
                screen('/app/admin/works-council', copy.worksCouncil, managerScreens.adminWorksCouncil),
                screen('/app/admin/billing', copy.billing, managerScreens.adminBilling),
              ],
            },
          ],
        },
        // For everybody: a member keeps the frame, and so the way to everywhere else.
        screen('/app/*', copy.notFound, () => import('./routes/not-found.tsx')),
      ],
    },
  ]
}
