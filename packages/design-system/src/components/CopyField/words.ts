import type { CopyWords } from './CopyField.tsx'

export const WORDS: CopyWords = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser refused to copy. The text is selected, so that you can copy it yourself.',
}
