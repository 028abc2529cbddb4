import { ButtonLink, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { BareScreen } from '../errors/BareScreen.tsx'
import { BrokenCircle } from '../errors/BrokenCircle.tsx'
import { fullScreenWords } from '../errors/errors.css.ts'
import { useIsFramed } from '../frame/in-frame.ts'
import { copy } from '../shell/copy.ts'

/** Any address of the application that leads nowhere. */
export function Component(): ReactNode {
  return (
    <BareScreen isFramed={useIsFramed()}>
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>{copy.notFound}</Heading>
        <Text tone="muted">{copy.notFoundLine}</Text>
      </div>
      <ButtonLink variant="accent" size={48} href={paths.surroundMe()}>
        {copy.surroundMe}
      </ButtonLink>
    </BareScreen>
  )
}
