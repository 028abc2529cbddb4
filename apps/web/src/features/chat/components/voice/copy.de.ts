import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { voiceCopy as english } from './copy.ts'

export const voiceCopy: Translation<typeof english> = {
  play: (length) => `Sprachnachricht abspielen, ${length}`,
  pause: 'Anhalten',
  position: 'Stelle in der Sprachnachricht',
  positionOf: (position, length) => `${position} von ${length}`,
  speed: (speed) => `Tempo: ${speed}-fach. Ändern.`,
  record: 'Sprachnachricht aufnehmen',
  recording: 'Sprachnachricht',
  asking: 'Dein Browser fragt, ob das Mikrofon benutzt werden darf',
  pauseRecording: 'Aufnahme anhalten',
  resumeRecording: 'Weiter aufnehmen',
  cancel: 'Aufnahme verwerfen',
  send: 'Sprachnachricht senden',
  length: (length) => `${length} aufgenommen`,
  paused: 'Angehalten',
  started: 'Aufnahme läuft',
  blocked: 'Das Mikrofon ist gesperrt. Erlaube es in den Einstellungen deines Browsers und versuch es noch einmal.',
  missing: 'Kein Mikrofon gefunden',
  unavailable: 'Das Mikrofon ist gerade nicht zu benutzen. Vielleicht benutzt es ein anderes Programm.',
  tooShort: 'Das war zu kurz, um etwas zu hören',
}
