import type { FileDropWords } from './file-words.ts'
import { formatBytes } from './format-bytes.ts'

/** “XLSX oder XLS” from `.xlsx` and `.xls`; whole families by their name. */
function kindsIn(accept: readonly string[], locale: string): string {
  const names = accept.map((kind) => {
    const [family = '', one = ''] = kind.split('/')
    if (kind.startsWith('.')) return kind.slice(1).toUpperCase()
    return one === '*' ? (family === 'image' ? 'Bilder' : family) : one.toUpperCase()
  })
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

export const WORDS: FileDropWords = {
  drop: (many) => (many ? 'Dateien hier ablegen oder' : 'Datei hier ablegen oder'),
  browse: (many) => (many ? 'Dateien auswählen' : 'Datei auswählen'),
  limits: ({ accept, maxBytes, maxFiles }, locale) =>
    [
      accept ? kindsIn(accept, locale) : '',
      maxBytes === undefined ? '' : `bis ${formatBytes(maxBytes, locale)}`,
      maxFiles === undefined || maxFiles === 1 ? '' : `höchstens ${maxFiles} Dateien`,
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  refusal: ({ name, reason }, { accept = [], maxBytes = 0, maxFiles = 1 }, locale) =>
    ({
      type: `${name} wurde nicht übernommen: nur ${kindsIn(accept, locale)}`,
      size: `${name} wurde nicht übernommen: größer als ${formatBytes(maxBytes, locale)}`,
      empty: `${name} wurde nicht übernommen: leer`,
      count: `${name} wurde nicht übernommen: höchstens ${maxFiles} ${maxFiles === 1 ? 'Datei' : 'Dateien'}`,
      folder: `${name} wurde nicht übernommen: ein Ordner`,
      unreadable: `${name} wurde nicht übernommen: nicht lesbar`,
    })[reason],
  list: 'Ausgewählte Dateien',
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  remove: (name) => `${name} entfernen`,
  uploading: (name) => `${name} wird hochgeladen`,
  done: 'Bereit',
}
