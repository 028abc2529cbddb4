/** Where the application lives below the origin. */
export const APP_BASE = '/app'

/** Builds every link of the application. Nobody else writes an address. */
export const paths = {
  root: () => APP_BASE,

  login: (options: { returnTo?: string | undefined } = {}) => withQuery('/login', { returnTo: options.returnTo }),
  /** `returnTo` is where somebody wanted to be who is not a member yet. */
  signup: (options: { invitation?: string | undefined; returnTo?: string | undefined } = {}) =>
    withQuery('/signup', options),
  trialSignup: () => `${APP_BASE}/trial-signup`,
  requestNewPassword: () => `${APP_BASE}/request-new-password`,
  resetPassword: (options: { resetLinkId?: string | undefined } = {}) =>
    withQuery('/reset-password', { resetLinkId: options.resetLinkId }),
  changedDone: () => `${APP_BASE}/changed-done`,

  onboarding: (options: { returnTo?: string | undefined } = {}) => withQuery('/onboarding', options),
  surroundMe: (options: { query?: string | undefined } = {}) => withQuery('/surround-me', { query: options.query }),
  surroundMeResult: (search: URLSearchParams | string = '') => {
    const text = search.toString()
    return `${APP_BASE}/surround-me/result${text ? `?${text}` : ''}`
  },
  /** `group` is the conversation that is open; without it a phone shows the list. */
  chat: (options: { group?: string | undefined } = {}) => withQuery('/chat', { group: options.group }),
  /** What is known of the conversation that is open, or of `group`. */
  groupDetails: (part?: 'members' | 'links' | 'media', options: { group?: string | undefined } = {}) =>
    withQuery(`/chat/group-details${part ? `/${part}` : ''}`, { group: options.group }),
  /** Where a device that reads nothing yet is let in; `returnTo` is where its owner wanted to be. */
  openMessages: (options: { returnTo?: string | undefined } = {}) =>
    withQuery('/open-messages', { returnTo: options.returnTo }),
  /**
   * `show` names the part that stands at the feed's address where the others have none; `note` the note that is open; `ask` a
   * question to be written in the feed.
   */
  home: (
    part?: 'notes' | 'metrics',
    options: { show?: 'notes' | 'metrics' | undefined; note?: string | undefined; ask?: string | undefined } = {},
  ) => withQuery(`/home${part ? `/${part}` : ''}`, { show: options.show, note: options.note, ask: options.ask }),
  matchingPeople: (options: { userId?: string | undefined } = {}) =>
    withQuery('/matchingPeople', { userId: options.userId }),
  insights: (part?: 'people' | 'measured') => `${APP_BASE}/insights${part ? `/${part}` : ''}`,
  profile: (part?: 'password' | 'support') => `${APP_BASE}/profile${part ? `/${part}` : ''}`,
  admin: (part?: 'customization' | 'theme' | 'configure' | 'works-council' | 'billing') =>
    `${APP_BASE}/admin${part ? `/${part}` : ''}`,

  /** Pages of the public site; they are not part of this application, so a full page load leads there. */
  site: {
    landing: () => '/',
    safety: () => '/#safety',
  },
} as const

/**
 * Reads a path that somebody asks to be sent back to.
 *
 * @param text Untrusted, from the address bar.
 * @returns `undefined` for anything that would leave the application, whatever the trick.
 */
export function parseReturnTo(text: string | null): string | undefined {
  if (!text?.startsWith(`${APP_BASE}/`)) return undefined
  const here = 'https://umkreis.invalid'
  const url = URL.parse(text, here)
  if (!url || url.origin !== here || !url.pathname.startsWith(`${APP_BASE}/`)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(given).toString()
  return `${APP_BASE}${path}${query ? `?${query}` : ''}`
}
