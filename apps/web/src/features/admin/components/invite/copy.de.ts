import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { inviteCopy as english } from './copy.ts'

export const inviteCopy: Translation<typeof english> = {
  grid: 'Excel-Tabelle',
  gridHint: 'Alle Adressen aller Blätter, jede einmal. Du siehst sie durch, bevor etwas verschickt wird.',
  reading: 'Datei wird gelesen',
  language: 'Sprache der Mail',
  languages: { en: 'English', de: 'Deutsch' },
  message: 'Nachricht hinzufügen',
  messageLabel: 'Deine Nachricht',
  messageHint: 'Steht in der Mail. Bis 600 Zeichen, keine Links.',
  previewFailed: 'Die Vorschau der Excel-Datei konnte nicht geladen werden',
  previewFailedTitle: 'Die Datei lässt sich nicht verwenden',
  close: 'Schließen',
  review: {
    title: (count) => (count === 1 ? '1 Adresse gefunden' : `${count} Adressen gefunden`),
    file: (name, sheets) =>
      `${name}, ${sheets.length === 1 ? 'Blatt' : 'Blätter'} ${sheets.map((sheet) => `„${sheet}“`).join(', ')}`,
    table: 'Gefundene Adressen',
    show: 'Zeigen',
    tabs: { all: 'Alle', ready: 'Bereit', members: 'Mitglieder', twice: 'Doppelt', fix: 'Zu verbessern' },
    row: 'Zeile',
    email: 'E-Mail',
    sheet: 'Blatt',
    state: 'Status',
    ready: 'Bereit',
    member: 'Schon Mitglied',
    invited: 'Schon eingeladen',
    twice: (times) => `${times === 2 ? 'Zweimal' : `${times}-mal`} in der Datei, einmal verschickt`,
    mended: 'Verbessert',
    mend: (row, sheet) => `Adresse in Zeile ${row} auf ${sheet}`,
    leave: (value) => `${value} einladen`,
    all: 'Alle einladen, bei denen es geht',
    shown: (shown, count) => `Die ersten ${shown} von ${count}`,
    cancel: 'Abbrechen',
    invite: 'Einladen',
    inviteCount: (count) => (count === 1 ? '1 Person einladen' : `${count} Personen einladen`),
    inviting: 'Wird eingeladen',
    ring: (ready, count) => `${ready} von ${count} ${ready === 1 ? 'wird' : 'werden'} eingeladen`,
  },
  success: {
    line: (count) => (count === 1 ? '1 Person kann jetzt beitreten.' : `${count} Personen können jetzt beitreten.`),
    others: (members, invited) =>
      [
        members > 0 ? `${members} ${members === 1 ? 'ist' : 'sind'} schon Mitglied.` : '',
        invited > 0 ? `${invited} ${invited === 1 ? 'war' : 'waren'} schon eingeladen.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    sending: 'Mails unterwegs',
    sent: (sent, total) => `${sent} von ${total} verschickt`,
    failed: (count) => `${count} ließen sich nicht verschicken; sie stehen unter „Eingeladen“.`,
  },
}
