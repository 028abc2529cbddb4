import type { CopyWords } from './CopyField.tsx'

export const WORDS: CopyWords = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  refused: 'Der Browser hat das Kopieren verweigert. Der Text ist ausgewählt, sodass du ihn selbst kopieren kannst.',
}
