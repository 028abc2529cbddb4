import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  toStart: 'Umkreis, zur Startseite',
  claim: 'Die richtigen Menschen finden, in 30 Sekunden',
  safety: 'Was wir nicht lesen können, und was schon',
  email: 'E-Mail',
  password: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  signIn: {
    title: 'Schön, dass du da bist',
    line: 'Melde dich an und finde deine Leute.',
    lineReturning: 'Melde dich an und mach weiter, wo du warst.',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft',
    newHere: 'Neu hier?',
    create: 'Konto anlegen',
    retry: 'Noch einmal',
  },
}
