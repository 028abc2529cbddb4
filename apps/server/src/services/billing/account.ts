import { and, count, desc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type Billing, type BillingAddress, type InvoiceContent, billingAddressSchema } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { billingAccounts, invoices, users } from '../../db/schema/index.ts'
import { createInvoice } from './invoice-content.ts'
import { formatNumber } from './issue-invoice.ts'
import { periodEndOf } from './periods.ts'

/** An organisation's account, or what stands for none. */
export type AccountRow = typeof billingAccounts.$inferSelect

const SHOWN_INVOICES = 120

/** What the organisation pays, for as many people as there are now. */
export async function loadBilling(db: Db, organisationId: string): Promise<Billing> {
  const account = await loadAccount(db, organisationId)
  const seats = await countSeats(db, organisationId)
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.organisationId, organisationId))
    .orderBy(desc(invoices.year), desc(invoices.serial))
    .limit(SHOWN_INVOICES)
  const plan = account && planOf(account)
  return {
    plan: plan
      ? {
          interval: plan.interval,
          periodStart: plan.start.toISOString(),
          periodEnd: plan.end.toISOString(),
          nextInterval: plan.nextInterval,
          isCanceled: plan.isCanceled,
        }
      : null,
    seats,
    address: account ? addressOf(account) : null,
    nextInvoice: account ? nextInvoiceOf(account, seats) : null,
    invoices: rows.map((row) => ({
      id: row.invoiceId,
      number: formatNumber(row),
      issuedAt: row.issuedAt.toISOString(),
      grossCents: row.content.grossCents,
    })),
  }
}

/** The account of an organisation that has one. */
export async function loadAccount(db: Db, organisationId: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.organisationId, organisationId))
  return row
}

/** What an account pays now; nothing for who tries the product. */
export function planOf({ interval, nextInterval, periodStart, periodEnd, canceledAt }: AccountRow) {
  if (!interval || !periodStart || !periodEnd) return undefined
  return { interval, nextInterval, start: periodStart, end: periodEnd, isCanceled: canceledAt !== null }
}

/** Where invoices go; null until all of it was given. */
export function addressOf({
  company,
  street,
  postalCode,
  city,
  country,
  vatId,
  email,
}: AccountRow): BillingAddress | null {
  const address = v.safeParse(billingAddressSchema, { company, street, postalCode, city, country, vatId, email })
  return address.success ? address.output : null
}

/** The invoice of the period after this one; null where nothing comes. */
export function nextInvoiceOf(account: AccountRow, seats: number): InvoiceContent | null {
  const plan = planOf(account)
  const address = addressOf(account)
  if (!plan || plan.isCanceled || !address) return null
  const interval = plan.nextInterval ?? plan.interval
  return createInvoice(address, interval, seats, { start: plan.end, end: periodEndOf(plan.end, interval) })
}

/** How many people have an account that is not switched off. */
export async function countSeats(db: Db, organisationId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), isNull(users.deletedAt), isNull(users.deactivatedAt)))
  return row?.count ?? 0
}
