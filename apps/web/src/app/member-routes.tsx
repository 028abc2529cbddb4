import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import { APP_BASE, paths } from '../shared/paths.ts'
import type { Area } from './guards/decide-access.ts'
import { lazily } from './errors/lazily.ts'
import { managerScreens, memberScreens } from './routes/member-screens.ts'
import { screen, type FrameHandle, type RouteHandle } from './screen.ts'

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
            screen('/app/profile', 'Edit profile information', memberScreens.profile, [
              screen('', 'Edit profile information', memberScreens.profileEdit),
              screen('password', 'Password', memberScreens.profilePassword),
              screen('support', 'Support', memberScreens.profileSupport),
            ]),
            {
              middleware: [guard('organisation')],
              children: [
                // One screen with an address for each part; each has its code behind the one of the screen.
                screen('/app/home', 'Home', memberScreens.home, [
                  { path: 'notes', handle: { title: 'My notes' } satisfies RouteHandle },
                  { path: 'metrics', handle: { title: 'Company metrics' } satisfies RouteHandle },
                ]),
                { path: '/app/insights', loader: () => redirect(paths.insights('people')) },
                screen('/app/insights/people', 'People insights', memberScreens.insights),
                screen('/app/insights/measured', 'What is measured', memberScreens.insightsMeasured),
              ],
            },
            {
              middleware: [guard('manager')],
              children: [
                screen('/app/admin', 'Admin panel', managerScreens.admin),
                screen('/app/admin/customization', 'Customization', managerScreens.adminCustomization),
                screen('/app/admin/theme', 'Theme', managerScreens.adminTheme),
                screen('/app/admin/configure', 'Configure', managerScreens.adminConfigure),
                screen('/app/admin/billing', 'Billing', managerScreens.adminBilling),
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
