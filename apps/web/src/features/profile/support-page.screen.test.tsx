import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const open = (answers: Answers = {}, person = johanna) =>
  renderApp(
    '/app/profile/support',
    { 'GET /users/johanna': () => person, 'POST /support': () => new Response(null, { status: 204 }), ...answers },
    person,
  )
const send = () => page.getByRole('button', { name: 'Send' })

describe('SPEC.md section 2, screen 8: the page “Support” of the profile', () => {
  it('is titled “Support”, and answers what is asked most', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await page.getByText('Who can read my messages?').click()
    await expect.element(page.getByText(/Neither Umkreis nor your managers can read them/)).toBeVisible()
  })

  it('sends a message to the managers, and empties the form', async () => {
    const { calls } = await open()
    await page.getByLabelText('Subject').fill('My badge')
    await page.getByLabelText('Message').fill('It opens nothing.')
    await send().click()
    await expect.element(page.getByText('Your message is on its way')).toBeVisible()
    expect(calls.find(({ name }) => name === 'POST /support')?.body).toEqual({
      subject: 'My badge',
      message: 'It opens nothing.',
    })
    await expect.element(page.getByLabelText('Subject')).toHaveValue('')
  })

  it('says what is missing, and keeps what was typed when it is not taken', async () => {
    await open({ 'POST /support': () => refuse(429, 'Too many mails. Please try again later') })
    await send().click()
    await expect.element(page.getByText('Subject is required')).toBeVisible()
    await expect.element(page.getByText('Message is required')).toBeVisible()
    await page.getByLabelText('Subject').fill('My badge')
    await page.getByLabelText('Message').fill('It opens nothing.')
    await send().click()
    await expect.element(page.getByText('Too many mails. Please try again later')).toBeVisible()
    await expect.element(page.getByLabelText('Message')).toHaveValue('It opens nothing.')
  })

  it('writes to the people behind Umkreis from the public community', async () => {
    await open({}, { ...johanna, isGlobal: true, role: 'Employee' })
    await expect.element(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  })
})
