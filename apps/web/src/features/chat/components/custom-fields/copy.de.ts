import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  title: 'Ein Schritt noch!',
  why: (count) =>
    count === 1
      ? 'Deine Organisation fragt nach einem neuen Feld. Daran finden dich die anderen.'
      : `Deine Organisation fragt nach ${count} neuen Feldern. Daran finden dich die anderen.`,
  later: 'Später',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Das Feld wurde hinzugefügt',
}
