import type { CopyWords } from './CopyField.tsx'

/** What a field to copy from says. In a build of another language its sibling stands in. */
export const WORDS: CopyWords = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser refused to copy. The text is selected, so that you can copy it yourself.',
}
