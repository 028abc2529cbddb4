import { expect, type Locator, type Page } from '@playwright/test'
import { messageLog } from '../people.ts'
import { createPicture } from '../picture.ts'
import type { Screen } from './screen.ts'

const PHONE = 767
const openFirst = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByText('Inês').first().click()

const rollback = (page: Page) => messageLog(page).getByRole('article').filter({ hasText: 'The rollback chapter' })
const copyText = (page: Page) => page.getByRole('menuitem', { name: 'Copy text' })
const heart = (page: Page) => page.getByRole('dialog', { name: 'React' }).getByRole('button', { name: 'Heart' })

/**
 * Presses what a message shows only while it is pointed at or focused, until that has opened what it opens. What is open
 * hides the rest of the page: looked at first, so that it is never pressed twice.
 */
async function pressOn(page: Page, name: string, opened: Locator): Promise<void> {
  await rollback(page).focus()
  await expect(async () => {
    if (!(await opened.isVisible())) {
      await rollback(page).getByRole('button', { name, exact: true }).last().click({ timeout: 10_000 })
    }
    await expect(opened).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

/** What members see in the chat. */
export const chatScreens: readonly Screen[] = [
  {
    name: 'Conversation',
    as: 'manager',
    path: '/app/chat',
    reach: openFirst,
    shows: (page) => messageLog(page).getByText('The rollback chapter'),
  },
  {
    name: 'Conversations',
    as: 'manager',
    path: '/app/chat',
    shows: (page) => page.getByRole('region', { name: 'Conversations' }).getByText('Inês'),
    upTo: PHONE,
  },
  {
    name: 'Conversation, nothing said yet',
    as: 'manager',
    path: '/app/chat',
    reach: (page) =>
      page.getByRole('region', { name: 'Conversations' }).getByText('K8s-Umzug Portugal').first().click(),
    shows: (page) => page.getByText('It starts with a sentence'),
  },
  {
    name: 'Message actions',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await pressOn(page, 'Message actions', copyText(page))
    },
    shows: copyText,
  },
  {
    name: 'Reactions to choose from',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await pressOn(page, 'React', heart(page))
    },
    shows: heart,
  },
  {
    name: 'Picture, large',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await page.getByRole('button', { name: 'Open picture Porto.png' }).click()
    },
    shows: (page) => page.getByRole('img', { name: 'Picture: Porto.png' }),
  },
  {
    name: 'Files to be sent',
    as: 'manager',
    path: '/app/chat',
    before: (page) => page.route(/\/attachments\/[^/]+\?offset=(?!0)/, () => undefined),
    async reach(page) {
      await openFirst(page)
      await page.getByRole('textbox', { name: /^Write to/ }).waitFor()
      await page.locator('input[type="file"]').setInputFiles([
        { name: 'Porto.png', mimeType: 'image/png', buffer: createPicture(640, 420) },
        { name: 'Seilbahn_Zulassungsverfahren_Begleitung.docx', mimeType: '', buffer: Buffer.alloc(900_000) },
      ])
      await page.getByText(/Ready to send/).waitFor()
    },
    shows: (page) => page.getByRole('progressbar', { name: /^Uploading Seilbahn/ }),
  },
  {
    name: 'People to mention',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await page.getByRole('textbox', { name: /^Write to/ }).pressSequentially('Danke @')
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'Conversation, device without keys',
    as: 'newDevice',
    path: '/app/chat',
    reach: openFirst,
    shows: (page) => page.getByRole('region', { name: 'Your messages are closed on this device' }),
  },
  {
    name: 'Who can read a conversation',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await page.getByText('End-to-end encrypted').waitFor()
      await page.getByRole('button', { name: 'Who can read this' }).click()
    },
    shows: (page) => page.getByRole('list', { name: 'People' }),
  },
  {
    name: 'Safety number',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await openFirst(page)
      await page.getByText('End-to-end encrypted').waitFor()
      await page.getByRole('button', { name: 'Who can read this' }).click()
      await page.getByRole('button', { name: /^Compare with Inês/ }).click()
    },
    shows: (page) => page.getByRole('list', { name: 'Safety number' }),
  },
  {
    name: 'Group details',
    as: 'manager',
    path: '/app/chat/group-details?group=demo-k8s-umzug',
    shows: (page) => page.getByRole('switch', { name: 'Pin to the top' }),
  },
  {
    name: 'Group details, members',
    as: 'manager',
    path: '/app/chat/group-details/members?group=demo-k8s-umzug',
    shows: (page) => page.getByRole('button', { name: 'Add people' }),
  },
  {
    name: 'Edit group',
    as: 'manager',
    path: '/app/chat/group-details?group=demo-k8s-umzug',
    reach: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Edit group' }),
  },
  {
    name: 'New conversation',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await page.getByRole('button', { name: 'New conversation' }).click()
      await page.getByRole('option', { name: /Carolin Ackermann/ }).click()
      await page.getByRole('option', { name: /Erik Ackermann/ }).click()
    },
    shows: (page) => page.getByRole('option', { name: /Erik Ackermann/, selected: true }),
  },
  {
    name: 'New conversation, its name',
    as: 'manager',
    path: '/app/chat',
    async reach(page) {
      await page.getByRole('button', { name: 'New conversation' }).click()
      await page.getByRole('option', { name: /Carolin Ackermann/ }).click()
      await page.getByRole('option', { name: /Erik Ackermann/ }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Name the group' }),
  },
  {
    name: 'No conversations',
    as: 'founder',
    path: '/app/chat',
    shows: (page) => page.getByText('There are no groups'),
  },
]
