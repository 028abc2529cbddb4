import type { AuditEntry, InvitationLink, OrganisationSettings } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'
import { turnSwitch } from '../../testing/turn-switch.ts'

const PATH = '/app/admin/configure'
const LINK: InvitationLink = {
  id: 'l1',
  createdBy: 'Johanna Brandt',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
}
const ENTRY: AuditEntry = {
  number: 1,
  at: '2026-11-20T09:00:00.000Z',
  actor: { userId: 'johanna', name: 'Johanna Brandt' },
  action: 'custom-field-added',
  details: { name: 'Languages' },
  hash: 'ab',
}

function serve() {
  let settings: OrganisationSettings = {
    name: 'Lindwerk',
    sessionDays: 30,
    messageDays: null,
    fileDays: null,
    usesLinkCards: true,
  }
  let links = [LINK]
  let interval: string | null = null
  const coffee = () => ({
    programme: interval && { interval, nextRoundAt: '2026-11-30T07:00:00.000Z' },
    membership: null,
    current: null,
  })
  const answers: Answers = {
    'GET /users/johanna': () => johanna,
    'GET /manager/organisation': () => settings,
    'PATCH /manager/organisation': ({ body }) => (settings = { ...settings, ...body }),
    'GET /manager/invitation-links': () => ({ links }),
    'DELETE /manager/invitation-links/l1': () => ({ links: (links = []) }),
    'GET /manager/chat-settings': () => ({ readReceipts: true, typing: true }),
    'PATCH /manager/chat-settings': ({ body }) => ({ readReceipts: true, typing: true, ...body }),
    'GET /coffee-rounds': coffee,
    'PUT /manager/coffee-rounds': ({ body }) => {
      interval = body.interval as string | null
      return new Response(null, { status: 204 })
    },
    'GET /manager/audit': ({ search }) => ({ entries: search?.includes('theme') ? [] : [ENTRY] }),
    'GET /manager/audit/check': () => ({ count: 1, brokenAt: null }),
  }
  return { answers }
}

const open = (answers: Answers) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const bodiesOf = ({ calls }: Awaited<ReturnType<typeof open>>, call: string) =>
  calls.filter(({ name }) => name === call).map(({ body }) => body)
const choose = async (label: RegExp, option: string) => {
  await button(label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('SPEC.md screen 5: the tab Configure', () => {
  it('stands beside People, Customization and Theme', async () => {
    await open(serve().answers)
    for (const name of ['People', 'Customization', 'Theme', 'Configure']) {
      await expect.element(page.getByRole('link', { name, exact: true }).last()).toBeInTheDocument()
    }
    await expect
      .element(page.getByRole('link', { name: 'Configure', exact: true }).last())
      .toHaveAttribute('aria-current', 'page')
    expect(await findViolations()).toEqual([])
  })

  it('is for Managers only: others go to chat (SPEC.md section 2)', async () => {
    const app = await renderApp(PATH, { 'GET /users/karim': () => karim }, { userId: 'karim', role: 'Employee' })
    await vi.waitFor(() => expect(app.place()).toMatch(/^\/app\/chat/), 10_000)
  })
})

describe('what is configured', () => {
  it('renames the organisation, which the whole application says at once', async () => {
    const app = await open(serve().answers)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Gletscher')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^The name is saved/)).toBeVisible()
    expect(bodiesOf(app, 'PATCH /manager/organisation')).toEqual([{ name: 'Gletscher' }])
    await expect.element(page.getByRole('link', { name: 'Gletscher, to the search' }).first()).toBeInTheDocument()
  })

  it('says how long a sign-in lasts', async () => {
    const app = await open(serve().answers)
    await choose(/Stay signed in/, '7 days')
    await vi.waitFor(() => expect(bodiesOf(app, 'PATCH /manager/organisation')).toEqual([{ sessionDays: 7 }]))
    await expect.element(button(/Stay signed in.*7 days|7 days.*Stay signed in/)).toBeVisible()
  })

  it('asks before anything is kept for a shorter time, and does nothing when that is refused', async () => {
    const app = await open(serve().answers)
    await choose(/Delete messages after/, '90 days')
    const dialog = page.getByRole('alertdialog', { name: 'Delete messages older than 90 days?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(bodiesOf(app, 'PATCH /manager/organisation')).toEqual([])
    await choose(/Delete messages after/, '1 year')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete them' }).click()
    await vi.waitFor(() => expect(bodiesOf(app, 'PATCH /manager/organisation')).toEqual([{ messageDays: 365 }]))
    // Longer again needs no question.
    await choose(/Delete messages after/, 'Never')
    await vi.waitFor(() => expect(bodiesOf(app, 'PATCH /manager/organisation')).toHaveLength(2))
  })

  it('decides about receipts and coffee rounds', async () => {
    const app = await open(serve().answers)
    await turnSwitch('Read receipts')
    await vi.waitFor(() => expect(bodiesOf(app, 'PATCH /manager/chat-settings')).toEqual([{ readReceipts: false }]))
    await choose(/Rounds begin/, 'Every two weeks')
    await expect.element(page.getByText('The next one begins on 30 November 2026.')).toBeVisible()
    expect(bodiesOf(app, 'PUT /manager/coffee-rounds')).toEqual([{ interval: 'two-weekly' }])
  })

  it('ends an invitation link', async () => {
    await open(serve().answers)
    await expect.element(page.getByText('Holds until 4 December 2026')).toBeVisible()
    await button(/^Revoke the link that Johanna Brandt made/).click()
    await expect.element(page.getByText('No open links. Nobody can join by one.')).toBeVisible()
  })

  it('switches link previews off for everybody', async () => {
    const app = await open(serve().answers)
    await turnSwitch('Link previews')
    await vi.waitFor(() => expect(bodiesOf(app, 'PATCH /manager/organisation')).toEqual([{ usesLinkCards: false }]))
    await expect.element(page.getByRole('switch', { name: 'Link previews' })).not.toBeChecked()
  })

  it('shows who changed what, by kind, and whether the log is whole', async () => {
    const app = await open(serve().answers)
    await expect.element(page.getByText('Added a custom field: Languages')).toBeVisible()
    await button('Check the log').click()
    await expect.element(page.getByText('The one entry is whole.')).toBeVisible()
    await choose(/^What|What$|Everything/, 'Saved the theme')
    await expect.element(page.getByText('Nothing was changed in this time.')).toBeVisible()
    await page.getByRole('textbox', { name: 'From' }).fill('22.11.2026')
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(/2026-11-22/)
    await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01')
    await vi.waitFor(() =>
      expect(app.calls.map(({ search }) => search)).toContain('?action=theme-saved&from=2026-11-01'),
    )
  })

  it('says why a part could not be loaded, and leaves the others', async () => {
    await open({ ...serve().answers, 'GET /manager/organisation': () => refuse(422, 'Not now') })
    await expect.element(page.getByText('What is configured could not be loaded')).toBeVisible()
    await expect.element(page.getByText('Holds until 4 December 2026')).toBeVisible()
  })
})
