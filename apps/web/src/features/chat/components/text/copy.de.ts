import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { textCopy as english } from './copy.ts'

export const textCopy: Translation<typeof english> = {
  code: 'Code',
  copyCode: 'Code kopieren',
  newTab: '(öffnet einen neuen Tab)',
  writtenAs: (address) => `Geschrieben als ${address}`,
}
