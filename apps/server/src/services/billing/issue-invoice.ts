import { sql } from 'drizzle-orm'
import type { InvoiceContent } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { invoiceSeries, invoices } from '../../db/schema/index.ts'
import { createId } from '../random-id.ts'

/** What was stored, and is owed. */
export interface IssuedInvoice {
  invoiceId: string
  number: string
  grossCents: number
}

/**
 * Stores an invoice under the next number of its year.
 *
 * @param tx The transaction of what it is for. Until it ends others wait for their numbers, so that none is left out.
 */
export async function issueInvoice(
  tx: Db,
  organisationId: string,
  content: InvoiceContent,
  issuedAt: Date,
): Promise<IssuedInvoice> {
  const year = issuedAt.getUTCFullYear()
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, lastSerial: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.year,
      set: { lastSerial: sql`${invoiceSeries.lastSerial} + 1` },
    })
    .returning({ serial: invoiceSeries.lastSerial })
  if (!series) throw new Error('A series of invoices gives a number')
  const invoice = { invoiceId: createId(), organisationId, year, serial: series.serial, issuedAt, content }
  await tx.insert(invoices).values(invoice)
  return { invoiceId: invoice.invoiceId, number: formatNumber(invoice), grossCents: content.grossCents }
}

/** Such as `2026-00042`. */
export function formatNumber({ year, serial }: { year: number; serial: number }): string {
  return `${year}-${String(serial).padStart(5, '0')}`
}
