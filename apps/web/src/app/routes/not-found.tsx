import { ButtonLink, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { BrokenCircle } from '../errors/BrokenCircle.tsx'
import { fullScreen, fullScreenWords } from '../errors/errors.css.ts'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'

/** Any address of the application that leads nowhere. */
export function Component(): ReactNode {
  return (
    <main id={MAIN_ID} className={fullScreen} tabIndex={-1}>
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>Page not found</Heading>
        <Text tone="muted">There is nothing at this address.</Text>
      </div>
      <ButtonLink variant="accent" size={48} href={paths.surroundMe()}>
        Surround me
      </ButtonLink>
    </main>
  )
}
