import type { Translation } from '../i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  picture: 'Das Bild der Kamera. Halte den Code davor; er wird von selbst gelesen.',
  starting: 'Kamera startet',
  late: 'Noch wurde kein Code gelesen. Halte ihn gerade und bei gutem Licht, sodass er den Rahmen füllt.',
  resting: {
    'out-of-sight': 'Die Kamera ist aus, solange diese Seite nicht zu sehen ist.',
    interrupted: 'Etwas anderes benutzt die Kamera. Hier geht es weiter, sobald es kann.',
    elsewhere: 'Ein anderes Fenster liest gerade, und nur eines kann das.',
  },
  scanHere: 'Hier lesen',
  again: 'Noch einmal',
  light: 'Licht',
  cameraLabel: 'Kamera',
  cameraNumber: (number) => `Kamera ${number}`,
  choosePicture: 'Bild nehmen',
  readingPicture: 'Bild wird gelesen',
  noCode: 'In diesem Bild ist kein lesbarer QR-Code. Nimm eines, das schärfer ist oder den Code größer zeigt.',
  noPicture: 'Diese Datei ist kein Bild, das sich hier öffnen lässt. Nimm ein PNG oder ein JPEG.',
  camera: {
    refused:
      'Die Kamera ist gesperrt. Erlaube sie dieser Seite in den Einstellungen deines Browsers und versuch es noch einmal, oder nimm einen anderen Weg.',
    missing: 'An diesem Gerät wurde keine Kamera gefunden. Bitte nimm einen anderen Weg.',
    busy: 'Die Kamera startet nicht. Falls ein anderes Programm sie benutzt, schließ es und versuch es noch einmal, oder nimm einen anderen Weg.',
    unsupported: 'Dieser Browser gibt der Seite keine Kamera. Bitte nimm einen anderen Weg.',
  },
}
