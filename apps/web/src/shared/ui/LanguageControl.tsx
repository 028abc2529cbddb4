import { SegmentedControl } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { LANGUAGE } from '../i18n/locale.ts'
import { copy } from './copy.ts'

/** English or German, each in its own words. */
export function LanguageControl(): ReactNode {
  return (
    <SegmentedControl<typeof LANGUAGE>
      label={copy.language}
      segments={[
        { id: 'en', label: 'English' },
        { id: 'de', label: 'Deutsch' },
      ]}
      selected={LANGUAGE}
      onSelect={chooseLanguage}
    />
  )
}
