import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const PROFILE = '/app/profile'
const OPEN = '/app/open-messages'
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

/** One's devices, the recovery code, and what a device without them shows. */
export const deviceScreens: readonly Screen[] = [
  {
    name: 'Recovery code',
    as: 'manager',
    path: '/app/surround-me',
    reach: press('Save code'),
    shows: dialog('Your recovery code'),
  },
  {
    name: 'Recovery code, typed back wrong',
    as: 'manager',
    path: PROFILE,
    async reach(page) {
      await press('Save code')(page)
      await press('I have saved it')(page)
      await page.getByLabel('Group 3 of 6').fill('WRONG')
      await press('Done')(page)
    },
    shows: (page) => page.getByText('This is not a group of your code'),
  },
  {
    name: 'Add a device',
    as: 'manager',
    path: PROFILE,
    reach: press('Add a device'),
    shows: (page) => page.getByRole('img', { name: 'Code for the camera of your new device' }),
  },
  {
    name: 'Sign out a device',
    as: 'manager',
    path: PROFILE,
    reach: (page) =>
      page
        .getByRole('list', { name: 'Your devices' })
        .getByRole('button', { name: /^Sign out/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'Profile, device without keys',
    as: 'newDevice',
    path: PROFILE,
    shows: (page) => page.getByText(/^Your messages are sealed/),
    isLong: true,
  },
  {
    name: 'Open messages',
    as: 'newDevice',
    path: OPEN,
    shows: (page) => page.getByText('Neither a device nor the code?'),
  },
  {
    name: 'Open messages, code mistyped',
    as: 'newDevice',
    path: OPEN,
    async reach(page) {
      await page.getByLabel('Recovery code').fill('ABCDE-12345')
      await press('Open messages')(page)
    },
    shows: (page) => page.getByText('A recovery code has 30 characters in 6 groups'),
  },
  {
    name: 'Open messages, no camera',
    as: 'newDevice',
    path: OPEN,
    reach: press('Scan the code'),
    shows: (page) => page.getByRole('alert').filter({ hasText: 'camera' }),
  },
  {
    name: 'Open messages, start over',
    as: 'newDevice',
    path: OPEN,
    reach: press('Start over'),
    shows: (page) => page.getByRole('alertdialog', { name: 'Start over?' }),
  },
]
