/** Where the web app is deployed; empty when it is on the site's own origin. */
const app: string = import.meta.env.VITE_APP_ORIGIN ?? ''

/** Every address that a page links to. */
export const links = {
  home: '/',
  demo: '/demo',
  how: '/#how',
  safety: '/#safety',
  join: `${app}/app/login`,
  api: `${app}/api`,
} as const
