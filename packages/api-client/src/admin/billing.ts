import {
  billingAddressSchema,
  billingSchema,
  invoiceFileSchema,
  planPreviewSchema,
  type Billing,
  type BillingAddress,
  type BillingInterval,
  type InvoiceFile,
  type PlanPreview,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** What the organisation pays. Only for Managers; every change answers all of it. */
export interface BillingResource {
  load(signal?: AbortSignal): Promise<Billing>
  /** What choosing a plan would do. */
  preview(interval: BillingInterval, signal?: AbortSignal): Promise<PlanPreview>
  /** @throws {ApiError} 409 before there is an address. */
  choose(interval: BillingInterval): Promise<Billing>
  /** Ends the plan with its period. */
  cancel(): Promise<Billing>
  /** Takes that back. */
  resume(): Promise<Billing>
  saveAddress(address: BillingAddress): Promise<Billing>
  /** What comes next, as a page. */
  nextInvoiceFile(): Promise<InvoiceFile>
  invoiceFile(id: string): Promise<InvoiceFile>
}

/** Adds billing to a client. @throws {TypeError} For what this package did not make. */
export function createBilling(client: ApiClient): BillingResource {
  const http = transportOf(client)
  const path = 'manager/billing'
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  return {
    load: (signal) => http.json('get', path, billingSchema, within(signal)),
    preview: (interval, signal) =>
      http.json('get', `${path}/plan-preview`, planPreviewSchema, { searchParams: { interval }, ...within(signal) }),
    choose: (interval) => http.json('put', `${path}/plan`, billingSchema, { json: { interval } }),
    cancel: () => http.json('post', `${path}/cancel`, billingSchema),
    resume: () => http.json('delete', `${path}/cancel`, billingSchema),
    async saveAddress(address) {
      const json = http.parseRequest(billingAddressSchema, address)
      return http.json('put', `${path}/address`, billingSchema, { json })
    },
    nextInvoiceFile: () => http.json('get', `${path}/next-invoice/pdf`, invoiceFileSchema),
    invoiceFile: (id) => http.json('get', `${path}/invoices/${encodeURIComponent(id)}/pdf`, invoiceFileSchema),
  }
}
