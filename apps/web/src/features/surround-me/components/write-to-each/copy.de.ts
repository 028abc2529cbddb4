import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  listLocale: 'de-DE',
  title: (count) => (count === 1 ? 'An 1 Person schreiben' : `An ${count} Personen einzeln schreiben`),
  why: 'Alle bekommen es in einem eigenen Gespräch mit dir. Niemand sieht, wer es noch bekommen hat.',
  to: (names) => `An ${names}`,
  and: (count) => (count === 1 ? '1 weitere Person' : `${count} weitere`),
  label: 'Nachricht',
  placeholder: 'Was möchtest du sagen?',
  tooMany: (over) => `${over} zu viel`,
  send: 'Senden',
  cancel: 'Abbrechen',
  sealed: 'Ende-zu-Ende-verschlüsselt',
  sent: (count) =>
    count === 1 ? 'An 1 Person gesendet' : `An ${count} Personen gesendet, jeweils in einem eigenen Gespräch`,
  openChat: 'Chat öffnen',
  empty: 'Schreib erst etwas',
  tooManyPeople: (max) => `Höchstens ${max} Personen auf einmal. Wähl weniger aus.`,
  withoutKeys: (names, count) =>
    `${names} ${count === 1 ? 'hat' : 'haben'} sich noch nicht angemeldet und ${count === 1 ? 'ist' : 'sind'} so nicht zu erreichen. Nichts wurde gesendet. Beginn stattdessen ein Gespräch: Es wartet, bis die Anmeldung kommt.`,
  newKeys: (names, count) =>
    `${names} ${count === 1 ? 'hat' : 'haben'} neu angefangen, seit du zuletzt geschrieben hast. Nichts wurde gesendet. Öffne erst ${count === 1 ? 'das Gespräch' : 'die einzelnen Gespräche'} und entscheide dort.`,
  sendToOthers: (count) => (count === 1 ? 'An die andere Person senden' : `An die anderen ${count} senden`),
  notReady:
    'Dieses Gerät kann noch nicht schreiben. Es braucht ein anderes deiner Geräte oder deinen Wiederherstellungscode: Öffne den Chat, dort geht es weiter.',
  failed: 'Es wurde nicht gesendet',
  unknownProblem: 'Etwas ging schief. Bitte versuch es noch einmal.',
  noNetwork: 'Keine Verbindung. Bitte versuch es noch einmal.',
}
