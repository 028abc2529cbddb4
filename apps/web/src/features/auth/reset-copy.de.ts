import type { Translation } from '../../shared/i18n/translation.ts'
import type { resetCopy as english } from './reset-copy.ts'

export const resetCopy: Translation<typeof english> = {
  request: {
    title: 'Passwort vergessen',
    line: 'Nenn uns deine E-Mail-Adresse. Wir schicken dir einen Link, der eine Stunde gilt.',
    submit: 'Link schicken',
    submitting: 'Link wird geschickt',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Schau in deine Mails',
    sentLine: (email) => `Falls ${email} hier ein Konto hat, ist ein Link unterwegs.`,
    again: 'Noch einmal schicken',
  },
  reset: {
    title: 'Neues Passwort setzen',
    hint: 'Mindestens 8 Zeichen',
    submit: 'Neues Passwort setzen',
    submitting: 'Passwort wird gesetzt',
    back: 'Zurück zur Anmeldung',
    note: 'Alle deine Geräte werden abgemeldet und deine Passkeys entfernt.',
  },
  done: { title: 'Fertig!', line: 'Dein Passwort wurde neu gesetzt', login: 'Anmelden' },
}
