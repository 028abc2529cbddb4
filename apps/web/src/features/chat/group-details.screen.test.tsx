import type { Group } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../testing/people.ts'
import { type Answers, refuse } from '../../testing/render-app.tsx'
import { buildGroup } from './testing/builders.ts'
import { NARROW, renderChat } from './testing/render-chat.tsx'

const ana = buildUser({ userId: 'ana', id: 'ana', firstName: 'Ana', lastName: 'Silva', position: 'Pilot' })
const member = (person: typeof karim, groupRole: 'manager' | 'member') => ({ ...person, groupRole })
const managed = buildGroup('a', { name: 'Bergbahn', description: 'Cables and cabins.' })
const simple = buildGroup('a', { name: 'Bergbahn', members: [member(karim, 'manager'), member(johanna, 'member')] })
const pair = buildGroup('p', { kind: 'pair', name: '' })

const details = () => page.getByRole('region', { name: 'Group details' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const item = (name: string) => page.getByRole('menuitem', { name })
const rows = () => details().getByRole('listitem').elements()
const open = (group: Group, part = '', answers: Answers = {}) =>
  renderChat({ groups: [group], path: `/app/chat/group-details${part}`, answers })
const doWith = async (name: string, what: string) => {
  await button(`What to do with ${name}`).click()
  await item(what).click()
}

describe('SPEC 2, /app/chat/group-details and its sub-routes', () => {
  it.each([
    ['', 'About', 'Cables and cabins.'],
    ['/members', 'Members 2', 'Karim Haddad'],
  ])('%s shows what its tab says', async (part, tab, text) => {
    await open(managed, part)
    await expect.element(details().getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect.element(details().getByText(text, { exact: true })).toBeVisible()
  })

  it('stand beside the conversation, take the focus, and give it back', async () => {
    const { place } = await renderChat({ groups: [managed] })
    await button('Group details').click()
    await expect.element(details().getByRole('heading', { name: 'Group details' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Write to Bergbahn' })).toBeVisible()
    await details()
      .getByRole('link', { name: /Members/ })
      .click()
    expect(place()).toBe('/app/chat/group-details/members')
    await button('Close details').click()
    await expect.element(details()).not.toBeInTheDocument()
    expect(place()).toBe('/app/chat')
    await expect.element(button('Group details')).toHaveFocus()
  })

  it('lie over the conversation on a phone, and lead back to it and to what is being written', async () => {
    const { place } = await renderChat({ groups: [managed], width: NARROW, path: '/app/chat?group=a' })
    const field = page.getByRole('textbox', { name: 'Write to Bergbahn' })
    await field.fill('Half a thought')
    await button('Group details').click()
    await expect.element(details()).toBeVisible()
    expect(field.element().closest('[inert]')).not.toBe(null)
    await button('Back to the conversation').click()
    await expect.poll(() => field.element().closest('[inert]')).toBe(null)
    await expect.element(field).toHaveValue('Half a thought')
    expect(place()).toBe('/app/chat')
  })

  it('say that there is nothing to tell where there is no conversation', async () => {
    await renderChat({ groups: [], path: '/app/chat/group-details' })
    await expect.element(details().getByText('There is no conversation to tell about.')).toBeVisible()
  })
})

describe('muting and pinning', () => {
  it('show at once, and go to the server', async () => {
    const { changed } = await open(managed, '', {
      'PATCH /groups/a/mine': ({ body }) => ({ ...managed, ...body }),
    })
    await details().getByRole('switch', { name: 'Mute' }).click({ force: true })
    await expect.element(page.getByRole('button', { name: /Bergbahn.*Muted/ })).toBeVisible()
    await details().getByRole('switch', { name: 'Pin to the top' }).click({ force: true })
    await expect.element(page.getByRole('button', { name: /Bergbahn.*Pinned/ })).toBeVisible()
    await expect.poll(() => changed().map(({ body }) => body)).toEqual([{ isMuted: true }, { isPinned: true }])
  })

  it('are taken back where the server refuses, with a word about it', async () => {
    await open(managed, '', { 'PATCH /groups/a/mine': () => refuse(503, 'Try again later') })
    const mute = details().getByRole('switch', { name: 'Mute' })
    await mute.click({ force: true })
    await expect.element(page.getByText('That could not be changed. Try again later')).toBeVisible()
    await expect.element(mute).not.toBeChecked()
  })
})

describe('who manages a group', () => {
  it('adds people: at the server, then signed', async () => {
    const grown = { ...managed, members: [...managed.members, member(ana, 'member')], memberCount: 3 }
    const { changed, conversations } = await open(managed, '/members', {
      'GET /users/users': () => [karim, johanna, ana],
      'POST /groups/a/members': () => grown,
    })
    await button('Add people').click()
    const dialog = page.getByRole('dialog', { name: 'Add people' })
    expect(dialog.getByRole('button', { name: 'Add', exact: true }).element()).toBeDisabled()
    await dialog.getByRole('option', { name: /Ana Silva/ }).click()
    // Who is in it already is no choice.
    expect(dialog.getByRole('option').elements()).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Add 1 person' }).click()
    await expect.element(page.getByText('Ana can read from now on')).toBeVisible()
    expect(changed()).toMatchObject([{ name: 'POST /groups/a/members', body: { userIds: ['ana'] } }])
    expect(conversations.calls).toContainEqual(['addPeople', 'a', ['ana']])
    await expect.poll(rows).toHaveLength(3)
  })

  it('hears when somebody is in it and can’t read yet, and tries again', async () => {
    const grown = { ...managed, members: [...managed.members, member(ana, 'member')], memberCount: 3 }
    const { conversations } = await open(managed, '/members', {
      'GET /users/users': () => [ana],
      'POST /groups/a/members': () => grown,
    })
    conversations.failures.set('addPeople', new Error('no keys'))
    await button('Add people').click()
    await page.getByRole('option', { name: /Ana Silva/ }).click()
    await button('Add 1 person').click()
    await expect.element(page.getByText(/They are in the group, but can’t read yet/)).toBeVisible()
    conversations.failures.clear()
    // Toasts of the tests before may still be there.
    await page
      .getByRole('alertdialog')
      .filter({ hasText: 'They are in the group, but can’t read yet' })
      .getByRole('button', { name: 'Retry' })
      .click()
    await expect.element(page.getByText('Ana can read from now on')).toBeVisible()
  })

  it('removes somebody after a question', async () => {
    const { changed } = await open(managed, '/members', {
      'DELETE /groups/a/members/karim': () => ({ ...managed, members: [member(johanna, 'manager')], memberCount: 1 }),
    })
    await doWith('Karim Haddad', 'Remove from the group')
    expect(changed()).toEqual([])
    await page
      .getByRole('alertdialog', { name: 'Remove Karim Haddad?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect.poll(rows).toHaveLength(1)
  })

  it('hands managing on: signed first, then at the server', async () => {
    const { conversations } = await open(managed, '/members', {
      'PATCH /groups/a/members/karim': ({ body }) => {
        conversations.calls.push(['server', body])
        return { ...managed, members: [member(karim, 'manager'), member(johanna, 'manager')] }
      },
    })
    await doWith('Karim Haddad', 'Let them manage the group')
    await expect.poll(() => details().getByText('Manages', { exact: true }).elements()).toHaveLength(2)
    const steps = conversations.calls.filter(([name]) => name === 'changeGroup' || name === 'server')
    expect(steps).toEqual([
      ['changeGroup', 'a', { roles: new Map([['karim', 'manager']]) }],
      ['server', { groupRole: 'manager' }],
    ])
  })

  it('renames and describes it, but leaves no group without the name it had', async () => {
    const { changed } = await open(managed, '', {
      'PATCH /groups/a': ({ body }) => ({ ...managed, ...body }),
    })
    await button('Edit').click()
    const dialog = page.getByRole('dialog', { name: 'Edit group' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await name.fill('  ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Name is required')).toBeVisible()
    expect(changed()).toEqual([])
    await name.fill('Gondelbahn')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(changed()).toMatchObject([{ name: 'PATCH /groups/a', body: { name: 'Gondelbahn' } }])
    await expect.element(button(/^Gondelbahn/)).toBeVisible()
  })

  it('lets newcomers read the past only after a question, and takes it back at once', async () => {
    const { conversations } = await open(managed)
    const security = conversations.trust.groupSecurity(managed.groupId)
    security.set({ historyPolicy: 'from-joining', managers: [johanna.userId], pending: [] })
    const policy = details().getByRole('switch', { name: 'New members can read earlier messages' })
    await policy.click({ force: true })
    const asked = () => conversations.calls.filter(([name]) => name === 'changeGroup').map(([, , change]) => change)
    expect(asked()).toEqual([])
    await button('Let them read').click()
    await expect.poll(asked).toEqual([{ historyPolicy: 'everything' }])
    security.set({ historyPolicy: 'everything', managers: [johanna.userId], pending: [] })
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await policy.click({ force: true })
    await expect.poll(asked).toEqual([{ historyPolicy: 'everything' }, { historyPolicy: 'from-joining' }])
  })

  it('says who looks after it before leaving as the last one who does', async () => {
    const { changed, conversations } = await open(managed, '', {
      'PATCH /groups/a/members/karim': () => managed,
      'POST /groups/a/leave': () => new Response(null, { status: 204 }),
    })
    await button('Leave group').click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Bergbahn?' })
    await expect.element(dialog.getByText('Who looks after it from now on')).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave group' }).click()
    await expect.element(page.getByText('There are no groups')).toBeVisible()
    expect(changed().map(({ name }) => name)).toEqual(['PATCH /groups/a/members/karim', 'POST /groups/a/leave'])
    expect(conversations.calls).toContainEqual(['changeGroup', 'a', { roles: new Map([['karim', 'manager']]) }])
  })
})

describe('who does not', () => {
  it('changes nothing of it, and leaves with one question', async () => {
    const { changed } = await open(simple, '', { 'POST /groups/a/leave': () => new Response(null, { status: 204 }) })
    await expect.element(button('Leave group')).toBeVisible()
    expect(button('Edit').elements()).toEqual([])
    await details()
      .getByRole('link', { name: /Members/ })
      .click()
    await expect.element(button('What to do with Karim Haddad')).toBeVisible()
    expect(button('Add people').elements()).toEqual([])
    await button('What to do with Karim Haddad').click()
    await expect.element(item('Write to them')).toBeVisible()
    expect(item('Remove from the group').elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await details().getByRole('link', { name: 'About' }).click()
    await button('Leave group').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click()
    await expect.element(page.getByText('There are no groups')).toBeVisible()
    expect(changed().map(({ name }) => name)).toEqual(['POST /groups/a/leave'])
  })

  it('finds a conversation of two without what only groups have', async () => {
    await open(pair)
    await expect.element(page.getByRole('region', { name: 'Conversation details' })).toBeVisible()
    await expect.element(button('Leave conversation')).toBeVisible()
    expect(button('Edit').elements()).toEqual([])
  })
})
