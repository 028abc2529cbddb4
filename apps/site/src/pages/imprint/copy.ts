import type { Language } from '../../language/languages.ts'

const en = {
  title: 'Imprint of Umkreis: who is responsible',
  description: 'Company, registered address, contact, chief executive, registry and legal contact behind Umkreis.',
  heading: 'Imprint',
  lead: 'Who is responsible for this site and for Umkreis (§ 5 DDG).',
  company: 'Company',
  address: 'Registered address',
  email: 'E-mail',
  ceo: 'CEO',
  registry: 'Registry information',
  vatId: 'VAT identification number',
  legalContact: 'Legal contact company',
  disputes:
    'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. Umkreis is offered to companies.',
  placeholders: 'This copy of the site has not been filled in yet: details in square brackets are placeholders.',
}

/** The words of the imprint in every language. */
export const imprintCopy: Record<Language, typeof en> = {
  en,
  de: {
    title: 'Impressum von Umkreis: wer verantwortlich ist',
    description: 'Firma, Anschrift, Kontakt, Geschäftsführung, Register und rechtlicher Kontakt hinter Umkreis.',
    heading: 'Impressum',
    lead: 'Wer für diese Seite und für Umkreis verantwortlich ist (§ 5 DDG).',
    company: 'Firma',
    address: 'Anschrift des Sitzes',
    email: 'E-Mail',
    ceo: 'Geschäftsführung',
    registry: 'Angaben zum Register',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    legalContact: 'Rechtlicher Kontakt',
    disputes:
      'Wir sind zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle weder verpflichtet noch bereit. Umkreis richtet sich an Unternehmen.',
    placeholders: 'Diese Seite ist noch nicht ausgefüllt: Angaben in eckigen Klammern sind Platzhalter.',
  },
}
