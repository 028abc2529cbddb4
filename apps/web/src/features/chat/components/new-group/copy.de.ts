import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  listLocale: 'de-DE',
  title: 'Neues Gespräch',
  why: 'Wähl eine Person, um ihr zu schreiben, oder mehrere für eine Gruppe.',
  aboutTitle: 'Wie soll die Gruppe heißen?',
  aboutWhy: (names) => `Mit ${names}. All das kannst du später ändern.`,
  and: (count) => (count === 1 ? '1 weitere Person' : `${count} weitere`),

  find: 'Personen nach Name, Kenntnis oder Ort finden',
  people: 'Personen',
  chosen: (count) => (count === 1 ? '1 Person ausgewählt' : `${count} Personen ausgewählt`),
  found: (count) =>
    count === 0 ? 'Niemand gefunden' : count === 1 ? '1 Person gefunden' : `${count} Personen gefunden`,
  nobody: (query) => `Für „${query}“ wurde niemand gefunden`,
  nobodyHint: 'Surround me beantwortet ganze Fragen: was jemand kann, wo jemand ist, was jemand gemacht hat.',
  nobodyElse: 'Alle, die du sehen kannst, sind schon dabei.',
  failed: 'Personen konnten nicht nachgeschlagen werden',
  loading: 'Personen werden gesucht',
  letGo: (name) => `${name} nicht auswählen`,
  retry: 'Noch einmal',

  cancel: 'Abbrechen',
  back: 'Zurück',
  next: 'Weiter',
  startConversation: 'Gespräch beginnen',
  startGroup: 'Gruppe beginnen',
  nameIt: 'Eine Gruppe daraus machen',

  name: 'Name',
  namePlaceholder: 'Worum es geht',
  description: 'Beschreibung',
  optional: 'freiwillig',
  picture: 'Bild',
  choosePicture: 'Bild auswählen',
  removePicture: 'Bild entfernen',
  pictureHint: 'PNG, JPEG oder WebP, höchstens 5 MB.',
  pictureTooBig: 'Dieses Bild ist größer als 5 MB.',
  pictureWrongKind: 'Bitte wähl ein Bild als PNG, JPEG oder WebP.',
  pictureFailed: 'Die Gruppe ist da, aber ihr Bild konnte nicht gespeichert werden',
  tooMany: (_over, shown) => `${shown} Zeichen zu lang`,
  sealed: 'Was darin geschrieben wird, ist Ende-zu-Ende-verschlüsselt. Name, Beschreibung und Bild sind es nicht.',
}
