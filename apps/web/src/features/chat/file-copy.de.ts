import type { Translation } from '../../shared/i18n/translation.ts'
import type { fileCopy as english } from './file-copy.ts'

export const fileCopy: Translation<typeof english> = {
  file: 'Datei',
  attached: 'Angehängte Dateien',
  pictures: 'Angehängte Bilder',
  position: (index, count) => `${index} von ${count}`,
  previousPicture: 'Voriges Bild',
  nextPicture: 'Nächstes Bild',
  notDrawn: 'Dieses Bild lässt sich hier nicht zeigen. Herunterladen geht.',
  chosen: 'Dateien, die mit deiner Nachricht gehen',
  picture: (name) => `Bild: ${name}`,
  openPicture: (name) => `Bild ${name} öffnen`,
  loadingPicture: (name) => `Bild ${name} wird geladen`,
  download: (name) => `${name} herunterladen`,
  downloadPicture: 'Herunterladen',
  opening: (name) => `${name} wird heruntergeladen`,
  cancelOpening: (name) => `${name} nicht weiter herunterladen`,
  again: 'Noch einmal',
  close: 'Schließen',
  remove: (name) => `${name} entfernen`,
  retryUpload: (name) => `${name} noch einmal hochladen`,
  uploading: (name) => `${name} wird hochgeladen`,
  waiting: 'Wartet',
  uploaded: 'Bereit zum Senden',
  failure: {
    damaged: 'Diese Datei wurde unterwegs beschädigt oder verändert. Sie wurde nicht geöffnet.',
    gone: 'Diese Datei ist nicht mehr da',
    unreachable: 'Diese Datei konnte nicht geladen werden',
  },
  refused: ({ name, reason }) =>
    ({
      size: `${name} wurde nicht übernommen: größer als 100 MB`,
      empty: `${name} wurde nicht übernommen: leer oder ein Ordner`,
      count: `${name} wurde nicht übernommen: Zehn Dateien gehen mit einer Nachricht`,
    })[reason],
  leaveTitle: 'Gehen, bevor deine Dateien gesendet sind?',
  leaveWhy: 'Ausgewählte Dateien sind noch nicht gesendet. Wenn du jetzt gehst, sind sie verloren.',
  leave: 'Gehen',
  stay: 'Bleiben',
}
