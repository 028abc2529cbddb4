import { Card, Heading, Stack, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useScheme } from '../../../services/scheme.ts'
import { LanguageControl } from '../../../shared/ui/LanguageControl.tsx'
import { SchemeControl } from '../../../shared/ui/SchemeControl.tsx'
import { copy } from '../copy.ts'
import { SECTIONS } from '../sections.ts'
import { anchor, choices } from './profile.css.ts'

/** How the product looks on this device, and what it speaks. */
export function AppearanceCard(): ReactNode {
  const [scheme, chooseScheme] = useScheme()
  return (
    <Card as="section" id={SECTIONS.appearance.id} className={anchor}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="title">
            {copy.appearance.title}
          </Heading>
          <Text size="small" tone="muted">
            {copy.appearance.line}
          </Text>
        </Stack>
        <div className={choices}>
          <SchemeControl selected={scheme} onSelect={chooseScheme} />
          <LanguageControl />
        </div>
      </Stack>
    </Card>
  )
}
