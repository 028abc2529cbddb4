import type { PasswordWords } from './PasswordField.tsx'

export const WORDS: PasswordWords = {
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  met: 'erfüllt',
  notMet: 'nicht erfüllt',
  rules: {
    uppercase: 'Großbuchstabe',
    lowercase: 'Kleinbuchstabe',
    digit: 'Ziffer',
    special: 'Sonderzeichen',
    length: 'Mindestens 8 Zeichen',
  },
}
