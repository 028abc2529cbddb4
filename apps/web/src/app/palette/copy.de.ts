import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  title: 'Überallhin',
  hint: 'Jemanden finden, irgendwohin gehen, etwas fragen',
  results: 'Ergebnisse',
  close: 'Schließen',
  people: 'Personen',
  places: 'Gehe zu',
  actions: 'Aktionen',
  question: 'Frage',
  chat: 'Chat beginnen',
  ask: 'Fragen',
  askLine: 'Wer um dich herum mehr weiß',
  retry: 'Noch einmal suchen',
  peopleFailed: 'Personen können gerade nicht nachgeschlagen werden',
  move: 'bewegen',
  choose: 'wählen',
  leave: 'schließen',
  current: 'jetzt',
  found: (people, others) => {
    const words = [
      people > 0 ? `${people} ${people === 1 ? 'Person' : 'Personen'}` : '',
      others > 0 ? `${others} ${others === 1 ? 'weiteres Ergebnis' : 'weitere Ergebnisse'}` : '',
    ].filter((part) => part !== '')
    return words.length > 0 ? words.join(', ') : 'Nichts gefunden'
  },
}
