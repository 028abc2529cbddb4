import type { InvoiceContent } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import type { IssuedInvoice } from './issue-invoice.ts'
import { SELLER } from './seller.ts'

/** How an invoice is paid. A provider of cards would charge when it is issued; payment by invoice waits for the customer. */
export interface PaymentProvider {
  /** Stands on the invoice: how, and until when, it is paid. */
  termsOf(invoice: InvoiceContent, language: Language): string
  /** Called once an invoice is stored, outside of any transaction. */
  collect(invoice: IssuedInvoice): Promise<void>
}

/** The customer transfers what the invoice asks for. */
export const paymentByInvoice: PaymentProvider = {
  termsOf: ({ grossCents }, language) =>
    grossCents === 0 ? INVOICE_WORDS[language].nothingToPay : INVOICE_WORDS[language].payTo(SELLER.account),
  collect: () => Promise.resolve(),
}
