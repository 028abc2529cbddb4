import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  state: { sent: 'Gesendet', delivered: 'Zugestellt', read: 'Gelesen' },
  typing: (names) => {
    if (names.length > 2) return `${names.length} Personen schreiben`
    return names.length === 2 ? `${names.join(' und ')} schreiben` : `${names[0] ?? ''} schreibt`
  },
  infoTitle: 'Infos zur Nachricht',
  sentAt: (time) => `Gesendet ${time}`,
  readBy: (count) => `Gelesen (${count})`,
  deliveredTo: (count) => `Zugestellt (${count})`,
  waitingFor: (count) => `Noch nicht zugestellt (${count})`,
  atLatest: (time) => `bis ${time}`,
  nobody: 'Niemand hier zeigt, was gelesen wurde, oder Lesebestätigungen sind für dich ausgeschaltet.',
}
