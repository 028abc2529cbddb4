import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  failed: 'Hoppla, ein Fehler :(',
  failedLine: 'Auf dieser Seite ging etwas schief. Was du gesendet oder gespeichert hast, ist sicher.',
  reload: 'Neu laden',
  unreachable: 'Umkreis ist nicht zu erreichen',
  unreachableLine: 'Diese Seite öffnet sich von selbst, sobald eine Verbindung da ist. Du bleibst angemeldet.',
  retry: 'Noch einmal',
  noData: 'Deine Daten kamen nicht an',
  checkConnection: 'Prüf deine Verbindung; es wird immer wieder versucht. Du bleibst angemeldet.',
  serverProblem: 'Der Server hat ein Problem. Du bleibst angemeldet; bitte versuch es gleich noch einmal.',
}
