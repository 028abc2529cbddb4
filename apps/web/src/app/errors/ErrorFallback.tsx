import { Button, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { fullScreenWords } from './errors.css.ts'
import { BareScreen } from './BareScreen.tsx'
import { BrokenCircle } from './BrokenCircle.tsx'

/** What stands where a screen failed to be drawn. */
export function ErrorFallback({ isFramed = false }: { isFramed?: boolean }): ReactNode {
  return (
    <BareScreen isFramed={isFramed} role="alert">
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>Oops, error :(</Heading>
        <Text tone="muted">Something went wrong on this screen. What you sent or saved is safe.</Text>
      </div>
      <Button variant="accent" size={48} onPress={() => window.location.reload()}>
        Reload Page
      </Button>
    </BareScreen>
  )
}
