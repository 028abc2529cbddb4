import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { worksCouncilCopy as english } from './copy.ts'

export const worksCouncilCopy: Translation<typeof english> = {
  title: 'Für den Betriebsrat',
  line: 'Was von jeder Person verarbeitet wird, wofür, wer es sieht, wie lange, und was es ausschaltet.',
  open: 'Ansehen, was verarbeitet wird',
  back: 'Zurück zu den Einstellungen',
  print: 'Drucken',
  save: 'PDF herunterladen',
  saving: 'Wird vorbereitet',
  file: 'umkreis-betriebsrat.pdf',
  loading: 'Es wird geladen, was verarbeitet wird',
  failed: 'Was verarbeitet wird, konnte nicht geladen werden',
  asOf: (organisation, day) => `${organisation}, Stand ${day}`,
  contents: 'Inhalt',
  today: 'Wie es heute eingestellt ist',
  labels: {
    data: 'Was',
    purpose: 'Wofür',
    seenBy: 'Wer es sieht',
    kept: 'Wie lange',
    reading: 'Kann der Server es lesen',
    switches: 'Was es ausschaltet oder einschränkt',
  },
  noSwitch: 'Kein Schalter',
  stored: 'Wo es gespeichert ist',
}
