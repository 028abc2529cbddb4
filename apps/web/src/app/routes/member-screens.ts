/** The code of the screens that every member may visit. */
export const memberScreens = {
  surroundMe: () => import('./surround-me.tsx'),
  surroundMeResult: () => import('./surround-me-result.tsx'),
  matchingPeople: () => import('./matching-people.tsx'),
  chat: () => import('./chat.tsx'),
  home: () => import('./home.tsx'),
  insights: () => import('./insights.tsx'),
  insightsMeasured: () => import('./insights-measured.tsx'),
  openMessages: () => import('./open-messages.tsx'),
  profile: () => import('./profile.tsx'),
  profileEdit: () => import('./profile-edit.tsx'),
  profilePassword: () => import('./profile-password.tsx'),
  profileSupport: () => import('./profile-support.tsx'),
} as const

/** The code of the screens for Managers. */
export const managerScreens = {
  admin: () => import('./admin.tsx'),
  adminCustomization: () => import('./admin-customization.tsx'),
  adminTheme: () => import('./admin-theme.tsx'),
  adminConfigure: () => import('./admin-configure.tsx'),
  adminWorksCouncil: () => import('./admin-works-council.tsx'),
  adminBilling: () => import('./admin-billing.tsx'),
} as const
