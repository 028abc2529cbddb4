import { SKILLS_MAX } from '@umkreis/schemas'
import type { Translation } from '../../i18n/translation.ts'
import { copy as fields } from '../copy.ts'
import type { importCopy as english } from './copy.ts'

export const importCopy: Translation<typeof english> = {
  open: 'Aus LinkedIn oder Lebenslauf ausfüllen',
  taken: 'Übernommen. Gespeichert ist noch nichts: Sieh es dir erst an.',
  title: 'Aus LinkedIn oder Lebenslauf ausfüllen',
  line: 'Gelesen wird auf diesem Gerät, verschickt wird nichts. Du siehst, was gefunden wurde, bevor etwas übernommen wird.',
  file: 'LinkedIn-Export oder Lebenslauf',
  fileHint:
    'Bei LinkedIn: Einstellungen, Datenschutz, „Kopie Ihrer Daten anfordern“. Das ZIP oder eine CSV-Datei daraus genügt.',
  text: 'Oder den Text eines Lebenslaufs einfügen',
  readText: 'Text lesen',
  cancel: 'Abbrechen',
  reading: 'Wird auf diesem Gerät gelesen',
  stop: 'Anhalten',
  nothing: 'Darin fand sich nichts, was in ein Profil gehört.',
  problems: {
    kind: 'Das ist weder ein Lebenslauf noch dein eigener LinkedIn-Export. Gelesen werden PDF, DOCX, TXT, MD, CSV und ZIP.',
    size: 'Das ist zu viel zum Lesen. Bitte nimm nur die Seiten oder Dateien über dich.',
    broken:
      'Diese Datei ist beschädigt oder so geschrieben, dass sie nicht zu lesen ist. Vielleicht geht es mit ihrem Text.',
    locked: 'Diese Datei ist mit einem Passwort gesperrt. Bitte entsperre sie erst, oder füge ihren Text ein.',
    time: 'Das Lesen hat zu lange gedauert und wurde angehalten. Vielleicht geht es mit dem Text.',
  },
  review: {
    title: 'Das wurde gefunden',
    line: 'Hak an, was du übernehmen möchtest. Kenntnisse werden auf diesem Gerät erkannt, an einer Liste bekannter Namen.',
    fields: 'Angaben',
    field: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      position: fields.position,
      city: fields.city,
      country: fields.country,
      description: fields.description,
      linkedInUrl: fields.linkedIn,
    },
    now: (value) => `Jetzt: ${value}`,
    empty: 'Jetzt leer',
    same: (names) => `Schon so in deinem Profil: ${names}`,
    skills: fields.skills,
    language: 'Sprache',
    skillsThere: (count) => `${count} weitere ${count === 1 ? 'steht' : 'stehen'} schon in deinem Profil.`,
    full: (room) =>
      `In ein Profil passen ${SKILLS_MAX} Kenntnisse: von diesen ${room === 0 ? 'keine' : `noch ${room}`}.`,
    all: 'Alle anhaken',
    none: 'Keine anhaken',
    back: 'Zurück',
    take: 'Übernehmen',
  },
}
