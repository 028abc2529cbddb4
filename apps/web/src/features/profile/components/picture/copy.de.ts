import type { Translation } from '../../../../shared/i18n/translation.ts'
import { ZOOM_MAX } from './crop.ts'
import type { pictureCopy as english } from './copy.ts'

export const pictureCopy: Translation<typeof english> = {
  title: 'Dein Bild',
  line: 'Zieh es dorthin, wo es sein soll, oder drück auf das, was in die Mitte gehört. Die anderen sehen, was im Kreis ist.',
  area: `Der Ausschnitt. Pfeiltasten verschieben ihn, Plus und Minus vergrößern und verkleinern, bis zu ${ZOOM_MAX}-fach.`,
  zoom: 'Vergrößerung',
  save: 'Bild speichern',
  saving: 'Bild wird gespeichert',
  edge: 'Weiter geht es nicht.',
  place: (across, down, zoom) => `In der Mitte: ${across} % von links, ${down} % von oben. Vergrößerung ${zoom} %.`,
  cancel: 'Abbrechen',
  loading: 'Das Bild wird geöffnet',
  unreadable: 'Dieses Bild lässt sich hier nicht öffnen. Bitte versuch es als PNG, JPEG oder WebP.',
}
