import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  steps: [
    { title: 'Wer bist du?', line: 'Dein Name, und was du im Aufzug von dir erzählen würdest.' },
    { title: 'Was kann man dich fragen?', line: 'An diesen Worten finden dich die anderen.' },
    { title: 'Wo bist du?', line: 'Wer in der Nähe ist, kommt zuerst: für einen Kaffee oder eine helfende Hand.' },
  ],
  next: ['Weiter', 'Letzter Schritt', 'Fertig'],
  saving: 'Wird gespeichert',
  back: 'Zurück',
  signOutHint: 'zur Anmeldung',
  nobodyYet: 'Du',
}
