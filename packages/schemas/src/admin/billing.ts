import * as v from 'valibot'
import { emailSchema } from '../auth/email.ts'
import { singleLine, visible } from '../plain-text.ts'
import { VAT_COUNTRIES, isVatId } from './vat-id.ts'

/** Net price of one person for one month, in cents, by how one pays (SPEC.md section 9). */
export const SEAT_PRICE_CENTS = { monthly: 239, annual: 199 } as const

/** How one pays: each month, or a year at once. */
export const billingIntervalSchema = v.picklist(['monthly', 'annual'])
/** How one pays. */
export type BillingInterval = v.InferOutput<typeof billingIntervalSchema>

const cents = v.pipe(v.number(), v.safeInteger())
const moment = v.pipe(v.string(), v.isoTimestamp())
const text = (what: string, max: number) =>
  v.pipe(
    v.string(`${what} is required`),
    v.trim(),
    visible(`${what} is required`),
    v.maxLength(max, `At most ${max} characters`),
    singleLine('Please use letters that everybody can read'),
  )

const vatIdSchema = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/[\s.-]/g, '').toUpperCase()),
  v.check((value) => value === '' || isVatId(value), 'Please enter a valid VAT id, such as DE136695976'),
)

/** Where invoices go. `PUT /manager/billing/address`. */
export const billingAddressSchema = v.object({
  company: text('Company', 120),
  street: text('Street', 120),
  postalCode: text('Postal code', 16),
  city: text('City', 120),
  /** Two letters, such as `DE`. */
  country: v.picklist(VAT_COUNTRIES, 'Please choose a country'),
  /** Without spaces; empty where the organisation has none. */
  vatId: vatIdSchema,
  email: emailSchema,
})
/** Where invoices go. */
export type BillingAddress = v.InferOutput<typeof billingAddressSchema>

/** One line of an invoice, net. */
export const invoiceLineSchema = v.object({
  text: v.string(),
  /** People, or 1. */
  quantity: v.number(),
  unitCents: cents,
  amountCents: cents,
})
/** One line of an invoice, net. */
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>

/** How VAT stands on an invoice. */
export const vatTreatmentSchema = v.picklist(['german', 'reverse-charge', 'outside'])
/** How VAT stands on an invoice: German VAT, the customer's own to pay, or none outside of the European Union. */
export type VatTreatment = v.InferOutput<typeof vatTreatmentSchema>

/** What an invoice says, apart from its number and date. */
export const invoiceContentSchema = v.object({
  address: v.object({
    company: v.string(),
    street: v.string(),
    postalCode: v.string(),
    city: v.string(),
    country: v.string(),
    vatId: v.string(),
    email: v.string(),
  }),
  periodStart: moment,
  periodEnd: moment,
  lines: v.array(invoiceLineSchema),
  netCents: cents,
  vat: vatTreatmentSchema,
  /** In percent. */
  vatRate: v.number(),
  vatCents: cents,
  grossCents: cents,
})
/** What an invoice says, apart from its number and date. */
export type InvoiceContent = v.InferOutput<typeof invoiceContentSchema>

/** An invoice that was sent. */
export const invoiceSchema = v.object({
  id: v.string(),
  /** Such as `2026-00042`. */
  number: v.string(),
  issuedAt: moment,
  grossCents: cents,
})
/** An invoice that was sent. */
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** `GET /manager/billing`: what an organisation pays. Every change answers the same. */
export const billingSchema = v.object({
  /** Null: the organisation tries the product, or has ended its plan. */
  plan: v.nullable(
    v.object({
      interval: billingIntervalSchema,
      periodStart: moment,
      periodEnd: moment,
      /** From the end of the period on, where that is something else. */
      nextInterval: v.nullable(billingIntervalSchema),
      isCanceled: v.boolean(),
    }),
  ),
  /** People who have an account now. */
  seats: v.number(),
  /** Null until it was given. */
  address: v.nullable(billingAddressSchema),
  /** What comes at the end of the period, for as many people as there are now; null where nothing comes. */
  nextInvoice: v.nullable(invoiceContentSchema),
  /** Those that were sent, the newest first. */
  invoices: v.array(invoiceSchema),
})
/** `GET /manager/billing`. */
export type Billing = v.InferOutput<typeof billingSchema>

/** `PUT /manager/billing/plan` and, with `interval` in the query, `GET /manager/billing/plan-preview`. */
export const planRequestSchema = v.object({ interval: billingIntervalSchema })
/** `PUT /manager/billing/plan`. */
export type PlanRequest = v.InferOutput<typeof planRequestSchema>

/** What choosing a plan does. */
export const planPreviewSchema = v.object({
  /** At once, with an invoice; or at the end of what is paid already. */
  startsAt: moment,
  /** The invoice that is sent at once; null where none is. */
  invoice: v.nullable(invoiceContentSchema),
})
/** What choosing a plan does. */
export type PlanPreview = v.InferOutput<typeof planPreviewSchema>

/** An invoice as a page: `GET /manager/billing/next-invoice/pdf`, `GET /manager/billing/invoices/{id}/pdf`. */
export const invoiceFileSchema = v.object({
  fileContents: v.pipe(v.string(), v.base64()),
  contentType: v.literal('application/pdf'),
})
/** An invoice as a page. */
export type InvoiceFile = v.InferOutput<typeof invoiceFileSchema>
