import type { PasswordWords } from './PasswordField.tsx'

/** What a password field says. In a build of another language its sibling stands in. */
export const WORDS: PasswordWords = {
  show: 'Show password',
  hide: 'Hide password',
  met: 'met',
  notMet: 'not met',
  rules: {
    uppercase: 'Uppercase letter',
    lowercase: 'Lowercase letter',
    digit: 'Digit',
    special: 'Special character',
    length: 'At least 8 characters',
  },
}
