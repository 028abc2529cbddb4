import type { Translation } from '../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  signIn: 'Anmelden',
  signUp: 'Konto anlegen',
  trial: 'Umkreis ausprobieren',
  requestPassword: 'Passwort vergessen',
  resetPassword: 'Neues Passwort setzen',
  done: 'Fertig!',
  onboarding: 'Dein Profil',
  starting: 'Umkreis startet',
}
