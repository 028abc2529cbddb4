import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { passwordCopy as english } from './copy.ts'

export const passwordCopy: Translation<typeof english> = {
  title: 'Passwort',
  line: 'Ein neues Passwort meldet dich überall sonst ab. Nachrichten bleiben auf deinen Geräten lesbar.',
  current: 'Altes Passwort',
  next: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  hint: 'Mindestens 8 Zeichen',
  submit: 'Neues Passwort setzen',
  submitting: 'Wird gesetzt',
  done: 'Dein Passwort ist geändert. Überall sonst bist du abgemeldet',
  singleSignOnOnly:
    'In deiner Organisation meldet man sich nur über Single Sign-on an. Deshalb gibt es hier kein Passwort zu setzen.',
  none: {
    line: 'Du hast kein Passwort: Du meldest dich über Single Sign-on oder mit einem Passkey an. Möchtest du außerdem eines, schicken wir dir einen Link, mit dem du es setzt. Damit wirst du überall abgemeldet, und deine Passkeys werden entfernt.',
    mail: 'Link zuschicken',
    mailing: 'Wird geschickt',
    mailed: (email) => `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde.`,
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    line: 'Kennst du etwas davon nicht, melde es ab und setz ein neues Passwort.',
    list: 'Anmeldungen',
    loading: 'Wo du angemeldet bist, wird geladen',
    failed: 'Deine Anmeldungen konnten nicht geladen werden.',
    retry: 'Noch einmal',
    unnamed: 'Unbekanntes Gerät',
    isThis: 'Dieses hier',
    lastUsed: (when) => `Zuletzt ${when}`,
    usedNow: 'Gerade in Gebrauch',
    signOut: 'Abmelden',
    signOutNamed: (name, when) => `${name} abmelden, zuletzt ${when}`,
    signedOut: (name) => `${name} ist abgemeldet`,
    signOutOthers: 'Überall sonst abmelden',
    signOutOthersTitle: 'Überall sonst abmelden?',
    signOutOthersWhy: 'Alle anderen Browser und Handys müssen sich neu anmelden. Dieses bleibt.',
    signedOutOthers: 'Überall sonst bist du abgemeldet',
    onlyThis: 'Sonst bist du nirgends angemeldet.',
    cancel: 'Abbrechen',
  },
}
