import type { Translation } from '../../../shared/i18n/translation.ts'
import type { words as english } from './metric-words.ts'

export const words: Translation<typeof english> = {
  since: {
    '30-days': 'vor 4 Wochen',
    '90-days': 'vor 3 Monaten',
    '12-months': 'vor einem Jahr',
    '24-months': 'vor zwei Jahren',
  },
  more: (count, since) => `Wir sind ${count} mehr als ${since}`,
  fewer: (count, since) => `Wir sind ${count} weniger als ${since}`,
  same: (since) => `Wir sind so viele wie ${since}`,
  messages: {
    up: 'Wir schreiben mehr als zuvor',
    down: 'Wir schreiben weniger als zuvor',
    same: 'Wir schreiben so viel wie zuvor',
  },
  taking: 'Wie viele mitmachen',
  active: (percent) => `${percent} % von uns haben diese Woche etwas geschrieben`,
  groups: {
    up: 'Neue Gruppen sind entstanden',
    down: 'Es gibt weniger Gruppen',
    same: 'Keine Gruppe kam dazu',
  },
  skill: (name) => `Am meisten verstehen wir von ${name}`,
  skills: 'Unsere Kenntnisse',
  city: (name) => `Mehr von uns sind in ${name} als anderswo`,
  cities: 'Unsere Städte',
}
