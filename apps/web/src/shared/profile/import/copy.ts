import { SKILLS_MAX } from '@umkreis/schemas'
import { copy as fields } from '../copy.ts'

/** What bringing a profile along says. */
export const importCopy = {
  open: 'Fill in from LinkedIn or a CV',
  taken: 'Taken over. Nothing is saved yet: have a look first.',
  title: 'Fill in from LinkedIn or a CV',
  line: 'It is read on this device and sent nowhere. You see what was found before anything is taken over.',
  file: 'LinkedIn export or CV',
  fileHint:
    'From LinkedIn: Settings, Data privacy, “Get a copy of your data”. The ZIP or one of its CSV files will do.',
  text: 'Or paste the text of a CV',
  readText: 'Read the text',
  cancel: 'Cancel',
  reading: 'Reading on this device',
  stop: 'Stop',
  nothing: 'Nothing was found in it that belongs in a profile.',
  problems: {
    kind: 'This is neither a CV nor a LinkedIn export of your own. PDF, DOCX, TXT, MD, CSV and ZIP can be read.',
    size: 'This is too much to read. Please take only the pages or files about yourself.',
    broken: 'This file is damaged, or written in a way that cannot be read. Pasting its text may work.',
    locked: 'This file is locked with a password. Please unlock it first, or paste its text.',
    time: 'Reading took too long and was stopped. Pasting the text may work.',
  },
  review: {
    title: 'What was found',
    line: 'Tick what you would like to take over. Skills are recognised on this device, from a list of known names.',
    fields: 'Details',
    field: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      position: fields.position,
      city: fields.city,
      country: fields.country,
      description: fields.description,
      linkedInUrl: fields.linkedIn,
    },
    now: (value: string) => `Now: ${value}`,
    empty: 'Empty now',
    same: (names: string) => `Already so in your profile: ${names}`,
    skills: fields.skills,
    language: 'Language',
    skillsThere: (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} in your profile already.`,
    full: (room: number) => `A profile holds ${SKILLS_MAX} skills: ${room === 0 ? 'none' : room} of these fit.`,
    all: 'Tick all',
    none: 'Tick none',
    back: 'Back',
    take: 'Take over',
  },
} as const
