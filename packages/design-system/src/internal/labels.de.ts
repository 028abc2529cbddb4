export const CLOSE: string = 'Schließen'
export const CANCEL: string = 'Abbrechen'
export const LOADING: string = 'Lädt'
export const NEW_TAB: string = '(öffnet einen neuen Tab)'
export const REMOVE: string = 'Entfernen'
export const REMOVE_REPLY: string = 'Antwort entfernen'
export const SEND: string = 'Senden'
export const ADD: string = 'Hinzufügen'
export const SHOW_ALL: string = 'Alle zeigen'
export const NOTHING_FOUND: string = 'Nichts gefunden'
export const PREVIOUS: string = 'Zurück'
export const NEXT: string = 'Weiter'
export const MESSAGES: string = 'Meldungen'
export const ENCRYPTED: string = 'Ende-zu-Ende-verschlüsselt'
export const GETTING_READY: string = 'Wird vorbereitet'
export const CODE: string = 'Code'
export const removeOf = (name: string): string => `${name} entfernen`
export const tooMany = (over: number): string => `${over} zu viel`
export const stepOf = (step: number, count: number): string => `Schritt ${step} von ${count}`
export const meets = (found: number, parts: number): string =>
  `erfüllt ${found} von ${parts} ${parts === 1 ? 'Teil' : 'Teilen'}`
