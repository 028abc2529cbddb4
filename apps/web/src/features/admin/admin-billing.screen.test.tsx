import type { Billing, BillingAddress, InvoiceContent } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const PATH = '/app/admin/billing'
const ADDRESS: BillingAddress = {
  company: 'Lindwerk GmbH',
  street: 'Seilweg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: '',
  email: 'invoices@lindwerk.example',
}
const createInvoice = (amountCents: number, vatCents: number): InvoiceContent => ({
  address: ADDRESS,
  periodStart: '2026-12-22T09:00:00.000Z',
  periodEnd: '2027-01-22T09:00:00.000Z',
  lines: [{ text: 'Umkreis Premium', quantity: 240, unitCents: amountCents / 240, amountCents }],
  netCents: amountCents,
  vat: 'german',
  vatRate: 19,
  vatCents,
  grossCents: amountCents + vatCents,
})
const TRIAL: Billing = { plan: null, seats: 240, address: null, nextInvoice: null, invoices: [] }
const PAID: Billing = {
  plan: {
    interval: 'monthly',
    periodStart: '2026-11-22T09:00:00.000Z',
    periodEnd: '2026-12-22T09:00:00.000Z',
    nextInterval: null,
    isCanceled: false,
  },
  seats: 240,
  address: ADDRESS,
  nextInvoice: createInvoice(57_360, 10_898),
  invoices: [{ id: 'i1', number: '2026-00042', issuedAt: '2026-11-22T09:00:00.000Z', grossCents: 68_258 }],
}

function serve(first: Billing) {
  let billing = first
  const set = (changes: Partial<Billing>) => (billing = { ...billing, ...changes })
  const setPlan = (changes: object) => set({ plan: { ...PAID.plan!, ...billing.plan, ...changes } })
  const answers: Answers = {
    'GET /users/johanna': () => johanna,
    'GET /manager/billing': () => billing,
    'GET /manager/billing/plan-preview': () => ({
      startsAt: '2026-11-22T09:00:00.000Z',
      invoice: createInvoice(573_120, 108_893),
    }),
    'PUT /manager/billing/plan': ({ body }) => setPlan(body),
    'POST /manager/billing/cancel': () => setPlan({ isCanceled: true }),
    'DELETE /manager/billing/cancel': () => setPlan({ isCanceled: false }),
    'PUT /manager/billing/address': ({ body }) => set({ address: body as BillingAddress }),
    'GET /manager/billing/invoices/i1/pdf': () => ({ fileContents: btoa('%PDF-'), contentType: 'application/pdf' }),
  }
  return { answers }
}

const open = (answers: Answers) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('SPEC.md section 9: the prices', () => {
  it('are 2.39 euro per user per month, or 1.99 annually, with the label “Save 17%”', async () => {
    await open(serve(TRIAL).answers)
    await expect.element(page.getByText('Save 17%')).toBeVisible()
    await page.getByRole('radio', { name: 'Monthly' }).click({ force: true })
    await expect.element(page.getByText('€2.39')).toBeVisible()
    await page.getByRole('radio', { name: 'Annual' }).click({ force: true })
    await expect.element(page.getByText('€1.99')).toBeVisible()
    await expect.element(page.getByText('per user per month')).toBeVisible()
  })
})

describe('the tab Billing', () => {
  it('stands beside People, Customization, Theme and Configure', async () => {
    await open(serve(PAID).answers)
    await expect
      .element(page.getByRole('link', { name: 'Billing', exact: true }).last())
      .toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Configure', exact: true }).last()).toBeInTheDocument()
    await expect.element(page.getByText('Invoice 2026-00042')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('is for Managers only: others go to chat (SPEC.md section 2)', async () => {
    const app = await renderApp(PATH, { 'GET /users/karim': () => karim }, { userId: 'karim', role: 'Employee' })
    await vi.waitFor(() => expect(app.place()).toMatch(/^\/app\/chat/), 10_000)
  })

  it('asks where invoices go before a plan is chosen, and refuses a VAT id that has no such form', async () => {
    const app = await open(serve(TRIAL).answers)
    await expect.element(page.getByText('Please say first where invoices go.')).toBeVisible()
    const fill = (name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text)
    await fill('Company', ADDRESS.company)
    await fill('Street and number', ADDRESS.street)
    await fill('Postal code', ADDRESS.postalCode)
    await fill('City', ADDRESS.city)
    await fill(/^VAT id/, 'DE123456789')
    await fill('E-mail for invoices', ADDRESS.email)
    await button('Save address').click()
    await expect
      .element(page.getByRole('textbox', { name: /^VAT id/ }))
      .toHaveAccessibleDescription(/Please enter a valid VAT id/)
    await fill(/^VAT id/, 'de 136 695 976')
    await button('Save address').click()
    await expect.element(page.getByText('The billing address is saved.')).toBeVisible()
    expect(app.calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ ...ADDRESS, vatId: 'DE136695976' })
    await expect.element(button('Choose this plan')).toBeVisible()
  })

  it('shows what switching costs before it is done', async () => {
    const app = await open(serve(PAID).answers)
    await expect.element(page.getByText('€682.58').first()).toBeVisible()
    await page.getByRole('radio', { name: 'Annual' }).click({ force: true })
    await expect.element(page.getByText('Begins now, with this invoice:')).toBeVisible()
    await expect.element(page.getByText('€6,820.13')).toBeVisible()
    await button('Switch').click()
    await expect.element(page.getByText('The plan is changed.')).toBeVisible()
    expect(app.calls.find(({ name }) => name === 'PUT /manager/billing/plan')?.body).toEqual({ interval: 'annual' })
    await expect.element(page.getByText('Premium, paid annually')).toBeVisible()
  })

  it('cancels after a question, and takes that back', async () => {
    await open(serve(PAID).answers)
    await button('Cancel the plan').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the plan' }).click()
    await expect.element(page.getByText('Ends on 22 December 2026')).toBeVisible()
    await button('Resume the plan').click()
    await expect.element(page.getByText('Paid until 22 December 2026')).toBeVisible()
  })

  it('saves an invoice as a page, and says when that fails', async () => {
    const { answers } = serve(PAID)
    const app = await open({
      ...answers,
      'GET /manager/billing/next-invoice/pdf': () => refuse(404, 'The next invoice was not found'),
    })
    await button('Save invoice 2026-00042 as PDF').click()
    await vi.waitFor(() => expect(app.calls.map(({ name }) => name)).toContain('GET /manager/billing/invoices/i1/pdf'))
    await button('Save as PDF').click()
    await expect.element(page.getByText('The next invoice was not found')).toBeVisible()
  })

  it('says why it could not be loaded, and loads with Retry', async () => {
    let isBroken = true
    const { answers } = serve(PAID)
    await open({ ...answers, 'GET /manager/billing': () => (isBroken ? refuse(422, 'Not now') : PAID) })
    await expect.element(page.getByText('What is paid could not be loaded')).toBeVisible()
    isBroken = false
    await button('Retry').click()
    await expect.element(page.getByText('Invoice 2026-00042')).toBeVisible()
  })
})
