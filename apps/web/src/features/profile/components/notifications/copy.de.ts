import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { notificationCopy as english } from './copy.ts'

export const notificationCopy: Translation<typeof english> = {
  title: 'Nachrichten und Benachrichtigungen',
  line: 'Auf allen deinen Geräten, wenn nichts anderes dasteht.',
  sound: 'Ton',
  soundLine: 'Ein kurzer Ton für neue Nachrichten.',
  push: 'Benachrichtigungen auf diesem Gerät',
  pushLine: {
    unsupported: 'Dieser Browser hat keine. Auf einem Handy leg Umkreis zuerst auf den Startbildschirm.',
    blocked: 'Dein Browser verbietet sie für diese Seite. Erlaube sie in seinen Einstellungen und komm dann wieder.',
    off: 'Damit erfährst du von neuen Nachrichten, während Umkreis nicht offen ist. Deine Nachrichten bleiben versiegelt: Gesagt wird, wo, nicht was.',
    on: 'Du erfährst von neuen Nachrichten, während Umkreis nicht offen ist. Gesagt wird, wo, nicht was.',
    changing: 'Einen Moment',
  },
  digest: 'Die Woche per Mail',
  digestLine: 'Montagmorgens eine Mail mit dem, was in den Neuigkeiten stand; keine, wenn nichts Neues da war.',
  digestZone: (zone) =>
    `Montags um acht, nach der Uhr von ${zone}. In jeder dieser Mails steht ein Link, der sie beendet.`,
  quiet: 'Ruhezeit',
  quietLine: 'In dieser Zeit kein Ton und keine Benachrichtigung. Gezählt werden Nachrichten trotzdem.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  quietZone: (zone) => `Nach der Uhr von ${zone}`,
  quietSame: 'Bitte wähl zwei verschiedene Zeiten',
  receipts: 'Sagen, was ich gelesen habe',
  receiptsLine:
    'Andere sehen, dass ihre Nachrichten bei dir ankamen und gelesen wurden. Wer es nicht sagt, sieht es auch nicht von anderen.',
  typing: 'Zeigen, dass ich schreibe',
  typingLine: 'Wer es nicht zeigt, sieht es auch nicht von anderen.',
  organisationOff: 'Deine Organisation hat das für alle ausgeschaltet.',
  forEverybody: 'Für alle in deiner Organisation',
  forEverybodyLine: 'Diesen Teil sehen nur Manager.',
  everybodyReceipts: 'Man darf sehen, was gelesen wurde',
  everybodyReceiptsLine: 'Wer will, kann es trotzdem für sich behalten.',
  everybodyTyping: 'Man darf sehen, wer schreibt',
  enter: 'Enter sendet',
  enterOn: 'Umschalt und Enter beginnen eine neue Zeile.',
  enterOff: 'Enter beginnt eine neue Zeile; Strg und Enter senden, ⌘ und Enter auf dem Mac.',
  saveFailed: (detail) => `Das konnte nicht gespeichert werden. ${detail}`,
}
