import { findViolations } from '@umkreis/design-system/testing'
import type { WorksCouncilPack } from '@umkreis/schemas'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const PATH = '/app/admin/works-council'
const SAID = {
  data: 'The sealed text',
  purpose: 'To deliver it',
  seenBy: 'The people of the conversation',
  kept: 'Until the age set below',
}
const PACK: WorksCouncilPack = {
  organisation: 'Lindwerk',
  at: '2026-11-22T09:00:00.000Z',
  lead: ['Everything that is processed stands here.'],
  today: [
    { id: 'managers', name: 'Managers', value: '2' },
    { id: 'receipts', name: 'Read receipts', value: 'Off' },
  ],
  chapters: [
    {
      id: 'conversation',
      title: 'Conversations and notes',
      groups: [
        {
          ...SAID,
          id: 'messages',
          title: 'Messages',
          reading: 'Only the circumstances',
          isSealed: true,
          switches: [
            { id: 'messageDays', name: 'Delete messages after', place: 'Managers, under Configure', now: '90 days' },
          ],
          tables: [{ name: 'messages', columns: ['message_id', 'content'] }],
          elsewhere: null,
        },
        {
          ...SAID,
          id: 'typing',
          title: 'Typing',
          reading: 'Yes',
          isSealed: false,
          switches: [],
          tables: [],
          elsewhere: 'In the memory of the server.',
        },
      ],
    },
  ],
}
const ANSWERS: Answers = {
  'GET /users/johanna': () => johanna,
  'GET /manager/works-council': () => PACK,
  'GET /manager/works-council.pdf': () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
}

const open = (answers: Answers = ANSWERS) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the page for the works council', () => {
  it('says of each kind of data what, for what, who sees it, how long, and what turns it off', async () => {
    await open()
    const messages = page.getByRole('article', { name: 'Messages' })
    for (const text of [...Object.values(SAID), 'Only the circumstances', 'Managers, under Configure']) {
      await expect.element(messages.getByText(text)).toBeVisible()
    }
    await expect.element(messages.getByText('Delete messages after')).toHaveTextContent('Delete messages after')
    await expect.element(messages.getByText(/: 90 days$/)).toBeVisible()
    await expect.element(page.getByRole('article', { name: 'Typing' }).getByText('No switch')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('says how everything is set today, and of when that is', async () => {
    await open()
    const today = page.getByRole('region', { name: 'As it is set today' })
    await expect.element(today.getByText('Read receipts')).toBeVisible()
    await expect.element(today.getByText('Off')).toBeVisible()
    await expect.element(page.getByText('Lindwerk, as of 22 November 2026')).toBeVisible()
    await expect.element(page.getByText('Everything that is processed stands here.')).toBeVisible()
  })

  it('begins with its contents, from which each part is reached', async () => {
    await open()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const links = () => contents.getByRole('link').elements()
    await expect.element(contents).toBeVisible()
    expect(links().map((link) => link.textContent)).toEqual([
      'As it is set today',
      'Conversations and notes',
      'Messages',
      'Typing',
    ])
    for (const link of links()) {
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(link.textContent)
    }
  })

  it('shows the tables to who asks for them', async () => {
    await open()
    const messages = page.getByRole('article', { name: 'Messages' })
    await expect.element(messages.getByText(/message_id, content/)).not.toBeVisible()
    await messages.getByText('Where it is stored').click()
    await expect.element(messages.getByText(/message_id, content/)).toBeVisible()
  })

  it('prints itself, and saves itself as pages', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    try {
      await open()
      await button('Print').click()
      expect(print).toHaveBeenCalledTimes(1)
      await button('Download PDF').click()
      await vi.waitFor(() => expect(saved).toEqual(['umkreis-works-council.pdf']), 10_000)
    } finally {
      print.mockRestore()
      click.mockRestore()
    }
  })

  it('says when the pages could not be had, and offers them once more', async () => {
    await open({ ...ANSWERS, 'GET /manager/works-council.pdf': () => refuse(422, 'Not now') })
    await button('Download PDF').click()
    await expect.element(page.getByText(/Not now/)).toBeVisible()
    await expect.element(button('Retry')).toBeVisible()
  })

  it('says when it could not be loaded, and loads it once more', async () => {
    let isUp = false
    await open({
      ...ANSWERS,
      'GET /manager/works-council': () => (isUp ? PACK : refuse(422, 'Not now')),
    })
    await expect.element(page.getByText('What is processed could not be loaded')).toBeVisible()
    isUp = true
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('article', { name: 'Messages' })).toBeVisible()
  })

  it('is reached from Configure', async () => {
    const app = await renderApp('/app/admin/configure', ANSWERS, { userId: 'johanna', role: 'Manager' })
    await page.getByRole('link', { name: 'See what is processed' }).click()
    await expect.element(page.getByRole('article', { name: 'Messages' })).toBeVisible()
    expect(app.place()).toBe(PATH)
  })

  it('is for Managers only: others go to chat', async () => {
    const app = await renderApp(PATH, { 'GET /users/karim': () => karim }, { userId: 'karim', role: 'Employee' })
    await vi.waitFor(() => expect(app.place()).toMatch(/^\/app\/chat/), 10_000)
  })
})
