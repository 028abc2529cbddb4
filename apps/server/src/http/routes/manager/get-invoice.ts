import { invoiceFileSchema } from '@umkreis/schemas'
import { readInvoiceFile } from '../../../services/billing/invoice-file.ts'
import { defineRoute } from '../../route.ts'

export const getInvoiceRoute = defineRoute({
  method: 'get',
  path: '/manager/billing/invoices/:invoiceId/pdf',
  summary: 'An invoice as a page',
  tag: 'Billing',
  access: 'manager',
  limit: 'codes',
  answer: invoiceFileSchema,
  handle: ({ context, viewer, params, language }) => readInvoiceFile(context, viewer, params.invoiceId, language),
})
