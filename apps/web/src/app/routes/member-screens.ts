/** The code of every screen that stands in the frame. */
export const memberScreens = {
  surroundMe: () => import('./surround-me.tsx'),
  surroundMeResult: () => import('./surround-me-result.tsx'),
  matchingPeople: () => import('./matching-people.tsx'),
  chat: () => import('./chat.tsx'),
  openMessages: () => import('./open-messages.tsx'),
  profile: () => import('./profile.tsx'),
  admin: () => import('./admin.tsx'),
  adminTheme: () => import('./admin-theme.tsx'),
} as const

/** How the code of each of them is loaded. */
export type MemberScreens = typeof memberScreens
