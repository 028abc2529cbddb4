import { startRegistration } from '@simplewebauthn/browser'
import { ApiProblemError } from '@umkreis/api-client'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { showToast } from '@umkreis/design-system'
import type { PasskeyRegistrationOptions } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../services/api.ts'
import { ceremonyProblem } from '../../../../services/passkeys/ceremony-problem.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { passkeysCopy } from './copy.ts'
import { PASSKEYS, nameOf } from './use-passkeys.ts'

const copy = passkeysCopy.add

/** How adding a passkey stands. */
export type Adding =
  | { readonly kind: 'idle' | 'password' | 'busy' | 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

/** {@link useAddPasskey}. */
export interface AddPasskey {
  adding: Adding
  /** @param needsPassword Whether it is known that the password will be asked for. */
  begin: (needsPassword: boolean) => void
  /** Goes on with the password. @throws {ApiError} Where it is refused. */
  confirm: (password: string) => Promise<void>
  cancel: () => void
}

/** Adds a passkey: asks for the password where the server wants it, then the device for a key. */
export function useAddPasskey(): AddPasskey {
  const passkeys = createPasskeys(useApi())
  const client = useQueryClient()
  const [adding, setAdding] = useState<Adding>({ kind: 'idle' })

  const fail = (error: unknown) => {
    const problem = ceremonyProblem(error)
    if (problem === 'cancelled') setAdding({ kind: 'cancelled' })
    else if (problem === 'called-off') setAdding({ kind: 'idle' })
    else setAdding({ kind: 'failed', message: problem ? copy[problem] : describeFailure(error) })
  }
  const add = async (options: PasskeyRegistrationOptions) => {
    setAdding({ kind: 'busy' })
    try {
      const { id, rawId, response } = await startRegistration({ optionsJSON: options })
      const { clientDataJSON, attestationObject, transports } = response
      const passkey = await passkeys.add({
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
      })
      setAdding({ kind: 'idle' })
      showToast({ message: copy.done(nameOf(passkey)) })
      await client.invalidateQueries({ queryKey: [PASSKEYS] })
    } catch (error) {
      fail(error)
    }
  }
  const begin = async () => {
    setAdding({ kind: 'busy' })
    try {
      await add(await passkeys.registrationOptions({}))
    } catch (error) {
      if (asksForPassword(error)) setAdding({ kind: 'password' })
      else fail(error)
    }
  }
  return {
    adding,
    begin: (needsPassword) => {
      if (needsPassword) setAdding({ kind: 'password' })
      else void begin()
    },
    confirm: async (password) => {
      const options = await passkeys.registrationOptions({ password })
      void add(options)
    },
    cancel: () => setAdding({ kind: 'idle' }),
  }
}

/** Signing in may have become too long ago since the page was opened. */
function asksForPassword(error: unknown): boolean {
  return error instanceof ApiProblemError && error.problem.errors?.[0]?.path === 'password'
}
