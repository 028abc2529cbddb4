import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '@umkreis/schemas'
import { organisations } from './organisations.ts'

/** How an organisation pays. Who has no row, or no interval, tries the product. */
export const billingAccounts = pgTable('billing_accounts', {
  organisationId: text()
    .primaryKey()
    .references(() => organisations.organisationId, { onDelete: 'cascade' }),
  interval: text({ enum: ['monthly', 'annual'] }),
  // What applies from the end of the period on, where that is something else.
  nextInterval: text({ enum: ['monthly', 'annual'] }),
  periodStart: timestamp({ withTimezone: true }),
  periodEnd: timestamp({ withTimezone: true }),
  // Net, in cents, for the whole of the period.
  periodNetCents: integer().notNull().default(0),
  // Set: the plan ends with the period.
  canceledAt: timestamp({ withTimezone: true }),
  company: text().notNull().default(''),
  street: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  city: text().notNull().default(''),
  // ISO 3166, two letters.
  country: text().notNull().default('DE'),
  vatId: text().notNull().default(''),
  email: text().notNull().default(''),
})

/** Invoices as they were sent: nothing of them is worked out again. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceId: text().primaryKey(),
    // Kept by law for longer than the organisation: it is emptied, never deleted.
    organisationId: text()
      .notNull()
      .references(() => organisations.organisationId),
    year: integer().notNull(),
    // In a year from 1 on, with no gap.
    serial: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.serial),
    uniqueIndex('invoices_organisation').on(table.organisationId, table.year, table.serial),
  ],
)

/** The last number of each year. Its row is locked until the invoice is stored, so that a failure leaves no gap. */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer().primaryKey(),
  lastSerial: integer().notNull(),
})
