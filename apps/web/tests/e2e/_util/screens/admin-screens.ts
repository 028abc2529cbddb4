import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const people = (page: Page) => page.getByRole('button', { name: /^Actions for/ })

/** What managers see. */
export const adminScreens: readonly Screen[] = [
  { name: 'Admin, people', as: 'manager', path: '/app/admin', shows: people },
  {
    name: 'Admin, row menu',
    as: 'manager',
    path: '/app/admin',
    reach: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .nth(2)
        .click(),
    shows: (page) => page.getByRole('menu'),
  },
  {
    name: 'Admin, delete a profile',
    as: 'manager',
    path: '/app/admin',
    async reach(page) {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(2)
        .click()
      await page.getByRole('menuitem', { name: 'Delete profile' }).click()
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'Admin, nobody found',
    as: 'founder',
    path: '/app/admin',
    reach: (page) => page.getByRole('searchbox').fill('zzyzx'),
    shows: (page) => page.getByText('Nobody found for “zzyzx”'),
  },
  {
    name: 'Invite person',
    as: 'manager',
    path: '/app/admin',
    async reach(page) {
      await page.getByRole('button', { name: 'Invite Person' }).click()
      await page.getByRole('dialog').getByLabel('E-mail').fill('vera@')
    },
    shows: (page) => page.getByRole('dialog', { name: 'Invite person' }),
  },
  {
    name: 'Admin, theme',
    as: 'manager',
    path: '/app/admin/theme',
    shows: (page) => page.getByRole('textbox', { name: 'banner' }),
    isLong: true,
  },
  {
    name: 'Admin, theme, refused and mended',
    as: 'manager',
    path: '/app/admin/theme',
    async reach(page) {
      await page.getByRole('textbox', { name: 'banner' }).fill('red')
      await page.getByRole('textbox', { name: 'line1' }).fill('#FFFFFF')
      await page.keyboard.press('Tab')
    },
    shows: (page) => page.getByText('Too faint on the page'),
    isLong: true,
  },
  {
    name: 'Admin, customization',
    as: 'manager',
    path: '/app/admin/customization',
    shows: (page) => page.getByRole('button', { name: 'Actions for Languages' }),
    isLong: true,
  },
  {
    name: 'Admin, configure',
    as: 'manager',
    path: '/app/admin/configure',
    shows: (page) => page.getByRole('switch', { name: 'Typing' }),
    isLong: true,
  },
  {
    name: 'Admin, make a token',
    as: 'manager',
    path: '/app/admin/configure',
    reach: (page) => page.getByRole('button', { name: 'Make token' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Make a token' }),
  },
  {
    name: 'Admin, single sign-on, refused',
    as: 'manager',
    path: '/app/admin/configure',
    async reach(page) {
      const issuer = page.getByRole('textbox', { name: 'Provider’s address (issuer)' })
      await issuer.fill('login')
      await issuer.press('Enter')
    },
    shows: (page) => page.getByText('Please enter the provider’s address', { exact: false }),
    isLong: true,
  },
  {
    name: 'Admin, works council',
    as: 'manager',
    path: '/app/admin/works-council',
    shows: (page) => page.getByRole('heading', { name: 'Audit log' }),
    isLong: true,
  },
  {
    name: 'Admin, billing',
    as: 'manager',
    path: '/app/admin/billing',
    shows: (page) => page.getByText('Save 17%'),
    isLong: true,
  },
  {
    name: 'Admin, only oneself',
    as: 'founder',
    path: '/app/admin',
    shows: (page) => page.getByText('f.gruen@neuwerk.example'),
  },
]
