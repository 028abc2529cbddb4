import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks'
import { VisuallyHidden } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { DeliveryState } from '../../logic/delivery-state.ts'
import { copy } from './copy.ts'
import { mark } from './DeliveryMark.css.ts'

/** How far an own message has come: one check, two, or two in the colour of what is done. */
export function DeliveryMark({ state }: { state: DeliveryState }): ReactNode {
  const Icon = state === 'sent' ? CheckIcon : ChecksIcon
  return (
    <span className={mark[state]} title={copy.state[state]}>
      <Icon size={16} weight={state === 'read' ? 'bold' : 'regular'} aria-hidden />
      <VisuallyHidden>{copy.state[state]}</VisuallyHidden>
    </span>
  )
}
