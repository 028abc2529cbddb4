import type { ListedUser, OrganisationRole } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers, type Call } from '../../testing/render-app.tsx'

const listed = (user: object, organisationRole: OrganisationRole, hasSignedIn = true) =>
  ({ ...user, organisationRole, hasSignedIn }) as ListedUser
const person = (index: number) =>
  listed(
    buildUser({
      userId: `p${index}`,
      id: `p${index}`,
      firstName: `Person${String(index).padStart(3, '0')}`,
      lastName: 'Lind',
      email: `p${index}@lindwerk.example`,
      city: 'Wien',
    }),
    'member',
  )
const FEW = [listed(johanna, 'owner'), listed(karim, 'member'), listed({ ...person(1), city: '' }, 'external', false)]
const invitation = {
  invitationId: 'i1',
  email: 'e.kowalska@lindwerk.example',
  invitedBy: 'Johanna Brandt',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
  state: 'sent',
}
const ROWS = [
  { sheet: 'Engenharia', row: 7, value: 'joana.pires', times: 1, status: 'invalid', reason: 'No @ in the address' },
  { sheet: 'Engenharia', row: 2, value: 'a.figueiredo@lindwerk.example', times: 1, status: 'ready' },
  { sheet: 'Engenharia', row: 4, value: 'r.tavares@lindwerk.example', times: 1, status: 'already-member' },
  { sheet: 'Engenharia', row: 5, value: 'c.monteiro@lindwerk.example', times: 2, status: 'ready' },
  { sheet: 'Vertrieb', row: 3, value: 'k.lopes@lindwerk.example', times: 1, status: 'ready' },
]

function serve(people: readonly ListedUser[], changes: Answers = {}): Answers {
  return {
    'GET /users/johanna': () => johanna,
    'GET /users/users': ({ search = '' }: Call) => {
      const asked = new URLSearchParams(search)
      const size = Number(asked.get('pageSize'))
      const first = (Number(asked.get('pageNumber')) - 1) * size
      const query = asked.get('query')?.toLowerCase() ?? ''
      const found = people.filter(({ firstName }) => firstName.toLowerCase().includes(query))
      return found.slice(first, first + size)
    },
    'GET /manager/people': () => ({
      total: people.length,
      invited: 1,
      neverSignedIn: 1,
      switchedOff: 1,
      cities: [
        { city: 'München', count: 2 },
        { city: 'Wien', count: 1 },
      ],
    }),
    'GET /manager/search-progress': () => ({ people: people.length, byWords: people.length, byMeaning: null }),
    'GET /manager/invitations': () => ({ invitations: [invitation], total: 1 }),
    'GET /manager/invitations/progress': () => ({ total: 3, waiting: 0, failed: 0 }),
    'PATCH /manager/listOfUsers': () => new Response(null, { status: 204 }),
    'DELETE /manager/listOfUsers': () => new Response(null, { status: 204 }),
    'POST /manager/excelPreview': () => ({ emails: [], rejected: [], rows: ROWS }),
    'POST /manager/usersRegistration': ({ body }: Call) => ({
      results: (body['Emails'] as string[]).map((email) => ({ email, status: 'invited' })),
    }),
    ...changes,
  }
}
const open = (people: readonly ListedUser[] = FEW, changes: Answers = {}) =>
  renderApp('/app/admin', serve(people, changes), { userId: 'johanna', role: 'Manager' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const alertButton = (name: string) => page.getByRole('alertdialog').getByRole('button', { name })
const callsOf = (calls: readonly Call[], name: string) => calls.filter((call) => call.name === name)

describe('Admin panel, People (SPEC.md, screen 5)', () => {
  it('lists people with Person, City and Role, 24 to a page, and is accessible', async () => {
    const app = await open()
    await expect.element(page.getByRole('heading', { name: 'Admin panel', level: 1 })).toBeVisible()
    for (const name of ['Person', 'City', 'Role']) {
      await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await expect.element(row(/Karim Haddad.*k\.haddad@lindwerk\.example/)).toBeVisible()
    await expect.element(row(/Karim Haddad.*München/)).toBeVisible()
    await expect.element(row(/Person001.*Never signed in/)).toBeVisible()
    expect(callsOf(app.calls, 'GET /users/users')[0]?.search).toBe('?pageNumber=1&pageSize=24')
    expect(await findViolations(document.body)).toEqual([])
  })

  it('says how far the search has come with everybody, as long as it has not', async () => {
    const steps = [
      { people: 50_000, byWords: 12_500, byMeaning: { people: 0, isWaiting: false } },
      { people: 50_000, byWords: 50_000, byMeaning: { people: 49_000, isWaiting: true } },
      { people: 50_000, byWords: 50_000, byMeaning: { people: 50_000, isWaiting: false } },
    ]
    const app = await open(FEW, { 'GET /manager/search-progress': () => steps.shift()! })
    const bar = (name: string) => page.getByRole('progressbar', { name })
    await expect
      .element(bar('The search is learning whom it can find'))
      .toHaveAttribute('aria-valuetext', '12,500 of 50,000')
    expect(await findViolations(document.body)).toEqual([])
    await expect
      .element(bar('The search is learning who means the same'))
      .toHaveAttribute('aria-valuetext', '49,000 of 50,000')
    await expect.element(page.getByText(/does not answer/)).toBeVisible()
    await expect.element(page.getByText(/The search is learning/)).not.toBeInTheDocument()
    expect(callsOf(app.calls, 'GET /manager/search-progress')).toHaveLength(3)
  })

  it('looks through those who are there at once, without asking the server', async () => {
    const app = await open()
    await expect.element(row(/Karim Haddad/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search people' }).fill('karim')
    await expect.element(row(/Person001/)).not.toBeInTheDocument()
    await expect.element(row(/Karim Haddad/)).toBeVisible()
    expect(app.calls.some(({ search }) => search?.includes('query'))).toBe(false)
  })

  it('asks the server where there are more than are there', async () => {
    const people = Array.from({ length: 60 }, (_, index) => person(index))
    await open(people)
    await expect.element(row(/Person000/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search people' }).fill('Person057')
    await expect.element(row(/Person057/)).toBeVisible()
    await expect.element(row(/Person000/)).not.toBeInTheDocument()
  })

  it('offers Owner, Administrator, Member and External, saves after a confirmation, and takes it back', async () => {
    const app = await open()
    await button('Role of Karim Haddad: Member').click()
    for (const name of ['Owner', 'Administrator', 'Member', 'External']) {
      await expect.element(page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
    await page.getByRole('menuitemradio', { name: /^Administrator/ }).click()
    await expect.element(page.getByText('Make Karim Haddad an Administrator?')).toBeVisible()
    expect(callsOf(app.calls, 'PATCH /manager/listOfUsers')).toEqual([])
    await alertButton('Change role').click()
    await expect.element(button('Role of Karim Haddad: Administrator')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.element(button('Role of Karim Haddad: Member')).toBeVisible()
    expect(callsOf(app.calls, 'PATCH /manager/listOfUsers').map(({ body }) => body)).toEqual([
      { changes: [{ userId: 'karim', role: 'administrator' }] },
      { changes: [{ userId: 'karim', role: 'member' }] },
    ])
  })

  it('says why a role is refused, and leaves it', async () => {
    await open(FEW, {
      'PATCH /manager/listOfUsers': () => refuse(409, 'An organisation keeps at least one Owner'),
    })
    await button('Role of Johanna Brandt: Owner').click()
    await page.getByRole('menuitemradio', { name: /^Member/ }).click()
    await alertButton('Change role').click()
    await expect.element(page.getByText('An organisation keeps at least one Owner').first()).toBeVisible()
    await expect.element(button('Role of Johanna Brandt: Owner')).toBeVisible()
  })

  it('has a row menu with Send a message and Delete profile, one open at a time; deleting asks first', async () => {
    const app = await open()
    await button('Actions for Karim Haddad').click()
    await expect.element(page.getByRole('menuitem', { name: 'Send a message' })).toBeVisible()
    expect(page.getByRole('menu').elements()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await button(/^Actions for Person001/).click()
    await expect.element(page.getByRole('menuitem', { name: 'Delete profile' })).toBeVisible()
    expect(page.getByRole('menu').elements()).toHaveLength(1)
    await page.getByRole('menuitem', { name: 'Delete profile' }).click()
    await alertButton('Delete profile').click()
    await expect.element(row(/Person001/)).not.toBeInTheDocument()
    expect(callsOf(app.calls, 'DELETE /manager/listOfUsers')).toHaveLength(1)
  })

  it('sorts by its headers and filters by role, city and state at the server', async () => {
    const app = await open()
    await button('City').click()
    await vi.waitFor(() =>
      expect(app.calls.some(({ search }) => search?.includes('sort=city&direction=ascending'))).toBe(true),
    )
    await button(/^Role All roles|All roles/).click()
    await page.getByRole('option', { name: 'External' }).click()
    await vi.waitFor(() => expect(app.calls.some(({ search }) => search?.includes('role=external'))).toBe(true))
  })

  it('does with all who are chosen what it does with one, oneself never deleted', async () => {
    const app = await open()
    await expect.element(row(/Karim Haddad/)).toBeVisible()
    await userEvent.click(
      page.getByRole('checkbox', { name: 'Choose everybody in the list' }).element().closest('label')!,
    )
    await expect.element(page.getByText('3 selected')).toBeVisible()
    await page.getByRole('region', { name: 'Chosen people' }).getByRole('button', { name: 'Delete profile' }).click()
    await expect.element(page.getByText('Delete 2 profiles?')).toBeVisible()
    await alertButton('Delete profile').click()
    await expect.element(row(/Karim Haddad/)).not.toBeInTheDocument()
    await expect.element(row(/Johanna Brandt/)).toBeVisible()
    expect(callsOf(app.calls, 'DELETE /manager/listOfUsers')).toHaveLength(1)
  })

  it('says so when the people cannot be loaded, and tries again', async () => {
    let isBroken = true
    await open(FEW, { 'GET /users/users': () => (isBroken ? refuse(503, 'Try again later') : [...FEW]) })
    await expect.element(page.getByText('The people could not be loaded')).toBeVisible()
    isBroken = false
    await button('Retry').click()
    await expect.element(row(/Karim Haddad/)).toBeVisible()
  })
})

describe('Inviting (SPEC.md, screen 6)', () => {
  const choose = async (name = 'team.xlsx') => {
    await button('Invite Person').click()
    await expect.element(page.getByRole('dialog', { name: 'Invite person' })).toBeVisible()
    await expect.element(page.getByText('Add Excel grid')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['x'], name))
  }

  it('validates the e-mail: Email is required, Invalid email; the Invite button appears with the first letter', async () => {
    await open()
    await button('Invite Person').click()
    const dialog = page.getByRole('dialog', { name: 'Invite person' })
    const email = dialog.getByRole('textbox', { name: 'E-mail' })
    await expect.element(dialog.getByRole('button', { name: 'Invite', exact: true })).not.toBeInTheDocument()
    await email.fill('vera@')
    await expect.element(dialog.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('Invalid email')).toBeVisible()
    await email.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('Email is required')).toBeVisible()
  })

  it('invites one person in the language and with the words that were chosen', async () => {
    const app = await open()
    await button('Invite Person').click()
    const dialog = page.getByRole('dialog', { name: 'Invite person' })
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('vera@lindwerk.example')
    await dialog.getByRole('button', { name: 'Add a message' }).click()
    await dialog.getByRole('textbox', { name: 'Your message' }).fill('Welcome')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'The invitation has been sent!' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf(app.calls, 'POST /manager/usersRegistration')[0]?.body).toEqual({
      Emails: ['vera@lindwerk.example'],
      language: 'en',
      message: 'Welcome',
    })
  })

  it('shows what a spreadsheet holds row by row, lets it be mended and left out, then invites', async () => {
    const app = await open()
    await choose()
    const review = page.getByRole('dialog', { name: '5 addresses found' })
    await expect.element(review).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: 'Invite person' })).not.toBeInTheDocument()
    for (const text of ['No @ in the address', 'Already a member', 'Twice in the file, sent once', 'Ready']) {
      await expect.element(review.getByRole('cell', { name: text, exact: true }).first()).toBeVisible()
    }
    await expect.element(review.getByRole('button', { name: 'Invite 3 people' })).toBeEnabled()
    expect(await findViolations(document.body)).toEqual([])
    await review.getByRole('textbox', { name: 'Address of row 7 on Engenharia' }).fill('joana.pires@lindwerk.example')
    await expect.element(review.getByRole('cell', { name: 'Mended' })).toBeVisible()
    await userEvent.click(
      review.getByRole('checkbox', { name: 'Invite k.lopes@lindwerk.example' }).element().closest('label')!,
    )
    await review.getByRole('button', { name: 'Invite 3 people' }).click()
    await expect.element(page.getByRole('dialog', { name: 'The invitation has been sent!' })).toBeVisible()
    await expect.element(page.getByText('3 of 3 sent')).toBeInTheDocument()
    expect(callsOf(app.calls, 'POST /manager/usersRegistration')[0]?.body).toEqual({
      Emails: ['joana.pires@lindwerk.example', 'a.figueiredo@lindwerk.example', 'c.monteiro@lindwerk.example'],
      language: 'en',
    })
  })

  it.each([
    ['what the server says', () => refuse(422, 'The file is damaged'), 'The file is damaged'],
    ['Failed to load excel file preview', () => ({}), 'Failed to load excel file preview'],
  ])('says in an alert dialog that a file cannot be read: %s (SPEC.md, section 8)', async (_what, answer, message) => {
    await open(FEW, { 'POST /manager/excelPreview': answer })
    await choose()
    await expect.element(page.getByRole('alertdialog').filter({ hasText: message })).toBeVisible()
    await alertButton('Close').click()
  })

  it('takes .xlsx and .xls only (SPEC.md, section 5)', async () => {
    const app = await open()
    await choose('team.csv')
    await expect.element(page.getByText(/team.csv was not taken: only XLSX or XLS/)).toBeVisible()
    expect(callsOf(app.calls, 'POST /manager/excelPreview')).toEqual([])
  })

  it('copies an invitation link and says so: Invitation link copied successfully!', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open(FEW, {
      'POST /manager/create-company-registration-link': () => ({
        data: 'https://umkreis.test/app/signup?invitation=t',
      }),
    })
    await button('Invitation link').click()
    await expect.element(page.getByText('Invitation link copied successfully!').first()).toBeVisible()
    expect(copied).toHaveBeenCalledWith('https://umkreis.test/app/signup?invitation=t')
    copied.mockRestore()
  })

  it('lists those who have not joined, asks them again and takes invitations back', async () => {
    const app = await open(FEW, {
      'POST /manager/invitations/resend': () => ({ count: 1 }),
      'DELETE /manager/invitations': () => ({ count: 1 }),
    })
    await button('Show them').click()
    await expect.element(row(/e\.kowalska.*Invited, 3 days left/)).toBeVisible()
    await button('Actions for e.kowalska@lindwerk.example').click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await expect.element(page.getByText('The invitation is sent again').first()).toBeVisible()
    await button('Actions for e.kowalska@lindwerk.example').click()
    await page.getByRole('menuitem', { name: 'Take back' }).click()
    await alertButton('Take back').click()
    await expect.element(page.getByText('The invitation is taken back').first()).toBeVisible()
    expect(callsOf(app.calls, 'DELETE /manager/invitations')[0]?.body).toEqual({ invitationIds: ['i1'] })
  })

  it('says that everybody has joined where nobody waits, and what to look for where a search finds nobody', async () => {
    await open(FEW, {
      'GET /manager/invitations': () => ({ invitations: [], total: 0 }),
    })
    await button('Show them').click()
    await expect.element(page.getByText('Nobody is waiting')).toBeVisible()
    await expect.element(page.getByText('Everybody who was invited has joined.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search invited people' }).fill('zzz')
    await expect.element(page.getByText('Nobody found for “zzz”')).toBeVisible()
    await expect.element(page.getByText('Look for a name, an e-mail, a city or a position.')).toBeVisible()
    await expect.element(page.getByText('Everybody who was invited has joined.')).not.toBeInTheDocument()
  })
})

it('shows those who were switched off to who asks for them: they can be deleted, and nothing else', async () => {
  const off = { ...listed(karim, 'member'), isSwitchedOff: true }
  const app = await open(FEW, {
    'GET /users/users': ({ search = '' }: Call) => (search.includes('state=switched-off') ? [off] : FEW),
  })
  await button(/Any state/).click()
  await page.getByRole('option', { name: 'Switched off (1)' }).click()
  await expect.element(page.getByText(/^Your identity provider has switched these people off/)).toBeVisible()
  await expect.element(row(/Karim Haddad.*Member.*Switched off/)).toBeVisible()
  expect(button(/^Role of/).elements()).toEqual([])
  await button('Actions for Karim Haddad').click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete profile' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  expect(callsOf(app.calls, 'GET /users/users').at(-1)?.search).toContain('state=switched-off')
  await userEvent.keyboard('{Escape}')
  expect(await findViolations(document.body)).toEqual([])
})

it('says nothing of being switched off where nobody is', async () => {
  const { 'GET /manager/people': count } = serve(FEW)
  await open(FEW, { 'GET /manager/people': (call) => ({ ...(count!(call) as object), switchedOff: 0 }) })
  await button(/Any state/).click()
  await expect.element(page.getByRole('option', { name: 'Active' })).toBeVisible()
  expect(page.getByRole('option', { name: /Switched off/ }).elements()).toEqual([])
})

describe('Failures that SPEC.md section 8 only logs: shown, and everything is as before', () => {
  const toast = (text: string) => page.getByText(text).first()

  it('delete user: the person is back', async () => {
    await open(FEW, { 'DELETE /manager/listOfUsers': () => refuse(503, 'Not now') })
    await button('Actions for Karim Haddad').click()
    await page.getByRole('menuitem', { name: 'Delete profile' }).click()
    await alertButton('Delete profile').click()
    await expect.element(toast('Not now')).toBeVisible()
    await expect.element(row(/Karim Haddad/)).toBeVisible()
  })

  it('invite: the dialog stays, with what was typed', async () => {
    await open(FEW, { 'POST /manager/usersRegistration': () => refuse(503, 'Not now') })
    await button('Invite Person').click()
    const dialog = page.getByRole('dialog', { name: 'Invite person' })
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('vera@lindwerk.example')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(toast('Not now')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('vera@lindwerk.example')
  })

  it('invite link copy: nothing is copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open(FEW, { 'POST /manager/create-company-registration-link': () => refuse(503, 'Not now') })
    await button('Invitation link').click()
    await expect.element(toast('Not now')).toBeVisible()
    expect(copied).not.toHaveBeenCalled()
    copied.mockRestore()
  })
})
