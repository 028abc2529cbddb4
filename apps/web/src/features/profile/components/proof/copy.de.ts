import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { proofCopy as english } from './copy.ts'

export const proofCopy: Translation<typeof english> = {
  password: 'Dein Passwort',
  byMail: (email) =>
    `Du hast hier kein Passwort, das du eingeben könntest. Stattdessen schicken wir einen Code an ${email}.`,
  mail: 'Code zuschicken',
  mailing: 'Wird geschickt',
  mailed: (email) => `Ein Code ist unterwegs an ${email}. Er gilt 15 Minuten.`,
  mailAgain: 'Noch einen schicken',
  code: 'Code aus der Mail',
  loading: 'Deine Anmeldung wird geprüft',
  failed: 'Deine Anmeldung konnte nicht geprüft werden.',
  retry: 'Noch einmal',
}
