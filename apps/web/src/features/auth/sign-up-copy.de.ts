import type { Translation } from '../../shared/i18n/translation.ts'
import type { signUpCopy as english } from './sign-up-copy.ts'

export const signUpCopy: Translation<typeof english> = {
  submit: 'Konto anlegen',
  submitting: 'Konto wird angelegt',
  haveOne: 'Du hast schon ein Konto?',
  signIn: 'Anmelden',
  community: { title: 'Komm in die Community', line: 'Finde Menschen über deine Firma hinaus. Kostenlos.' },
  invitation: { title: 'Deine Leute sind hier', line: 'Du bist eingeladen. Wähl ein Passwort, und du bist dabei.' },
  refused: {
    title: 'Diese Einladung gilt nicht',
    line: 'Sie wurde schon benutzt, ist zu alt oder wurde zurückgenommen. Bitte um eine neue.',
    community: 'Stattdessen in die Community',
  },
  forCompany: 'Für deine Firma hier?',
  startCompany: 'Organisation gründen',
  trial: {
    title: 'Bring dein Team zusammen',
    line: 'Gründe eine eigene Organisation. Sie gehört dir, und du lädst die anderen ein.',
    organisation: 'Name der Firma',
    organisationHint: 'Du kannst ihn später ändern.',
    optional: 'freiwillig',
  },
  encryption: 'Nachrichten sind Ende-zu-Ende-verschlüsselt. Dein Profil nicht: Daran wirst du gefunden.',
}
