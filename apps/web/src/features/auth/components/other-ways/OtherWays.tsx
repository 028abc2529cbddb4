import { Divider } from '@umkreis/design-system'
import type { LoginRequest } from '@umkreis/schemas'
import { type ReactNode, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { canUsePasskeys } from '../../../../services/passkeys/can-use-passkeys.ts'
import { keepScan } from '../../../../services/kept-scan.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SingleSignOn } from './SingleSignOn.tsx'

/** {@link OtherWays}. */
export interface OtherWaysProps {
  /** The form above, with the field for the address. */
  form: UseFormReturn<LoginRequest, unknown, LoginRequest>
}

/** The ways in besides the password. Comes after the first paint: nothing of it is needed before somebody has looked. */
export function OtherWays({ form }: OtherWaysProps): ReactNode {
  const returnTo = useSearchParams()[0].get('returnTo')
  useEffect(() => keepScan(window.localStorage, returnTo), [returnTo])
  return (
    <>
      <Divider />
      {canUsePasskeys() ? <PasskeyButton /> : null}
      <SingleSignOn form={form} />
    </>
  )
}
