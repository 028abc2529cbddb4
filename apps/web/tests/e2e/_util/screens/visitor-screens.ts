import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })

/** What somebody without an account sees: the public site, and the way in. */
export const visitorScreens: readonly Screen[] = [
  { name: 'Landing', as: 'visitor', path: '/', shows: title('Meet Umkreis'), isLong: true },
  { name: 'Site, Surround me', as: 'visitor', path: '/umkreis-ai', shows: title('Surround me'), isLong: true },
  {
    name: 'Pricing',
    as: 'visitor',
    path: '/pricing',
    shows: title('Expenditure Allocation Overview: Price'),
    isLong: true,
  },
  { name: 'Privacy policy', as: 'visitor', path: '/privacy', shows: title('Privacy policy'), isLong: true },
  { name: 'Imprint', as: 'visitor', path: '/imprint', shows: title('Imprint') },
  {
    name: 'Demo request',
    as: 'visitor',
    path: '/demo',
    shows: (page) => page.getByRole('button', { name: 'Request a Demo' }),
    isLong: true,
  },
  {
    name: 'Demo request, incomplete',
    as: 'visitor',
    path: '/demo',
    reach: (page) => page.getByRole('button', { name: 'Request a Demo' }).click(),
    shows: (page) => page.getByText('Full name is required'),
    isLong: true,
  },
  {
    name: 'Demo request, sent',
    as: 'visitor',
    path: '/demo',
    before: (page) => page.route('**/api/email/sendEmails', (route) => route.fulfill({ status: 204 })),
    async reach(page) {
      await page.getByLabel('Full name').fill('Vera Winter')
      await page.getByLabel(/Business e-?mail/).fill('vera@winter.example')
      await page.getByLabel('Company name').fill('Winter')
      await page.getByRole('button', { name: 'Request a Demo' }).click()
    },
    shows: (page) => page.getByRole('heading', { name: 'Awesome' }),
  },
  { name: 'Site, not found', as: 'visitor', path: '/nowhere', shows: title('Page not found') },
  { name: 'Sign in', as: 'visitor', path: '/app/login', shows: title('Good to see you') },
  {
    name: 'Sign in, refused',
    as: 'visitor',
    path: '/app/login',
    before: (page) =>
      page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 401, json: { status: 401, message: 'The email or the password is wrong' } }),
      ),
    async reach(page) {
      await page.getByLabel('E-mail').fill('vera@winter.example')
      await page.getByLabel('Password', { exact: true }).fill('not-the-one')
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'Sign up, incomplete',
    as: 'visitor',
    path: '/app/signup',
    async reach(page) {
      await page.getByLabel('E-mail').fill('vera@')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Create account' }).click()
    },
    shows: (page) => page.getByText('Please confirm your password'),
  },
  { name: 'Sign up', as: 'visitor', path: '/app/signup', shows: title('Join the community') },
  { name: 'Trial', as: 'visitor', path: '/app/trial-signup', shows: title('Bring your team together') },
  { name: 'Forgot password', as: 'visitor', path: '/app/request-new-password', shows: title('Forgot password') },
  {
    name: 'Forgot password, sent',
    as: 'visitor',
    path: '/app/request-new-password',
    before: (page) => page.route('**/api/auth/request', (route) => route.fulfill({ status: 204 })),
    async reach(page) {
      await page.getByLabel('E-mail').fill('vera@winter.example')
      await page.getByRole('button', { name: 'Send link' }).click()
    },
    shows: title('Look into your mail'),
  },
  {
    name: 'Set new password',
    as: 'visitor',
    path: '/app/reset-password?resetLinkId=sample',
    reach: (page) => page.getByLabel('Password', { exact: true }).fill('Half-way'),
    shows: title('Set new password'),
  },
  { name: 'All done', as: 'visitor', path: '/app/changed-done', shows: title('All done!') },
]
