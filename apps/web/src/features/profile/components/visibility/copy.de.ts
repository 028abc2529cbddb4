import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { visibilityCopy as english } from './copy.ts'

export const visibilityCopy: Translation<typeof english> = {
  menu: (field) => `Wer ${field} sieht`,
  trigger: (field, who) => `Wer ${field} sieht: ${who}`,
  failed: (why) => `Wer das sieht, konnte nicht geändert werden. ${why}`,
  choices: {
    organisation: {
      everybody: { label: 'Alle', line: 'In deiner Organisation; die Suche findet dich daran.' },
      groups: {
        label: 'Meine Gruppen',
        line: 'Leute in Gesprächen, in denen du geschrieben oder die du begonnen hast. Die Suche findet dich nicht daran.',
      },
      managers: { label: 'Manager', line: 'Du und die Manager deiner Organisation.' },
    },
    community: {
      everybody: { label: 'Alle', line: 'In der Community; die Suche findet dich daran.' },
      groups: {
        label: 'Meine Gruppen',
        line: 'Leute in Gesprächen, in denen du geschrieben oder die du begonnen hast. Die Suche findet dich nicht daran.',
      },
      managers: { label: 'Nur ich', line: 'Niemand außer dir.' },
    },
  },
}
