import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../testing/people.ts'
import { provideConversationsAtom } from '../../services/conversation/conversations.ts'
import { refuse } from '../../testing/render-app.tsx'
import { buildStored } from '../../testing/messages.ts'
import { buildGroup } from './testing/builders.ts'
import { NARROW, renderChat, WIDE } from './testing/render-chat.tsx'

const ana = buildUser({ userId: 'ana', id: 'ana', firstName: 'Ana', lastName: 'Silva', position: 'Pilot' })
const people = [karim, johanna, ana]
const a = buildGroup('a', { name: 'Bergbahn' })
const b = buildGroup('b', {
  name: 'Talstation',
  members: [
    { ...ana, groupRole: 'member' },
    { ...johanna, groupRole: 'manager' },
  ],
})

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const panel = () => page.getByRole('region', { name: 'Conversations' })
const row = (name: string | RegExp) => panel().getByRole('button', { name })
const titles = () =>
  panel()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /Bergbahn|Talstation|Archiv/.exec(textContent)?.[0])
const button = (name: string) => page.getByRole('button', { name, exact: true })
const writeTo = (name: string) => page.getByRole('textbox', { name: `Write to ${name}` })
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('SPEC 2, Chat: the list of groups', () => {
  it("says 'No groups' and 'There are no groups' when there are none", async () => {
    await renderChat({ groups: [] })
    await expect.element(panel().getByRole('heading', { name: 'No groups' })).toBeVisible()
    await expect.element(panel().getByText('There are no groups')).toBeVisible()
    await expect.element(panel().getByRole('link', { name: 'Surround me' })).toBeVisible()
  })

  it('shows picture, name, description and the time of the last message, and Surround me in the footer', async () => {
    const lastMessage = { ...buildStored('a', 1), sendDate: '2026-03-01T16:30:00.000Z' }
    await renderChat({
      groups: [buildGroup('a', { name: 'Bergbahn', description: 'Cabins and ropes', avatarUrl: DOT, lastMessage })],
      // What was written last takes the place of the description once it is opened.
      isSealed: true,
    })
    const shown = row(/^Bergbahn.*Cabins and ropes/)
    await expect.element(shown).toBeVisible()
    expect(shown.element().querySelector('img')?.getAttribute('src')).toBe(DOT)
    expect(shown.element().querySelector('time')?.textContent).toMatch(/^\d Mar, \d\d:\d\d$/)
    await expect.element(panel().getByRole('link', { name: 'Surround me' })).toBeVisible()
  })

  it('SPEC 8, group fetch failure: says why it could not be loaded, and loads it again', async () => {
    let isBroken = true
    await renderChat({
      groups: [],
      answers: {
        'GET /groups': () =>
          isBroken ? refuse(400, 'Not today') : { groups: [a], paginationDataDto: { currentPage: 1, lastPage: 1 } },
      },
    })
    await expect.element(panel().getByText('Not today')).toBeVisible()
    isBroken = false
    await panel().getByRole('button', { name: 'Retry' }).click()
    await expect.element(row(/^Bergbahn/)).toBeVisible()
  })

  it('draws the shape of a conversation until it is here, beside the list as in its place', async () => {
    const arrived = Promise.withResolvers<void>()
    const wait = async () => {
      await arrived.promise
      return { groups: [a], paginationDataDto: { currentPage: 1, lastPage: 1 } }
    }
    const { store, conversations } = await renderChat({ groups: [a], answers: { 'GET /groups': wait }, isSealed: true })
    await expect.poll(() => page.getByText('Loading conversations').elements()).toHaveLength(2)
    arrived.resolve()
    await expect.element(row(/^Bergbahn/)).toBeVisible()
    expect(page.getByText('Loading conversations').elements()).toHaveLength(1)
    store.set(provideConversationsAtom, conversations)
    await expect.element(page.getByRole('heading', { name: 'Bergbahn' })).toBeVisible()
    expect(page.getByText('Loading conversations').elements()).toHaveLength(0)
  })

  it('says what was written last, also where the list is here before what opens messages', async () => {
    const { store, conversations } = await renderChat({
      groups: [buildGroup('a', { name: 'Bergbahn', lastMessage: buildStored('a', 1) })],
      isSealed: true,
    })
    await expect.element(row(/^Bergbahn.*Encrypted message/)).toBeVisible()
    store.set(provideConversationsAtom, conversations)
    await expect.element(row(/^Bergbahn.*text 1/)).toBeVisible()
  })

  it('neither lays out nor paints a conversation that is out of view', async () => {
    const groups = Array.from({ length: 200 }, (_, at) => buildGroup(`g${at}`, { name: `Cabin ${at}` }))
    await renderChat({ groups })
    const isDrawn = (name: RegExp) => row(name).element().checkVisibility({ contentVisibilityAuto: true })
    await expect.element(row(/^Cabin 0\b/)).toBeVisible()
    expect([isDrawn(/^Cabin 0\b/), isDrawn(/^Cabin 199\b/)]).toEqual([true, false])
    row(/^Cabin 199\b/)
      .element()
      .scrollIntoView()
    await expect.poll(() => [isDrawn(/^Cabin 0\b/), isDrawn(/^Cabin 199\b/)]).toEqual([false, true])
  })

  it('marks what is pinned, muted and unread', async () => {
    await renderChat({
      groups: [
        buildGroup('a', { name: 'Bergbahn', isPinned: true, isMuted: true, unreadCount: 3 }),
        buildGroup('b', { name: 'Talstation' }),
      ],
    })
    await expect.element(row(/^Bergbahn.*Muted.*Pinned.*3 unread messages/)).toBeVisible()
    expect(row(/^Talstation/).element().textContent).not.toMatch(/Muted|Pinned|unread/)
  })

  it('pins from the row that has the focus', async () => {
    await renderChat({
      groups: [a, b],
      answers: { 'PATCH /groups/b/mine': ({ body }) => ({ ...b, ...body }) },
    })
    await expect.element(row(/^Talstation/)).toBeVisible()
    expect(titles()).toEqual(['Bergbahn', 'Talstation'])
    row(/^Talstation/)
      .element()
      .focus()
    await button('Conversation actions').click()
    await page.getByRole('menuitem', { name: 'Pin to the top' }).click()
    await expect.poll(titles).toEqual(['Talstation', 'Bergbahn'])
  })
})

describe('SPEC 7 and 9, GET /groups: pages of 52', () => {
  it('asks for 52 groups, and for the next 52 once the end of the list comes into view', async () => {
    const many = Array.from({ length: 60 }, (_, at) => buildGroup(`g${at}`, { name: `Seilbahn ${at}` }))
    const { calls } = await renderChat({
      groups: many,
      answers: {
        'GET /groups': ({ search }) => {
          const currentPage = Number(new URLSearchParams(search).get('pageNumber'))
          return {
            groups: many.slice((currentPage - 1) * 52, currentPage * 52),
            paginationDataDto: { currentPage, lastPage: 2 },
          }
        },
      },
    })
    await expect.element(row(/^Seilbahn 51\b/)).toBeInTheDocument()
    expect(row(/^Seilbahn 52\b/).elements()).toEqual([])
    row(/^Seilbahn 51\b/)
      .element()
      .scrollIntoView()
    await expect.element(row(/^Seilbahn 59\b/)).toBeInTheDocument()
    const pages = calls.filter(({ name }) => name === 'GET /groups').map(({ search }) => search)
    expect(pages).toEqual(['?pageNumber=1&pageSize=52', '?pageNumber=2&pageSize=52'])
  })
})

describe('SPEC 2, Chat: a QR scan button beside the search on large screens', () => {
  const scanner = ({ onClose }: { onClose: () => void }) => (
    <button type="button" style={{ position: 'fixed', inset: 0, zIndex: 9 }} onClick={onClose}>
      Close the scanner
    </button>
  )

  it('opens the scanner, which is not loaded before, and closes it', async () => {
    await renderChat({ groups: [a], scanner })
    await expect.element(button('Scan a QR code')).toBeVisible()
    expect(button('Close the scanner').elements()).toEqual([])
    await button('Scan a QR code').click()
    await button('Close the scanner').click()
    await expect.element(button('Close the scanner')).not.toBeInTheDocument()
  })

  it('is not there on a phone', async () => {
    await renderChat({ groups: [a], scanner, width: NARROW })
    await expect.element(row(/^Bergbahn/)).toBeVisible()
    expect(button('Scan a QR code').elements()).toEqual([])
  })
})

describe('SPEC 2, Chat: the search', () => {
  it('looks at names, descriptions and people', async () => {
    await renderChat({ groups: [a, b] })
    const search = page.getByRole('searchbox', { name: 'Search groups' })
    await search.fill('silva')
    await expect.poll(titles).toEqual(['Talstation'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(titles).toEqual(['Bergbahn', 'Talstation'])
    await search.fill('nirgends')
    await expect.element(panel().getByText('Nothing here is called “nirgends”')).toBeVisible()
  })

  it('finds what is further down than what is here, opens it, and says when it can’t', async () => {
    const old = buildGroup('old', { name: 'Archiv', lastMessage: buildStored('old', 1) })
    let isBroken = true
    const { calls } = await renderChat({
      groups: [],
      answers: {
        'GET /groups': () => {
          const isSearch = calls.filter(({ name }) => name === 'GET /groups').length > 1
          if (isSearch && isBroken) return refuse(400, 'Broken')
          return { groups: isSearch ? [old] : [a], paginationDataDto: { currentPage: 1, lastPage: isSearch ? 1 : 2 } }
        },
        'GET /groups/old': () => old,
      },
    })
    await expect.element(row(/^Bergbahn/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search groups' }).fill('arch')
    await expect.element(panel().getByText('Conversations further down could not be searched')).toBeVisible()
    isBroken = false
    await panel().getByRole('button', { name: 'Retry' }).click()
    await row(/^Archiv/).click()
    await expect.element(writeTo('Archiv')).toBeVisible()
  })
})

describe('SPEC 2, On mobile the chat content pane can be opened, closed or toggled', () => {
  it('opens when a group is tapped, and closes with Back', async () => {
    await renderChat({ groups: [a, b], width: NARROW })
    await row(/^Talstation/).click()
    await expect.element(writeTo('Talstation')).toBeVisible()
    await expect.element(panel()).not.toBeInTheDocument()
    await button('Back to conversations').click()
    await expect.element(panel()).toBeVisible()
    await expect.element(writeTo('Talstation')).not.toBeInTheDocument()
  })

  it('keeps the conversation, and what is being written, when the window gets too narrow for both', async () => {
    const { router } = await renderChat({ groups: [a, b], width: WIDE })
    await row(/^Talstation/).click()
    const field = writeTo('Talstation')
    await field.fill('Half a thought')
    const before = field.element()
    await page.viewport(NARROW, 900)
    await expect.element(panel()).not.toBeInTheDocument()
    expect(field.element()).toBe(before)
    await expect.element(field).toHaveValue('Half a thought')
    await expect.poll(() => router.state.location.search).toBe('?group=b')
    await button('Back to conversations').click()
    await expect.element(panel()).toBeVisible()
  })
})

describe('SPEC 4, Creating a group', () => {
  const asked = { 'GET /users/users': () => people, 'GET /users/suggestions': () => suggestions }
  const suggestions = { people: [ana], skills: [], cities: [], fields: [] }

  it('leads one chosen person to the conversation of two', async () => {
    const pair = buildGroup('pair', { kind: 'pair', name: '', lastMessage: null })
    const { changed, router } = await renderChat({
      groups: [a],
      answers: { ...asked, 'POST /groups': () => pair, 'GET /groups/pair': () => pair },
    })
    await button('New conversation').click()
    await expect.element(button('Start conversation')).toBeDisabled()
    await page.getByRole('option', { name: /Karim Haddad/ }).click()
    await button('Start conversation').click()
    await expect.element(writeTo('Karim Haddad')).toHaveFocus()
    expect(router.state.location.search).toBe('?group=pair')
    expect(changed()).toMatchObject([{ name: 'POST /groups', body: { userIds: ['karim'] } }])
    expect(localStorage.getItem('activeGroupId')).toBe('pair')
  })

  it('takes several by typing and Enter, then a name and a picture, and opens the pane on a phone', async () => {
    const made = buildGroup('new', { name: 'Nachtschicht', lastMessage: null })
    const { changed } = await renderChat({
      groups: [a],
      width: NARROW,
      answers: {
        ...asked,
        'POST /groups': () => made,
        'PUT /groups/new/avatar': () => made,
        'GET /groups/new': () => made,
      },
    })
    await button('New conversation').click()
    await page.getByRole('option', { name: /Karim Haddad/ }).click()
    // Whoever types on does not wait for the answer.
    await userEvent.keyboard('ana{Enter}')
    await expect.element(button('Don’t choose Ana Silva')).toBeVisible()
    await button('Next').click()
    await dialog('Name the group').getByRole('textbox', { name: /^Name/ }).fill('Nachtschicht')
    await dialog('Name the group')
      .getByLabelText('Choose a picture', { exact: true })
      .elements()
      .flatMap((one) => (one instanceof HTMLInputElement ? [page.elementLocator(one)] : []))[0]
      ?.upload(new File(['x'], 'Bahn.png', { type: 'image/png' }))
    await button('Start group').click()
    await expect.element(writeTo('Nachtschicht')).toBeVisible()
    expect(changed().map(({ name }) => name)).toEqual(['POST /groups', 'PUT /groups/new/avatar'])
    expect(changed()[0]?.body).toMatchObject({ userIds: ['karim', 'ana'], name: 'Nachtschicht' })
  })

  it('SPEC 8, group creation failure: stays in the chat where it fails, with the reason and all that was chosen', async () => {
    const { place } = await renderChat({
      groups: [a],
      answers: { ...asked, 'POST /groups': () => refuse(403, 'You may not write to Karim') },
    })
    await button('New conversation').click()
    await page.getByRole('option', { name: /Karim Haddad/ }).click()
    await button('Start conversation').click()
    await expect.element(dialog('New conversation').getByText('You may not write to Karim')).toBeVisible()
    await expect.element(button('Don’t choose Karim Haddad')).toBeVisible()
    expect(place()).toBe('/app/chat')
  })
})

describe('SPEC 2, 4, 5 and 7, Custom-field modal and PUT /customFields', () => {
  const field = (name: string, value: string | null) => ({ name, value })
  const user = buildUser({
    ...johanna,
    customFields: [field('Team', null), field('Way to work', null), field('Pet', 'Cat')],
  })
  const modal = () => dialog('One step closer!')
  const save = () => modal().getByRole('button', { name: 'Save' })

  it('does not open when every field has a value', async () => {
    await renderChat({ groups: [a], user: buildUser({ ...johanna, customFields: [field('Pet', 'Cat')] }) })
    await expect.element(row(/^Bergbahn/)).toBeVisible()
    expect(modal().elements()).toEqual([])
  })

  it('opens on a null value, saves once all are filled after trimming, and closes', async () => {
    const filled = [field('Team', 'Software'), field('Way to work', 'Tram'), field('Pet', 'Cat')]
    const { changed } = await renderChat({
      groups: [a],
      user,
      answers: { 'PUT /customFields': () => ({ customFields: filled }) },
    })
    await expect.element(modal().getByText(/An admin has added 2 custom fields/)).toBeVisible()
    await expect.element(modal().getByRole('textbox', { name: 'Team' })).toHaveFocus()
    expect(modal().getByRole('textbox').elements()).toHaveLength(2)
    await expect.element(save()).toBeDisabled()
    await modal().getByRole('textbox', { name: 'Team' }).fill('Software')
    await modal().getByRole('textbox', { name: 'Way to work' }).fill('   ')
    await expect.element(save()).toBeDisabled()
    await modal().getByRole('textbox', { name: 'Way to work' }).fill(' Tram ')
    await save().click()
    await expect.element(modal()).not.toBeInTheDocument()
    await expect.element(page.getByText('The custom field has been successfully added')).toBeVisible()
    expect(changed()).toMatchObject([
      {
        name: 'PUT /customFields',
        body: { customFieldKeyValues: [field('Team', 'Software'), field('Way to work', 'Tram')] },
      },
    ])
  })

  it('keeps what was typed where it could not be saved, and can be put off', async () => {
    await renderChat({ groups: [a], user, answers: { 'PUT /customFields': () => refuse(422, 'Too short') } })
    for (const name of ['Team', 'Way to work']) await modal().getByRole('textbox', { name }).fill('x')
    await save().click()
    await expect.element(modal().getByText('Too short')).toBeVisible()
    await expect.element(modal().getByRole('textbox', { name: 'Team' })).toHaveValue('x')
    await modal().getByRole('button', { name: 'Later' }).click()
    await expect.element(modal()).not.toBeInTheDocument()
  })
})
