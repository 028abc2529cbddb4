import type { VatTreatment } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import type { INVOICE_TEXTS } from './invoice-content.ts'

type InvoiceText = (typeof INVOICE_TEXTS)[keyof typeof INVOICE_TEXTS]

/** What the page of an invoice says. */
interface InvoiceWords {
  /** For numbers: those of each language are grouped and parted in its own way. */
  locale: string
  /** @param iso Such as `2026-11-22`. */
  day: (iso: string) => string
  title: (number: string) => string
  previewTitle: string
  heading: (number: string) => string
  previewHeading: string
  date: (day: string) => string
  preview: string
  period: (from: string, to: string) => string
  vatId: (id: string) => string
  columns: Readonly<Record<'text' | 'quantity' | 'unit' | 'amount', string>>
  /** Invoices keep their lines in English. */
  lines: Readonly<Record<InvoiceText, string>>
  net: string
  vat: (percent: number) => string
  total: string
  vatNotes: Readonly<Record<VatTreatment, string | undefined>>
  nothingToPay: string
  payTo: (account: string) => string
}

/** The page of an invoice, in each language. */
export const INVOICE_WORDS: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    locale: 'en',
    day: (iso) => iso,
    title: (number) => `Umkreis invoice ${number}`,
    previewTitle: 'Umkreis invoice, preview',
    heading: (number) => `Invoice ${number}`,
    previewHeading: 'Next invoice (preview)',
    date: (day) => `Date ${day}`,
    preview: 'Not an invoice yet: it changes with the number of people.',
    period: (from, to) => `Period ${from} to ${to}`,
    vatId: (id) => `VAT id ${id}`,
    columns: { text: 'Description', quantity: 'Quantity', unit: 'Each', amount: 'Amount' },
    lines: {
      'Umkreis Premium, one month, per person': 'Umkreis Premium, one month, per person',
      'Umkreis Premium, one year, per person': 'Umkreis Premium, one year, per person',
      'Credit for the unused part of the period before': 'Credit for the unused part of the period before',
    },
    net: 'Net',
    vat: (percent) => `VAT ${percent} % (USt)`,
    total: 'Total',
    vatNotes: {
      german: undefined,
      'reverse-charge': 'Reverse charge: the recipient owes the VAT (Steuerschuldnerschaft des Leistungsempfängers).',
      outside: 'Not taxable in Germany: the recipient is established outside of the European Union.',
    },
    nothingToPay: 'Nothing is to be paid.',
    payTo: (account) => `Please pay within 14 days to ${account}, naming the number of the invoice.`,
  },
  de: {
    locale: 'de',
    day: (iso) => iso.split('-').toReversed().join('.'),
    title: (number) => `Umkreis-Rechnung ${number}`,
    previewTitle: 'Umkreis-Rechnung, Vorschau',
    heading: (number) => `Rechnung ${number}`,
    previewHeading: 'Nächste Rechnung (Vorschau)',
    date: (day) => `Datum ${day}`,
    preview: 'Noch keine Rechnung: Sie ändert sich mit der Zahl der Personen.',
    period: (from, to) => `Leistungszeitraum ${from} bis ${to}`,
    vatId: (id) => `USt-IdNr. ${id}`,
    columns: { text: 'Beschreibung', quantity: 'Menge', unit: 'Einzeln', amount: 'Betrag' },
    lines: {
      'Umkreis Premium, one month, per person': 'Umkreis Premium, ein Monat, je Person',
      'Umkreis Premium, one year, per person': 'Umkreis Premium, ein Jahr, je Person',
      'Credit for the unused part of the period before': 'Gutschrift für schon bezahlte, nicht genutzte Zeit',
    },
    net: 'Netto',
    vat: (percent) => `${percent} % USt`,
    total: 'Gesamt',
    vatNotes: {
      german: undefined,
      'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
      outside: 'In Deutschland nicht steuerbar: Der Empfänger sitzt außerhalb der Europäischen Union.',
    },
    nothingToPay: 'Es ist nichts zu zahlen.',
    payTo: (account) => `Zahlbar innerhalb von 14 Tagen auf ${account} unter Angabe der Rechnungsnummer.`,
  },
}
