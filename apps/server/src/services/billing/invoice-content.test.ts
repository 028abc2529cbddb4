import type { BillingAddress } from '@umkreis/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createInvoice } from './invoice-content.ts'

const address: BillingAddress = {
  company: 'Lindwerk GmbH',
  street: 'Seilweg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: '',
  email: 'invoices@lindwerk.example',
}
const period = { start: new Date('2026-11-22T00:00:00Z'), end: new Date('2026-12-22T00:00:00Z') }

it('names the people, German VAT and what is to be paid', () => {
  const { lines, ...sums } = createInvoice(address, 'monthly', 240, period)
  expect(lines).toEqual([
    { text: 'Umkreis Premium, one month, per person', quantity: 240, unitCents: 239, amountCents: 57_360 },
  ])
  expect(sums).toMatchObject({ netCents: 57_360, vat: 'german', vatRate: 19, vatCents: 10_898, grossCents: 68_258 })
})

it('leaves VAT to a customer with a VAT id elsewhere in the European Union', () => {
  const invoice = createInvoice({ ...address, country: 'AT', vatId: 'ATU12345678' }, 'monthly', 10, period)
  expect(invoice).toMatchObject({ vat: 'reverse-charge', vatRate: 0, vatCents: 0, grossCents: 2390 })
})

it('adds up to the cent, and never asks for less than nothing', () => {
  const interval = fc.constantFrom('monthly', 'annual')
  const counts = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(interval, counts, fc.integer({ min: 0, max: 200_000_000 }), (chosen, seats, credit) => {
      const { lines, netCents, vatCents, grossCents } = createInvoice(address, chosen, seats, period, credit)
      for (const line of lines) expect(line.amountCents).toBe(line.quantity * line.unitCents)
      expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(netCents)
      expect(grossCents).toBe(netCents + vatCents)
      expect(netCents).toBeGreaterThanOrEqual(0)
      expect(vatCents).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(grossCents)).toBe(true)
    }),
  )
})
