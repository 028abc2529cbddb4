import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  listLocale: 'de-DE',
  groupTitle: 'Wer dies lesen kann',
  groupWhy: 'Nur wer hier steht, kann lesen, was geschrieben wird. Nicht einmal Umkreis.',
  you: 'Du',
  people: 'Personen',
  findPerson: 'Jemanden finden',
  nobodyFound: 'So heißt hier niemand',
  verified: 'Geprüft',
  notVerified: 'Noch nicht verglichen',
  numberChanged: 'Nummer hat sich geändert',
  notSignedIn: 'Noch nicht angemeldet',
  compare: 'Vergleichen',
  compareWith: (name) => `Mit ${name} vergleichen`,
  policy: {
    'from-joining': 'Neue Mitglieder können Früheres nicht lesen.',
    everything: 'Neue Mitglieder können Früheres lesen.',
  },

  numberTitle: (name) => `Sicherheitsnummer mit ${name}`,
  numberWhy: (name) =>
    `${name} sieht auf der anderen Seite dieselbe Nummer. Sind beide gleich, steht niemand zwischen euch.`,
  numberChangedWhy: (name) =>
    `Du hast diese Nummer schon verglichen, und jetzt ist es eine andere. Das kommt vor, wenn ${name} auf einem neuen Gerät neu anfängt. Vergleiche noch einmal, bevor du Vertrauliches schreibst.`,
  numberHow: 'Vergleicht sie nebeneinander oder am Telefon, wenn du die Stimme kennst. Nicht in einer Nachricht.',
  numberLabel: 'Sicherheitsnummer',
  copyNumber: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Die Nummer konnte nicht kopiert werden',
  qrLabel: (name) => `Die Sicherheitsnummer als Code, für die Kamera von ${name}`,
  scan: 'Code lesen',
  theyMatch: 'Sie sind gleich',
  unverify: 'Zeichen entfernen',
  unverified: 'Das Zeichen ist entfernt',
  isVerified: (name) => `Du hast diese Nummer mit ${name} verglichen.`,
  nowVerified: (name) => `Es ist ${name}: Die Nummern sind gleich`,
  back: 'Zurück',
  again: 'Noch einmal',
  close: 'Schließen',
  done: 'Fertig',
  loading: 'Die Nummer wird berechnet',

  scanTitle: (name) => `Den Code von ${name} lesen`,
  scanWhy: (name) => `${name} öffnet diese Seite für dich und zeigt den Code. Halte ihn vor deine Kamera.`,
  showNumber: 'Stattdessen die Ziffern vergleichen',
  noFit: (name) => `Dieser Code passt nicht zu dem von ${name}`,
  noFitWhy: (name) =>
    `Seht nach, ob ${name} die Sicherheitsnummer mit dir geöffnet hat und nicht mit jemand anderem, und lies noch einmal. Passt es immer noch nicht, liest vielleicht jemand mit: Schreib hier nichts Vertrauliches und sag es den Leuten, die in deiner Firma für Umkreis zuständig sind.`,

  noNumberYet: (name) => `${name} hat sich noch nicht angemeldet`,
  noNumberYetWhy: 'Danach gibt es eine Nummer zu vergleichen. Was du schreibst, wartet so lange.',
  notReady: 'Dieses Gerät ist noch nicht bereit',
  notReadyWhy: 'Die Nummer wird gezeigt, sobald dieses Gerät deine Nachrichten öffnen kann.',
  failed: 'Die Nummer konnte nicht geladen werden',
  changeFailed: 'Das konnte nicht gemerkt werden',

  advanced: 'Genaueres',
  advancedText:
    'Die 60 Ziffern entstehen aus dem ersten Schlüssel von euch beiden, durch 5.200 Runden SHA-256. Sie bleiben gleich, wenn jemand von euch ein Gerät hinzufügt oder verliert, und ändern sich nur, wenn jemand neu anfängt. Was du verglichen hast, ist auf diesem Gerät gemerkt, versiegelt, und sonst nirgends.',
}
