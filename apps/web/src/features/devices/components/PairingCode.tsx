import { VisuallyHidden } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { formatPairingCode } from '../logic/pairing-code.ts'
import { pairingCode } from './devices.css.ts'

/** The digits that are compared on two screens; read out one by one. */
export function PairingCode({ digits, label }: { digits: string; label: string }): ReactNode {
  return (
    <p className={pairingCode} translate="no">
      <span aria-hidden>{formatPairingCode(digits)}</span>
      <VisuallyHidden>{`${label}: ${digits.split('').join(' ')}`}</VisuallyHidden>
    </p>
  )
}
