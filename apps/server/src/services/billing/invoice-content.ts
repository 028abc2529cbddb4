import type { BillingAddress, BillingInterval, InvoiceContent, InvoiceLine } from '@umkreis/schemas'
import { VAT_PERCENT, priceOf, vatOf, vatTreatmentOf } from './money.ts'

/** What the lines of an invoice say. They are kept so; the page says them in the language of who reads it. */
export const INVOICE_TEXTS = {
  monthly: 'Umkreis Premium, one month, per person',
  annual: 'Umkreis Premium, one year, per person',
  credit: 'Credit for the unused part of the period before',
} as const

/**
 * Writes down what is owed for a period that is paid in advance.
 *
 * @param creditCents What was paid for time that is not used any more, 0 or more. Never more is taken off than is owed.
 */
export function createInvoice(
  address: BillingAddress,
  interval: BillingInterval,
  seats: number,
  period: { start: Date; end: Date },
  creditCents = 0,
): InvoiceContent {
  const price = priceOf(interval, seats)
  const credit = Math.min(creditCents, price)
  const lines: InvoiceLine[] = [
    { text: INVOICE_TEXTS[interval], quantity: seats, unitCents: priceOf(interval, 1), amountCents: price },
    ...(credit > 0
      ? [
          {
            text: INVOICE_TEXTS.credit,
            quantity: 1,
            unitCents: -credit,
            amountCents: -credit,
          },
        ]
      : []),
  ]
  const netCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const vat = vatTreatmentOf(address.country, address.vatId)
  const vatRate = vat === 'german' ? VAT_PERCENT : 0
  const vatCents = vatOf(netCents, vatRate)
  return {
    address: { ...address },
    periodStart: period.start.toISOString(),
    periodEnd: period.end.toISOString(),
    lines,
    netCents,
    vat,
    vatRate,
    vatCents,
    grossCents: netCents + vatCents,
  }
}
