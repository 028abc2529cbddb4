import { showToast } from '@umkreis/design-system'
import { findViolations } from '@umkreis/design-system/testing'
import type { User } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim, mira } from '../../testing/people.ts'
import { refuse, renderApp, type Answers, type Call } from '../../testing/render-app.tsx'

const manager = { userId: johanna.userId, role: johanna.role }
const nobody = { people: [], skills: [], cities: [], fields: [] }
const quiet: Answers = {
  'GET /users/johanna': () => johanna,
  'GET /users/users': () => [],
  'GET /users/suggestions': () => nobody,
  'GET /users/search': () => ({
    results: [],
    total: 0,
    population: 2,
    understood: { filters: [], text: '', parts: [] },
  }),
}
const field = () => page.getByRole('combobox', { name: 'Find a person, go anywhere, ask a question' })
const openPalette = async () => {
  await expect.element(page.getByRole('link', { name: /Profile/ }).first()).toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

it('shows every place and action, and can be read by everybody', async () => {
  await renderApp('/app/profile', quiet, manager)
  await openPalette()

  const names = page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
  expect(names).toEqual([
    'Home',
    'Surround me',
    'Chat',
    'Matching people',
    'ECD',
    'Admin: People',
    'Admin: Customization',
    'Admin: Theme',
    'Admin: Configure',
    'Admin: Billing',
    'Profile',
    'Search messages',
    'Invite a person',
    'Colour scheme: Systemnow',
    'Colour scheme: Light',
    'Colour scheme: Dark',
    'Log out',
  ])
  expect(await findViolations(document.querySelector('dialog[open]') ?? document.body)).toEqual([])
})

it('gives the focus back and forgets what was typed when it is closed', async () => {
  await renderApp('/app/profile', quiet, manager)
  const firstName = page.getByRole('textbox', { name: 'First name' })
  await firstName.click()
  await openPalette()
  await userEvent.keyboard('kar{Escape}')
  await expect.element(firstName).toHaveFocus()

  await openPalette()
  await expect.element(field()).toHaveValue('')
})

it('goes where Enter says, with the focus on the new screen', async () => {
  const { place } = await renderApp('/app/profile', quiet, manager)
  await openPalette()
  await userEvent.keyboard('admin p{Enter}')

  await expect.poll(place).toBe('/app/admin')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(field()).not.toBeInTheDocument()
})

it('opens the conversation with the person whose name was typed, though they were not found yet at Enter', async () => {
  const found = Promise.withResolvers<void>()
  const { calls, place } = await renderApp(
    '/app/profile',
    {
      ...quiet,
      'GET /users/suggestions': async () => {
        await found.promise
        return { ...nobody, people: [karim] }
      },
      'POST /groups': () => refuse(503, 'The server rests'),
    },
    manager,
  )
  await openPalette()
  await userEvent.keyboard('Karim{Enter}')
  expect(calls.filter(({ name }) => name === 'POST /groups')).toEqual([])
  found.resolve()

  // Refused: what was typed is still there, and so is who was found.
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server rests')
  await expect.element(field()).toHaveValue('Karim')
  await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toHaveAttribute('aria-selected', 'true')
  expect(calls.filter(({ name }) => name === 'POST /groups').map(({ body }) => body)).toEqual([{ userIds: ['karim'] }])
  expect(place()).toBe('/app/profile')
})

const lena = buildUser({ userId: 'lena', id: 'lena', firstName: 'Lena', lastName: 'Voss' })
const started = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'POST /groups').map(({ body }) => body['userIds'])
/** A server that answers at once, until it is told to wait: then with whoever it is told to have found. */
function createLookUp(first: readonly User[]) {
  let answer: Promise<readonly User[]> = Promise.resolve(first)
  const answers: Answers = {
    ...quiet,
    'GET /users/suggestions': async () => ({ ...nobody, people: await answer }),
    'POST /groups': () => refuse(503, 'The server rests'),
  }
  const wait = () => {
    const later = Promise.withResolvers<readonly User[]>()
    answer = later.promise
    return (people: readonly User[]) => later.resolve(people)
  }
  return { answers, wait }
}
const row = (name: RegExp) => page.getByRole('option', { name })
const isSettled = () => expect.poll(() => document.querySelector('[role="listbox"]')?.ariaBusy).toBe('false')

it('waits for a person where only another word for a command begins like the name', async () => {
  const lookUp = createLookUp([])
  const find = lookUp.wait()
  const { calls, tokens } = await renderApp('/app/profile', lookUp.answers, manager)
  await openPalette()
  await userEvent.keyboard('le{Enter}')
  // “Leave” is another word for logging out.
  await expect.element(row(/^Log out/)).toHaveAttribute('aria-selected', 'false')
  expect(tokens.load()).toBeDefined()
  find([lena])

  await expect.poll(() => started(calls)).toEqual([['lena']])
})

it('logs nobody out whom another word led there, until they choose it', async () => {
  const { tokens } = await renderApp('/app/profile', quiet, manager)
  await openPalette()
  await userEvent.keyboard('leave')
  await isSettled()
  await expect.element(row(/^Log out/)).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{Enter}')

  await expect.element(row(/^Log out/)).toHaveAttribute('aria-selected', 'true')
  expect(tokens.load()).toBeDefined()
})

it.each([
  ['a key moves on', () => userEvent.keyboard('{ArrowDown}')],
  ['the pointer moves over somebody', () => row(/Mira/).hover()],
])('takes an Enter that waits back when %s', async (_what, move) => {
  const lookUp = createLookUp([karim, mira])
  const { calls, place } = await renderApp('/app/profile', lookUp.answers, manager)
  await openPalette()
  await userEvent.keyboard('Ka')
  await expect.element(row(/Karim/)).toBeVisible()
  const find = lookUp.wait()
  await userEvent.keyboard('zz{Enter}')
  await move()
  find([karim, mira])
  await isSettled()

  await expect.element(row(/Mira/)).toHaveAttribute('aria-selected', 'true')
  expect(started(calls)).toEqual([])
  expect(place()).toBe('/app/profile')
})

it.each([
  ['is still found', [karim, mira], [['mira']]],
  ['is found no longer', [karim], []],
])('starts a chat with the person chosen before the answer only where that person %s', async (_what, people, chats) => {
  const lookUp = createLookUp([karim, mira])
  const { calls } = await renderApp('/app/profile', lookUp.answers, manager)
  await openPalette()
  await userEvent.keyboard('Ka')
  await expect.element(row(/Mira/)).toBeVisible()
  const find = lookUp.wait()
  await userEvent.keyboard('r{ArrowDown}{Enter}')
  expect(started(calls)).toEqual([])
  find(people)
  await isSettled()

  await expect.poll(() => started(calls)).toEqual(chats)
  await expect.element(row(/Karim/)).toHaveAttribute('aria-selected', 'false')
})

it('opens while a message is shown', async () => {
  await renderApp('/app/profile', quiet, manager)
  showToast({ tone: 'danger', message: 'The server rests' })
  await expect.element(page.getByRole('alertdialog', { name: 'The server rests' }).first()).toBeInTheDocument()

  await openPalette()
})

it('stays when a hand that selects ends beside it, and closes at a press beside it', async () => {
  await renderApp('/app/profile', quiet, manager)
  await openPalette()
  const dialog = document.querySelector('dialog[open]') as HTMLElement
  const beside = { bubbles: true, clientX: 5, clientY: 5 }
  field()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 640, clientY: 140 }))
  dialog.dispatchEvent(new MouseEvent('click', beside))
  await expect.element(field()).toBeVisible()

  dialog.dispatchEvent(new PointerEvent('pointerdown', beside))
  dialog.dispatchEvent(new MouseEvent('click', beside))
  await expect.element(field()).not.toBeInTheDocument()
})

it('says that people can not be looked up, and looks again with the same words', async () => {
  let isDown = true
  await renderApp(
    '/app/profile',
    { ...quiet, 'GET /users/suggestions': () => (isDown ? refuse(503, 'Down') : { ...nobody, people: [karim] }) },
    manager,
  )
  await openPalette()
  await userEvent.keyboard('Karim')
  await expect.element(page.getByRole('option', { name: /can’t be looked up/ })).toBeVisible()
  isDown = false
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toBeVisible()
  await expect.element(field()).toHaveValue('Karim')
})

it('asks what was typed as a question', async () => {
  const { place } = await renderApp('/app/profile', quiet, manager)
  await openPalette()
  await userEvent.keyboard('who speaks Portuguese?')
  await page.getByRole('option', { name: /^Ask/ }).click()

  await expect.poll(place).toBe('/app/surround-me/result?query=who+speaks+Portuguese%3F')
})

it('moves through what there is and around its end', async () => {
  await renderApp('/app/profile', quiet, manager)
  await openPalette()
  const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent
  await userEvent.keyboard('{ArrowUp}')
  expect(selected()).toBe('Log out')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()).toBe('Surround me')
})

it('chooses the colour scheme at once', async () => {
  await renderApp('/app/profile', quiet, manager)
  await openPalette()
  await userEvent.keyboard('dark{Enter}')
  await expect.poll(() => document.documentElement.dataset['scheme']).toBe('dark')

  await openPalette()
  await userEvent.keyboard('colour scheme system{Enter}')
  await expect.poll(() => document.documentElement.dataset['scheme']).toBeUndefined()
})

it('offers a global user nothing of the administration', async () => {
  await renderApp('/app/profile', { ...quiet, 'GET /users/mira': () => mira }, { userId: mira.userId, role: mira.role })
  await openPalette()

  expect(page.getByRole('option', { name: /Admin|Invite/ }).elements()).toEqual([])
  await expect.element(page.getByRole('option', { name: 'Chat' })).toBeVisible()
})
