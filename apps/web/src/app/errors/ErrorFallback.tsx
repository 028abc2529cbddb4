import { Button, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'
import { fullScreen, fullScreenWords } from './errors.css.ts'
import { BrokenCircle } from './BrokenCircle.tsx'

/** What stands where a screen failed to be drawn. */
export function ErrorFallback(): ReactNode {
  return (
    <div id={MAIN_ID} className={fullScreen} role="alert">
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>Oops, error :(</Heading>
        <Text tone="muted">Something went wrong on this screen. What you sent or saved is safe.</Text>
      </div>
      <Button variant="accent" size={48} onPress={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  )
}
