import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { Button, Text } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { takeSignInAtom } from '../../../../services/session.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { said } from './other-ways.css.ts'
import { passkeyCopy as copy } from './passkey-copy.ts'
import { PasskeySignIn } from './passkey-sign-in.ts'

/** Signing in with a passkey. Browsers that complete addresses offer them in the field for the address, too. */
export function PasskeyButton(): ReactNode {
  const api = useApi()
  const take = useSetAtom(takeSignInAtom)
  const [signIn] = useState(() => new PasskeySignIn({ passkeys: createPasskeys(api), take }))
  const state = useSyncExternalStore(signIn.subscribe, signIn.state)
  if (state.kind === 'elsewhere') return null
  const isBusy = state.kind === 'busy'
  return (
    <>
      <Button
        size={48}
        full
        icon={<FingerprintIcon size={20} aria-hidden />}
        loading={isBusy}
        onPress={() => void signIn.ask()}
      >
        {isBusy ? copy.signingIn : copy.signIn}
      </Button>
      <Text as="output" size="small" tone="muted" className={said}>
        {state.kind === 'cancelled' ? copy.cancelled : null}
      </Text>
      <FormError message={state.kind === 'failed' ? state.message : undefined} />
    </>
  )
}
