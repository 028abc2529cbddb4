/** The commands that lead to no area, and other words by which somebody may look for them. */
export const copy = {
  profile: 'Profile',
  profileKeywords: 'account settings me edit picture skills recovery code appearance',
  invite: 'Invite a person',
  inviteKeywords: 'add colleague mail invitation new member',
  searchMessages: 'Search messages',
  searchKeywords: 'find chat history conversation written word file link picture',
  schemes: { system: 'Colour scheme: System', light: 'Colour scheme: Light', dark: 'Colour scheme: Dark' },
  schemeKeywords: 'color theme appearance mode night day device',
  signOut: 'Log out',
  signOutKeywords: 'sign out leave end session',
} as const
