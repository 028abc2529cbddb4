import { invoiceFileSchema } from '@umkreis/schemas'
import { readNextInvoiceFile } from '../../../services/billing/invoice-file.ts'
import { defineRoute } from '../../route.ts'

export const getNextInvoiceRoute = defineRoute({
  method: 'get',
  path: '/manager/billing/next-invoice/pdf',
  summary: 'The next invoice as a page',
  tag: 'Billing',
  access: 'manager',
  limit: 'codes',
  answer: invoiceFileSchema,
  handle: ({ context, viewer, language }) => readNextInvoiceFile(context, viewer, language),
})
