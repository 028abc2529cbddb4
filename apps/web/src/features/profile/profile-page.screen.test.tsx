import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buildUser, johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const open = (person = johanna, answers: Answers = {}) =>
  renderApp('/app/profile', { 'GET /users/johanna': () => person, ...answers }, person)
const person = (changes: Parameters<typeof buildUser>[0]) => buildUser({ ...johanna, ...changes })
const save = () => page.getByRole('button', { name: 'Save', exact: true }).first()
const preview = () => page.getByRole('complementary', { name: 'How colleagues see you' })

describe('SPEC.md section 5, Profile', () => {
  // “City is required” is proved in onboarding: whoever has no city stands there.
  it('says each literal message at Save, and sends nothing', async () => {
    const { calls } = await open(
      person({ firstName: '', lastName: '', position: '', description: '', skills: [], country: '' }),
    )
    await page.getByLabelText(/^LinkedIn/).fill('linkedin')
    await save().click()
    for (const message of [
      'First name is required',
      'Last name is required',
      'Please enter a valid LinkedIn URL',
      'Position is required',
      'Country is required',
      'Please add at least one skill',
      'Description is required',
    ]) {
      await expect.element(page.getByText(message)).toBeVisible()
    }
    expect(calls.map(({ name }) => name)).not.toContain('PATCH /users')
  })

  it('takes 500 characters of description, and counts them against 450', async () => {
    await open()
    await page.getByLabelText('Description').fill('x'.repeat(500))
    await expect.element(page.getByText(/500\/450$/)).toBeVisible()
    await expect.element(page.getByLabelText('Description')).toHaveAttribute('maxlength', '500')
  })
})

describe('SPEC.md section 2, screen 8: Profile', () => {
  it('shows 7 skills, then a “+N skills” link that expands the rest', async () => {
    await page.viewport(1280, 900)
    await open(person({ skills: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] }))
    await expect.element(preview().getByText('Seven')).toBeVisible()
    await expect.element(preview().getByText('Eight')).not.toBeInTheDocument()
    await preview().getByRole('button', { name: '+1 skills' }).click()
    await expect.element(preview().getByText('Eight')).toBeVisible()
  })

  it('says “This user has no custom fields.” when there are none', async () => {
    await open()
    await expect.element(page.getByText('This user has no custom fields.')).toBeVisible()
  })
})

it('SPEC.md section 8, profile update failure: shown besides being logged, and what was typed stays', async () => {
  await open(johanna, { 'PATCH /users': () => refuse(503, 'Please try again in a minute') })
  await page.getByLabelText('First name').fill('Jo')
  await save().click()
  await expect.element(page.getByText('Please try again in a minute')).toBeVisible()
  await expect.element(page.getByLabelText('First name')).toHaveValue('Jo')
})

describe('a custom field of type person', () => {
  const field = (changes: object = {}) => ({ name: 'Mentor', value: null, type: 'person', ...changes })
  const found = { people: [{ ...karim }], skills: [], cities: [], fields: [] }
  const answers: Answers = {
    'GET /users/users': () => [johanna, karim],
    'GET /users/suggestions': () => found,
    'PUT /customFields': () => ({ customFields: [field({ value: 'Karim Haddad', personId: 'karim' })] }),
  }
  const mentor = () => page.getByRole('combobox', { name: 'Mentor' })
  /** Scrolled to first: a list that has just opened would close as the page moves. */
  const typeName = async (text: string) => {
    await mentor().click()
    await mentor().fill(text)
  }
  const saveFields = () => page.getByRole('button', { name: 'Save', exact: true }).last()

  it('is filled by choosing a colleague, and sends who it is', async () => {
    const { calls } = await open(person({ customFields: [field()] }), answers)
    await expect.element(saveFields()).toBeDisabled()
    await typeName('kar')
    await page.getByRole('option', { name: /Karim Haddad/ }).click()
    await expect.element(mentor()).toHaveValue('Karim Haddad')
    await saveFields().click()
    await expect.element(page.getByText('Your custom fields are saved')).toBeVisible()
    const sent = calls.find(({ name }) => name === 'PUT /customFields')
    expect(sent?.body).toEqual({ customFieldKeyValues: [{ name: 'Mentor', value: 'karim' }] })
    await expect.element(mentor()).toHaveValue('Karim Haddad')
    expect(await findViolations(document.body)).toEqual([])
  })

  it('offers colleagues before anything is typed, oneself not among them', async () => {
    await open(person({ customFields: [field()] }), answers)
    await page
      .getByRole('button', { name: /Show some colleagues/ })
      .last()
      .click()
    await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  it('offers nobody whom something else than the name was found by, and says nobody only where nobody is', async () => {
    const { calls } = await open(person({ customFields: [field()] }), answers)
    await typeName('k')
    await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toBeVisible()
    await typeName('z')
    await expect.element(page.getByText('Type one more letter').first()).toBeVisible()
    expect(calls.map(({ name }) => name)).not.toContain('GET /users/suggestions')
    await typeName(karim.city.slice(0, 4))
    await expect.element(page.getByText('Nobody of this name').first()).toBeVisible()
    expect(calls.map(({ name }) => name)).toContain('GET /users/suggestions')
    expect(page.getByRole('option').elements()).toEqual([])
  })

  it('keeps nobody of the earlier letters while the answer for the later ones is on its way', async () => {
    const late = Promise.withResolvers<typeof found>()
    await open(person({ customFields: [field()] }), {
      ...answers,
      'GET /users/suggestions': ({ search = '' }) => (search.includes('svv') ? late.promise : found),
    })
    await typeName('ka')
    await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toBeVisible()
    await typeName('svv')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    expect(page.getByText('Nobody of this name').elements()).toEqual([])
    late.resolve({ ...found, people: [] })
    await expect.element(page.getByText('Nobody of this name').first()).toBeVisible()
  })

  it('says why nobody could be looked up, and looks again', async () => {
    let isDown = true
    await open(person({ customFields: [field()] }), {
      ...answers,
      'GET /users/suggestions': () => (isDown ? refuse(503, 'Please try again in a minute') : found),
    })
    await typeName('hadd')
    await expect.element(page.getByText(/could not be looked up. Please try again in a minute/)).toBeVisible()
    expect(page.getByText('Nobody of this name').elements()).toEqual([])
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText(/could not be looked up/)).not.toBeInTheDocument()
  })

  it.each([
    ['may stay empty', { isRequired: false }],
    ['has to be filled', {}],
  ])('keeps whom one cannot see at the moment in a field that %s when something else is saved', async (_, changes) => {
    const fields = [field({ value: '', ...changes }), { name: 'Team', value: 'Software' }]
    const { calls } = await open(person({ customFields: fields }), answers)
    await page.getByRole('textbox', { name: 'Team' }).fill('Cabins')
    await saveFields().click()
    await expect.element(page.getByText('Your custom fields are saved')).toBeVisible()
    const sent = calls.find(({ name }) => name === 'PUT /customFields')
    expect(sent?.body).toEqual({ customFieldKeyValues: [{ name: 'Team', value: 'Cabins' }] })
  })
})
