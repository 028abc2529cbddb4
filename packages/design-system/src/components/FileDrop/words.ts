import type { FileDropWords } from './file-words.ts'
import { formatBytes } from './format-bytes.ts'

/** “XLSX or XLS” from `.xlsx` and `.xls`; whole families by their name. */
function kindsIn(accept: readonly string[], locale: string): string {
  const names = accept.map((kind) => {
    const [family = '', one = ''] = kind.split('/')
    if (kind.startsWith('.')) return kind.slice(1).toUpperCase()
    return one === '*' ? `any ${family}` : one.toUpperCase()
  })
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** What a place for files says. In a build of another language its sibling stands in. */
export const WORDS: FileDropWords = {
  drop: (many) => (many ? 'Drop files here, or' : 'Drop a file here, or'),
  browse: (many) => (many ? 'Choose files' : 'Choose a file'),
  limits: ({ accept, maxBytes, maxFiles }, locale) =>
    [
      accept ? kindsIn(accept, locale) : '',
      maxBytes === undefined ? '' : `up to ${formatBytes(maxBytes, locale)}`,
      maxFiles === undefined || maxFiles === 1 ? '' : `at most ${maxFiles} files`,
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  refusal: ({ name, reason }, { accept = [], maxBytes = 0, maxFiles = 1 }, locale) =>
    ({
      type: `${name} was not taken: only ${kindsIn(accept, locale)}`,
      size: `${name} was not taken: larger than ${formatBytes(maxBytes, locale)}`,
      empty: `${name} was not taken: it is empty`,
      count: `${name} was not taken: at most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}`,
      folder: `${name} was not taken: it is a folder`,
      unreadable: `${name} was not taken: it could not be read`,
    })[reason],
  list: 'Chosen files',
  added: (name) => `${name} added`,
  removed: (name) => `${name} removed`,
  remove: (name) => `Remove ${name}`,
  uploading: (name) => `Uploading ${name}`,
  done: 'Ready',
}
