import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { VisuallyHidden } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo } from 'react'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { copy } from '../../copy.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { verified } from './VerifiedMark.css.ts'

/** Stands behind the name of somebody whose safety number was compared, and is nothing otherwise. */
export function VerifiedMark({ userId, trust }: { userId: UserId; trust: Trust }): ReactNode {
  const verification = useObserved(useMemo(() => trust.verificationOf(userId), [trust, userId]))
  if (verification !== 'verified') return null
  return (
    <span className={verified} title={copy.verified}>
      <CheckCircleIcon size={18} weight="fill" aria-hidden />
      <VisuallyHidden>{copy.verified}</VisuallyHidden>
    </span>
  )
}
