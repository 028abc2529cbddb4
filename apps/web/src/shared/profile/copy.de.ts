import { DESCRIPTION_MAX_LENGTH } from '@umkreis/schemas'
import type { Translation } from '../i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  description: 'Beschreibung',
  descriptionHint: 'Was du tust, und was man dich gern fragen darf.',
  descriptionLong: `Kürzeres wird öfter gelesen. Bis ${DESCRIPTION_MAX_LENGTH} Zeichen passt es noch.`,
  descriptionOver: (over) => `${over} mehr, als andere auf einen Blick sehen`,
  position: 'Position',
  skills: 'Kenntnisse',
  skillsHint: 'Mit Kommas trennen oder Enter drücken.',
  add: 'Hinzufügen',
  linkedIn: 'LinkedIn',
  optional: 'freiwillig',
  linkedInPlaceholder: 'https://www.linkedin.com/in/',
  country: 'Land',
  city: 'Stadt',
  peopleHere: (count) => `${count} ${count === 1 ? 'Person' : 'Personen'} hier`,
  customFieldTypes: {
    list: 'Mehrere, mit Kommas dazwischen.',
    link: 'Eine Webadresse wie https://example.com.',
    date: 'Ein Tag wie 2026-11-22.',
    person: 'Jemand aus deiner Organisation.',
  },
  customFieldForManagers: 'Das sehen nur du und Manager.',
  colleaguePlaceholder: 'Namen tippen',
  showColleagues: 'Einige zeigen',
  noColleague: { unknown: '', 'too-short': 'Noch einen Buchstaben tippen', certain: 'Niemand mit diesem Namen' },
  colleaguesFailed: 'Nach anderen konnte nicht gesucht werden.',
  retry: 'Noch einmal',
}
