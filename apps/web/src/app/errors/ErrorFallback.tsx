import { Button, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { fullScreenWords } from './errors.css.ts'
import { BareScreen } from './BareScreen.tsx'
import { BrokenCircle } from './BrokenCircle.tsx'
import { copy } from './copy.ts'

/** What stands where a screen failed to be drawn. */
export function ErrorFallback({ isFramed = false }: { isFramed?: boolean }): ReactNode {
  return (
    <BareScreen isFramed={isFramed} role="alert">
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>{copy.failed}</Heading>
        <Text tone="muted">{copy.failedLine}</Text>
      </div>
      <Button variant="accent" size={48} onPress={() => window.location.reload()}>
        {copy.reload}
      </Button>
    </BareScreen>
  )
}
