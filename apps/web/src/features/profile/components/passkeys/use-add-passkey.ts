import { startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { ApiProblemError } from '@umkreis/api-client'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { showToast } from '@umkreis/design-system'
import type { PasskeyRegistrationOptions } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../services/api.ts'
import { ceremonyProblem } from '../../../../services/passkeys/ceremony-problem.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import type { Proof } from '../proof/proof.ts'
import { passkeysCopy } from './copy.ts'
import { PASSKEYS, nameOf } from './use-passkeys.ts'

const copy = passkeysCopy.add

/** How adding a passkey stands. */
export type Adding =
  | { readonly kind: 'idle' | 'proof' | 'busy' | 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

/** {@link useAddPasskey}: how it stands, and what can be done about it. */
export interface PasskeyAdding {
  adding: Adding
  /** @param needsPassword Whether it is known that a proof will be asked for. */
  begin: (needsPassword: boolean) => void
  /** Goes on with the password, or a mailed code. @throws {ApiError} Where it is refused. */
  confirm: (proof: Proof) => Promise<void>
  cancel: () => void
}

/**
 * Adds a passkey: asks for a proof where the server wants one, then the device for a key. Whoever calls it off or leaves
 * the page is asked for nothing more.
 */
export function useAddPasskey(): PasskeyAdding {
  const passkeys = createPasskeys(useApi())
  const client = useQueryClient()
  const [adding, setAdding] = useState<Adding>({ kind: 'idle' })
  // Raised when it is called off: an answer that comes to a former run begins nothing.
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current += 1
      WebAuthnAbortService.cancelCeremony()
    },
    [],
  )

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
    const own = run.current
    setAdding({ kind: 'busy' })
    try {
      const options = await passkeys.registrationOptions({})
      if (own === run.current) await add(options)
    } catch (error) {
      if (asksForProof(error)) setAdding({ kind: 'proof' })
      else fail(error)
    }
  }
  return {
    adding,
    begin: (needsPassword) => {
      if (needsPassword) setAdding({ kind: 'proof' })
      else void begin()
    },
    confirm: async (proof) => {
      const own = run.current
      const options = await passkeys.registrationOptions(proof)
      if (own === run.current) void add(options)
    },
    cancel: () => {
      run.current += 1
      setAdding({ kind: 'idle' })
    },
  }
}

/** Signing in may have become too long ago since the page was opened. */
function asksForProof(error: unknown): boolean {
  const path = error instanceof ApiProblemError ? error.problem.errors?.[0]?.path : undefined
  return path === 'password' || path === 'code'
}
