import { Heading, Stack, Text } from '@umkreis/design-system'
import { createTheme } from '@umkreis/theme'
import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { looksAtom } from '../../../../services/looks.ts'
import { customizationCopy } from './copy.ts'
import * as css from './customization.css.ts'
import { LogoVariant } from './LogoVariant.tsx'

/** One of the organisation's two logos as it stands on light and on dark screens. */
export function LogoCard({ size }: { size: 'small' | 'big' }): ReactNode {
  const { colours } = useAtomValue(looksAtom)
  const theme = useMemo(() => createTheme(colours), [colours])
  const words = customizationCopy.logos[size]
  return (
    <div className={css.logo}>
      <Stack gap={4}>
        <Heading level={3} size="body">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.line}
        </Text>
      </Stack>
      <LogoVariant size={size} scheme="light" theme={theme} />
      <LogoVariant size={size} scheme="dark" theme={theme} />
    </div>
  )
}
