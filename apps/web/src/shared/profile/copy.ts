import { DESCRIPTION_MAX_LENGTH } from '@umkreis/schemas'

/** What the fields of a profile say. */
export const copy = {
  firstName: 'First name',
  lastName: 'Last name',
  description: 'Description',
  descriptionHint: 'What you do, and what you like to be asked.',
  descriptionLong: `Shorter is read more often. It still fits, up to ${DESCRIPTION_MAX_LENGTH} characters.`,
  descriptionOver: (over: number) => `${over} more than colleagues see at once`,
  position: 'Position',
  skills: 'Skills',
  skillsHint: 'Separate with commas, or press Enter.',
  add: 'Add',
  linkedIn: 'LinkedIn',
  optional: 'optional',
  linkedInPlaceholder: 'https://www.linkedin.com/in/',
  country: 'Country',
  city: 'City',
  peopleHere: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} here`,
  customFieldTypes: {
    list: 'Several, with commas between them.',
    link: 'A web address, such as https://example.com.',
    date: 'A day, such as 2026-11-22.',
    person: 'One of your colleagues.',
  },
  customFieldForManagers: 'Only you and managers see it.',
  colleaguePlaceholder: 'Begin to type a name',
  showColleagues: 'Show some colleagues',
  noColleague: { unknown: '', 'too-short': 'Type one more letter', certain: 'Nobody of this name' },
  colleaguesFailed: 'Your colleagues could not be looked up.',
  retry: 'Retry',
} as const
