import type { Language } from '../../language/languages.ts'

const en = {
  title: 'Request a demo of Umkreis',
  description:
    'Half an hour with your own questions: leave three details, agree on a time, and ask your hardest question.',
  heading: 'See who is around you',
  lead: 'Half an hour with your own questions, and you know whether Umkreis finds the people you need.',
  steps: [
    { letter: 'A', title: 'Leave your address', text: 'Three fields, nothing else.' },
    { letter: 'B', title: 'We agree on a time', text: 'You get a mail with proposals.' },
    { letter: 'C', title: 'Ask your hardest question', text: 'We bring a company of 240 people to search in.' },
  ],
  fields: [
    { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name', title: 'Letters and spaces only' },
    { name: 'workEmail', label: 'Business e-mail', type: 'email', autoComplete: 'email', title: '' },
    {
      name: 'companyName',
      label: 'Company name',
      type: 'text',
      autoComplete: 'organization',
      title: 'Letters, digits and spaces only',
    },
  ],
  note: 'We use these three details to answer you, and for nothing else: see our',
  privacy: 'privacy policy',
  submit: 'Request a Demo',
  sending: 'Sending',
  thanksTitle: 'Awesome',
  thanks: 'Your request has arrived. We will write to you to agree on a time.',
  newsletterTitle: 'Thank you',
  newsletterThanks: 'You are on the list. We write when there is something to tell.',
  home: 'Back to home page',
}

/** The words of the page that asks for a demonstration, and of the pages of thanks, in every language. */
export const demoCopy: Record<Language, typeof en> = {
  en,
  de: {
    title: 'Eine Demo von Umkreis anfragen',
    description:
      'Eine halbe Stunde mit deinen eigenen Fragen: drei Angaben, ein Termin, und dann die schwerste Frage, die du hast.',
    heading: 'Sieh, wer um dich herum ist',
    lead: 'Eine halbe Stunde mit deinen eigenen Fragen, und du weißt, ob Umkreis die Menschen findet, die du brauchst.',
    steps: [
      { letter: 'A', title: 'Gib deine Adresse an', text: 'Drei Felder, sonst nichts.' },
      { letter: 'B', title: 'Wir finden einen Termin', text: 'Du bekommst eine E-Mail mit Vorschlägen.' },
      { letter: 'C', title: 'Stell deine schwerste Frage', text: 'Wir bringen eine Firma mit 240 Menschen mit.' },
    ],
    fields: [
      {
        name: 'fullName',
        label: 'Vor- und Nachname',
        type: 'text',
        autoComplete: 'name',
        title: 'Nur Buchstaben und Leerzeichen',
      },
      { name: 'workEmail', label: 'Geschäftliche E-Mail', type: 'email', autoComplete: 'email', title: '' },
      {
        name: 'companyName',
        label: 'Firma',
        type: 'text',
        autoComplete: 'organization',
        title: 'Nur Buchstaben, Ziffern und Leerzeichen',
      },
    ],
    note: 'Mit diesen drei Angaben antworten wir dir, und tun sonst nichts damit: siehe unsere',
    privacy: 'Datenschutzerklärung',
    submit: 'Demo anfragen',
    sending: 'Wird gesendet',
    thanksTitle: 'Großartig',
    thanks: 'Deine Anfrage ist angekommen. Wir schreiben dir, um einen Termin zu finden.',
    newsletterTitle: 'Danke',
    newsletterThanks: 'Du stehst auf der Liste. Wir schreiben, wenn es etwas zu erzählen gibt.',
    home: 'Zurück zur Startseite',
  },
}
