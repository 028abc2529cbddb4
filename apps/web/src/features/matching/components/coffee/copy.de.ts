import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

const names = new Intl.ListFormat('de-DE', { style: 'long', type: 'conjunction' })
const days = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDays = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' })

export const copy: Translation<typeof english> = {
  title: 'Kaffeerunden',
  what: 'Jede Runde bringt dich mit jemandem zusammen, den du so noch nicht getroffen hast, eher aus einem anderen Kreis als aus deinen Gruppen. Nur ihr beide seht es.',
  manage:
    'Nur du und die anderen Manager entscheidet, ob es Runden gibt. Ob man mitmacht, entscheiden alle selbst, und niemand sieht, wer wen trifft.',
  turnOn: 'Kaffeerunden einschalten',
  howOften: 'Wie oft Kaffeerunden beginnen',
  intervals: {
    weekly: 'Jede Woche',
    'two-weekly': 'Alle zwei Wochen',
    monthly: 'Am ersten Montag im Monat',
    off: 'Ausgeschaltet',
  },
  join: 'Mitmachen',
  leave: 'Aussteigen',
  skip: 'Nächste Runde auslassen',
  pause: 'Zwei Monate Pause',
  resume: 'Wieder mitmachen',
  next: (time) => `Die nächste Runde beginnt am ${days.format(new Date(time))}.`,
  waiting: (time) => `Du bist dabei. Die nächste Runde beginnt am ${days.format(new Date(time))}.`,
  paused: (time) => `Du bist bis ${days.format(new Date(time))} nicht dabei.`,
  current: (firstNames) => `Diese Runde: ${names.format(['du', ...firstNames])}`,
  compare: (name) => `Mit ${name} vergleichen`,
  start: 'Gespräch beginnen',
  firstLine: (firstNames) =>
    `Hallo ${names.format(firstNames)}, die Kaffeerunde bringt uns zusammen. Wann passt es ${firstNames.length === 1 ? 'dir' : 'euch'} auf einen Kaffee?`,
  didYouMeet: 'Habt ihr euch getroffen?',
  met: 'Ja, wir haben uns getroffen',
  notMet: 'Diesmal nicht',
  wasItGood: 'War es gut? Nur du siehst deine Antwort. Nach einem Nein kommt ihr so spät wie möglich wieder zusammen.',
  good: 'Ja',
  notGood: 'Nein',
  noted: {
    met: 'Ihr habt euch getroffen.',
    good: 'Ihr habt euch getroffen, und es war gut.',
    notGood: 'Ihr habt euch getroffen, und es war nicht gut.',
    notMet: 'Ihr habt euch nicht getroffen.',
  },
  change: 'Ändern',
  earlier: 'Frühere Runden',
  earlierRound: (time, people) => `${shortDays.format(new Date(time))}: ${names.format(people)}`,
  noEarlier: 'Noch keine.',
  failed: 'Die Kaffeerunden konnten nicht geladen werden.',
  earlierFailed: 'Frühere Runden konnten nicht geladen werden.',
  retry: 'Noch einmal',
}
