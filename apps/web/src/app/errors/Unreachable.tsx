import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { Button, Heading, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { BareScreen } from './BareScreen.tsx'
import { BrokenCircle } from './BrokenCircle.tsx'
import { fullScreenWords, unreachable } from './errors.css.ts'
import { copy } from './copy.ts'

type UnreachableProps = {
  readonly title?: string
  readonly text?: string
  readonly isFramed?: boolean
  readonly onRetry: () => void
}

/** What a screen says whose server is not there, and that it will be tried again. */
export function Unreachable({
  title = copy.unreachable,
  text = copy.unreachableLine,
  isFramed = false,
  onRetry,
}: UnreachableProps): ReactNode {
  return (
    <BareScreen isFramed={isFramed}>
      <BrokenCircle />
      <div className={`${fullScreenWords} ${unreachable}`}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </div>
      <Button variant="accent" size={48} icon={<ArrowClockwiseIcon size={20} weight="bold" />} onPress={onRetry}>
        {copy.retry}
      </Button>
    </BareScreen>
  )
}
