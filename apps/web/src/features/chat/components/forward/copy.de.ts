import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { forwardCopy as english } from './copy.ts'

export const forwardCopy: Translation<typeof english> = {
  title: 'Nachricht weiterleiten',
  find: 'Personen und Gespräche suchen',
  conversations: 'Gespräche',
  people: 'Personen',
  none: (query) => `Nichts und niemand heißt „${query}“`,
  send: (count) => (count > 1 ? `An ${count} weiterleiten` : 'Weiterleiten'),
  cancel: 'Abbrechen',
  most: (count) => `Höchstens ${count} auf einmal`,
  sent: (count) => (count === 1 ? 'Weitergeleitet' : `An ${count} Gespräche weitergeleitet`),
  failed: 'Die Nachricht konnte nicht weitergeleitet werden',
  partly: (names) => `Die Nachricht konnte nicht an ${names} weitergeleitet werden`,
  chosen: (count) => (count === 1 ? '1 ausgewählt' : `${count} ausgewählt`),
}
