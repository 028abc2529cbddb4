import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings'
import { Button } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useRecheck } from '../../../../shared/form/use-recheck.ts'
import type { OtherWaysProps } from './OtherWays.tsx'
import { signOnCopy as copy } from './sign-on-copy.ts'
import { useSingleSignOn } from './use-single-sign-on.ts'

/** Signing in with the account of one's company, which the domain of the address above names. */
export function SingleSignOn({ form }: OtherWaysProps): ReactNode {
  useRecheck(form)
  const { state, begin } = useSingleSignOn(form)
  const isBusy = state.kind === 'leaving' || state.kind === 'finishing'
  return (
    <>
      <Button size={48} full icon={<BuildingsIcon size={20} aria-hidden />} loading={isBusy} onPress={begin}>
        {state.kind === 'leaving' ? copy.leaving : state.kind === 'finishing' ? copy.finishing : copy.signOn}
      </Button>
      <FormError message={state.kind === 'failed' ? state.message : undefined} />
    </>
  )
}
