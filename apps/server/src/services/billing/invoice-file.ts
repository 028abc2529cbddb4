import { and, eq } from 'drizzle-orm'
import type { InvoiceFile } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { invoices } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import type { Language } from '../language.ts'
import { countSeats, loadAccount, nextInvoiceOf } from './account.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'
import { formatNumber } from './issue-invoice.ts'
import type { BillingParts } from './plan.ts'

/** What comes at the end of the period, as a page. @throws {ServiceError} `forbidden`; `not-found` where nothing comes. */
export async function readNextInvoiceFile(
  { db }: BillingParts,
  viewer: Viewer,
  language: Language,
): Promise<InvoiceFile> {
  requireManager(viewer)
  const account = await loadAccount(db, viewer.organisationId)
  const next = account && nextInvoiceOf(account, await countSeats(db, viewer.organisationId))
  if (!next) throw notFound('The next invoice')
  return asFile(await writeInvoicePdf(next, undefined, language))
}

/** An invoice that was sent, as a page. @throws {ServiceError} `forbidden`; `not-found`. */
export async function readInvoiceFile(
  { db }: BillingParts,
  viewer: Viewer,
  invoiceId: string,
  language: Language,
): Promise<InvoiceFile> {
  requireManager(viewer)
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.invoiceId, invoiceId), eq(invoices.organisationId, viewer.organisationId)))
  if (!row) throw notFound('This invoice')
  return asFile(await writeInvoicePdf(row.content, { number: formatNumber(row), issuedAt: row.issuedAt }, language))
}

function asFile(pdf: Uint8Array): InvoiceFile {
  return { fileContents: Buffer.from(pdf).toString('base64'), contentType: 'application/pdf' }
}
