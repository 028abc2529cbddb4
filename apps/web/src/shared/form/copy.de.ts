import type { Translation } from '../i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  network: 'Umkreis ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.',
  slow: 'Umkreis braucht zu lange für eine Antwort. Bitte versuch es noch einmal.',
  unknown: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  seconds: (seconds) => `Versuch es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal.`,
  minutes: (minutes) => `Versuch es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
}
