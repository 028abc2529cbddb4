import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  reload: 'Neu laden',
  advanced: 'Genaueres',
  advancedText:
    'Was deine Nachrichten öffnet, liegt in der IndexedDB dieses Browsers, versiegelt unter einem Schlüssel, den WebCrypto nicht herausgibt. Ohne beides lässt sich hier nichts öffnen oder schreiben.',
  problem: {
    unavailable: {
      title: 'Dieser Browser kann deine Nachrichten nicht offen halten',
      text: 'Er speichert für diese Seite nichts, wie in manchen privaten Fenstern, oder wenn Cookies und Websitedaten ausgeschaltet sind. Öffne Umkreis in einem normalen Fenster, oder erlaube das Speichern, und lade die Seite neu.',
    },
    insecure: {
      title: 'Diese Adresse ist nicht sicher',
      text: 'Nachrichten lassen sich nur öffnen, wenn die Adresse mit https beginnt. Frag dort, woher du die Adresse hast, nach der richtigen.',
    },
    full: {
      title: 'Auf diesem Gerät ist kein Platz mehr',
      text: 'Was deine Nachrichten öffnet, konnte nicht gespeichert werden. Schaff etwas Platz, schließ private Fenster und lade die Seite neu.',
    },
    cleared: {
      title: 'Dieser Browser hat gelöscht, was deine Nachrichten öffnet',
      text: 'In diesem Fenster kannst du weiterschreiben. Beim nächsten Besuch brauchst du ein anderes Gerät oder deinen Wiederherstellungscode: Leg ihn bereit, bevor du es schließt.',
    },
    outdated: {
      title: 'Umkreis wurde in einem anderen Tab aktualisiert',
      text: 'Lade diese Seite neu, dann geht es weiter.',
    },
  },
}
