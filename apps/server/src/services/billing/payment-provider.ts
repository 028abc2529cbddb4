import type { InvoiceContent } from '@umkreis/schemas'
import type { IssuedInvoice } from './issue-invoice.ts'
import { SELLER } from './seller.ts'

/** How an invoice is paid. A provider of cards would charge when it is issued; payment by invoice waits for the customer. */
export interface PaymentProvider {
  /** Stands on the invoice: how, and until when, it is paid. */
  termsOf(invoice: InvoiceContent): string
  /** Called once an invoice is stored, outside of any transaction. */
  collect(invoice: IssuedInvoice): Promise<void>
}

/** The customer transfers what the invoice asks for. */
export const paymentByInvoice: PaymentProvider = {
  termsOf: ({ grossCents }) =>
    grossCents === 0
      ? 'Nothing is to be paid.'
      : `Please pay within 14 days to ${SELLER.account}, naming the number of the invoice.`,
  collect: () => Promise.resolve(),
}
