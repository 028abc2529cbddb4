import type { Billing, InvoiceFile, PlanPreview } from '@umkreis/schemas'
import { asc } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices } from '../../src/db/schema/index.ts'
import { formatEuro } from '../../src/services/billing/invoice-pdf.ts'
import { issueInvoice } from '../../src/services/billing/issue-invoice.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readStructure, tagsOf } from '../_util/read-structure.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const START = new Date('2026-11-01T00:00:00Z')
let now = START
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server[Symbol.asyncDispose]())

const PATH = '/manager/billing'
const ADDRESS = {
  company: 'Lindwerk GmbH',
  street: 'Seilweg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: 'DE 136695976',
  email: 'invoices@lindwerk.example',
}
const load = (by: Person) => call<Billing>(server, 'GET', PATH, { token: by.token }).then(({ body }) => body)
const saveAddress = (by: Person, changes: object = {}) =>
  call<Billing & { errors?: { path: string; message: string }[] }>(server, 'PUT', `${PATH}/address`, {
    token: by.token,
    body: { ...ADDRESS, ...changes },
  })
const choose = (by: Person, interval: string) =>
  call<Billing>(server, 'PUT', `${PATH}/plan`, { token: by.token, body: { interval } })
const preview = (by: Person, interval: string) =>
  call<PlanPreview>(server, 'GET', `${PATH}/plan-preview?interval=${interval}`, { token: by.token })
const cancel = (by: Person) => call<Billing>(server, 'POST', `${PATH}/cancel`, { token: by.token })
const resume = (by: Person) => call<Billing>(server, 'DELETE', `${PATH}/cancel`, { token: by.token })
const at = async (by: Person, time: string) => {
  now = new Date(time)
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: by.email, password: PASSWORD },
  })
  return { ...by, token: body.tokens.accessToken }
}

describe('billing', () => {
  it('is a trial until an address and a plan are chosen, which sends an invoice for the people there are', async () => {
    now = START
    const owner = await signUpOwner(server)
    await signUpMember(server, owner)
    expect(await load(owner)).toEqual({ plan: null, seats: 2, address: null, nextInvoice: null, invoices: [] })
    expect((await choose(owner, 'monthly')).status).toBe(409)
    expect((await preview(owner, 'monthly')).status).toBe(409)

    expect((await saveAddress(owner)).body.address).toEqual({ ...ADDRESS, vatId: 'DE136695976' })
    const { body } = await choose(owner, 'monthly')
    expect(body.plan).toEqual({
      interval: 'monthly',
      periodStart: '2026-11-01T00:00:00.000Z',
      periodEnd: '2026-12-01T00:00:00.000Z',
      nextInterval: null,
      isCanceled: false,
    })
    // 2 × 2.39, and 19 % of it.
    expect(body.invoices).toMatchObject([{ grossCents: 478 + 91 }])
    expect(body.nextInvoice).toMatchObject({ netCents: 478, vatCents: 91, periodStart: '2026-12-01T00:00:00.000Z' })
  })

  it('takes what is paid already off the first year, and says so before', async () => {
    now = START
    const owner = await signUpOwner(server)
    await saveAddress(owner)
    await choose(owner, 'monthly')
    const halfway = await at(owner, '2026-11-16T00:00:00Z')
    const shown = await preview(halfway, 'annual')
    expect(shown.body.startsAt).toBe('2026-11-16T00:00:00.000Z')
    // 12 × 1.99, less half of 2.39 rounded down.
    expect(shown.body.invoice!.lines.map(({ amountCents }) => amountCents)).toEqual([2388, -119])
    const { body } = await choose(halfway, 'annual')
    expect(body.plan).toMatchObject({ interval: 'annual', periodEnd: '2027-11-16T00:00:00.000Z' })
    expect(body.invoices[0]!.grossCents).toBe(shown.body.invoice!.grossCents)

    // Back to the month: from the end of what is paid on, without an invoice now.
    const back = await preview(halfway, 'monthly')
    expect(back.body).toEqual({ startsAt: '2027-11-16T00:00:00.000Z', invoice: null })
    const later = await choose(halfway, 'monthly')
    expect(later.body.plan).toMatchObject({ interval: 'annual', nextInterval: 'monthly' })
    expect(later.body.invoices).toHaveLength(2)
    expect(later.body.nextInvoice!.netCents).toBe(239)
    expect((await choose(halfway, 'annual')).body.plan).toMatchObject({ nextInterval: null })
  })

  it('goes on with an invoice for each period that has ended, also after a long absence of the server', async () => {
    now = START
    const owner = await signUpOwner(server)
    await saveAddress(owner)
    await choose(owner, 'monthly')
    now = new Date('2027-02-01T00:00:00Z')
    await runUpkeep(server.context)
    await runUpkeep(server.context)
    const later = await at(owner, '2027-02-01T00:00:00Z')
    const { plan, invoices: sent } = await load(later)
    expect(plan).toMatchObject({ periodStart: '2027-02-01T00:00:00.000Z', periodEnd: '2027-03-01T00:00:00.000Z' })
    expect(sent).toHaveLength(4)
  })

  it('ends with the period when it is canceled, unless that is taken back', async () => {
    now = START
    const owner = await signUpOwner(server)
    await saveAddress(owner)
    expect((await cancel(owner)).status).toBe(409)
    await choose(owner, 'monthly')
    expect((await cancel(owner)).body).toMatchObject({ plan: { isCanceled: true }, nextInvoice: null })
    expect((await resume(owner)).body.plan!.isCanceled).toBe(false)
    await cancel(owner)
    now = new Date('2026-12-01T00:00:00Z')
    await runUpkeep(server.context)
    const later = await at(owner, '2026-12-01T00:00:00Z')
    expect(await load(later)).toMatchObject({ plan: null, invoices: [{}] })
    expect((await resume(later)).status).toBe(409)
  })

  it('numbers invoices without a gap, whatever fails in between', async () => {
    now = new Date('2031-05-01T00:00:00Z')
    const owners = await Promise.all(Array.from({ length: 4 }, () => signUpOwner(server)))
    for (const owner of owners) await saveAddress(owner)
    const failing = server.context.db.transaction(async (tx) => {
      const [row] = await tx.select().from(invoices).limit(1)
      await issueInvoice(tx, row!.organisationId, row!.content, now)
      throw new Error('What it was for has failed')
    })
    await expect(failing).rejects.toThrow('What it was for')
    const sent = await Promise.all(owners.map((owner) => choose(owner, 'annual')))
    expect(sent.map(({ body }) => body.invoices[0]!.number).toSorted()).toEqual([
      '2031-00001',
      '2031-00002',
      '2031-00003',
      '2031-00004',
    ])
    const rows = await server.context.db.select().from(invoices).orderBy(asc(invoices.year), asc(invoices.serial))
    const ofYear = Map.groupBy(rows, ({ year }) => year)
    for (const [, list] of ofYear) expect(list.map(({ serial }) => serial)).toEqual(list.map((_, place) => place + 1))
  })

  it('gives invoices, and the next one, as a page, to their organisation alone', async () => {
    now = START
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    // Signs that the font knows, and some that it does not.
    await saveAddress(owner, { company: 'Müller & Søn Łódź 山田 GmbH' })
    const [invoice] = (await choose(owner, 'annual')).body.invoices
    const read = (by: Person, path: string, language = 'en') =>
      call<InvoiceFile>(server, 'GET', `${PATH}/${path}`, { token: by.token, headers: { 'accept-language': language } })
    const paths = [`invoices/${invoice!.id}/pdf`, 'next-invoice/pdf']
    for (const path of paths) {
      const { status, body } = await read(owner, path)
      expect(status).toBe(200)
      const pdf = await PDFDocument.load(Buffer.from(body.fileContents, 'base64'))
      expect(pdf.getPageCount()).toBe(1)
      expect(pdf.getTitle()).toMatch(path.startsWith('next') ? /preview/ : new RegExp(invoice!.number))
      const structure = await readStructure(Buffer.from(body.fileContents, 'base64'))
      const table = structure.parts.find(({ tag }) => tag === 'Table')
      const cells = (tag: string) => [tag, tag, tag, tag]
      expect(table?.parts.map((row) => row.parts.map(({ tag }) => tag))).toEqual([cells('TH'), cells('TD')])
      expect(tagsOf(structure).filter((tag) => tag === 'H1')).toHaveLength(1)
      const german = await PDFDocument.load(Buffer.from((await read(owner, path, 'de')).body.fileContents, 'base64'))
      expect(german.getTitle()).toMatch(/^Umkreis-Rechnung/)
      expect((await read(stranger, path)).status).toBe(404)
    }
  })

  it.each([
    [{ vatId: 'DE123456789' }, 'vatId', 'Please enter a valid VAT id, such as DE136695976'],
    [{ company: ' ' }, 'company', 'Company is required'],
    [{ country: 'XX' }, 'country', 'Please choose a country'],
    [{ email: 'invoices' }, 'email', 'Invalid email'],
    [{ city: 'two\nlines' }, 'city', 'Please use letters that everybody can read'],
  ])('refuses an address with %j', async (changes, path, message) => {
    const owner = await signUpOwner(server)
    const { status, body } = await saveAddress(owner, changes)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message }])
    expect((await load(owner)).address).toBeNull()
  })
})

it.each([
  [0, '0.00 €', '0,00 €'],
  [5, '0.05 €', '0,05 €'],
  [-119, '-1.19 €', '-1,19 €'],
  [119_400_000, '1,194,000.00 €', '1.194.000,00 €'],
])('writes %i cents as %s, in German as %s', (cents, english, german) => {
  expect(formatEuro(cents, 'en')).toBe(english)
  expect(formatEuro(cents, 'de')).toBe(german)
})
