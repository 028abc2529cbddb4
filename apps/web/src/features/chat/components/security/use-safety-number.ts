import { EncryptionNotReadyError, PeopleWithoutKeysError } from '@umkreis/chat-hub'
import type { UserId } from '@umkreis/schemas'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SafetyNumber, Trust, Verification } from '../../../../services/conversation/trust.ts'
import { logError } from '../../../../services/log.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'

/** The number with somebody, or why there is none. */
export type SafetyNumberState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly number: SafetyNumber }
  | { readonly kind: 'none'; readonly because: 'no-keys' | 'not-ready' | 'failed' }

/** Works out the number with somebody, again whenever what is known of them changes, and on `retry`. */
export function useSafetyNumber(
  trust: Trust,
  userId: UserId,
): { state: SafetyNumberState; verification: Verification; retry: () => void } {
  const verification = useMemo(() => trust.verificationOf(userId), [trust, userId])
  const [state, setState] = useState<SafetyNumberState>({ kind: 'loading' })
  const load = useCallback(() => {
    trust.safetyNumber(userId).then(
      (number) => setState({ kind: 'loaded', number }),
      (error: unknown) => {
        logError('A safety number could not be worked out', error)
        setState({ kind: 'none', because: reasonOf(error) })
      },
    )
  }, [trust, userId])
  useEffect(() => {
    load()
    return verification.subscribe(load)
  }, [load, verification])
  return { state, verification: useObserved(verification), retry: load }
}

function reasonOf(error: unknown): Extract<SafetyNumberState, { kind: 'none' }>['because'] {
  if (error instanceof PeopleWithoutKeysError) return 'no-keys'
  if (error instanceof EncryptionNotReadyError) return 'not-ready'
  return 'failed'
}
