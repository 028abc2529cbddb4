import { Divider } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { canUsePasskeys } from '../../../../services/passkeys/can-use-passkeys.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SingleSignOn } from './SingleSignOn.tsx'

/** {@link OtherWays}. */
export interface OtherWaysProps {
  /** What stands in the field for the address at this moment. */
  getEmail: () => string
}

/** The ways in besides the password. Comes after the first paint: nothing of it is needed before somebody has looked. */
export function OtherWays({ getEmail }: OtherWaysProps): ReactNode {
  return (
    <>
      <Divider />
      {canUsePasskeys() ? <PasskeyButton /> : null}
      <SingleSignOn getEmail={getEmail} />
    </>
  )
}
