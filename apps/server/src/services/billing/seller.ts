/**
 * Who sends invoices, as § 14 UStG asks for. Whoever runs Umkreis for others fills in what stands in square brackets, as
 * in the settings of the site.
 */
export const SELLER = {
  name: '[Company]',
  address: ['[Street and number]', '[Postal code] [City]', 'Germany'],
  vatId: '[VAT identification number]',
  account: '[IBAN]',
} as const
