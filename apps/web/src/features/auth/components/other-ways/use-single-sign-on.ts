import { createSingleSignOn } from '@umkreis/api-client/single-sign-on'
import { emailSchema, singleSignOnOutcomeSchema } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { useApi } from '../../../../services/api.ts'
import { takeSignInAtom } from '../../../../services/session.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import type { OtherWaysProps } from './OtherWays.tsx'
import { signOnCopy as copy } from './sign-on-copy.ts'

/** The parameter in which the server says how somebody came back from their provider. */
const OUTCOME = 'singleSignOn'

/** How single sign-on stands. */
export type SignOnState =
  | { readonly kind: 'offered' }
  /** The browser is on its way to the provider. */
  | { readonly kind: 'leaving' }
  /** It is back, and fetches what was won there. */
  | { readonly kind: 'finishing' }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * Leads to the sign-in of somebody's company, and signs them in when they come back from there.
 *
 * @param form Has the field for the address, whose domain says which company.
 */
export function useSingleSignOn(form: OtherWaysProps['form']): { state: SignOnState; begin: () => void } {
  const signOn = createSingleSignOn(useApi())
  const take = useSetAtom(takeSignInAtom)
  const [query] = useSearchParams()
  const [state, setState] = useState(() => stateAfter(query.get(OUTCOME)))
  const hasFinished = useRef(false)

  const finish = useEffectEvent(() => {
    if (state.kind !== 'finishing' || hasFinished.current) return
    // What the browser was given counts once, however often this is drawn.
    hasFinished.current = true
    signOn
      .finish()
      .then(take)
      .catch((error: unknown) => setState({ kind: 'failed', message: describeFailure(error) }))
  })
  useEffect(() => finish(), [])
  useEffect(() => {
    // Going back from the provider, the browser may show this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState((now) => (now.kind === 'leaving' ? { kind: 'offered' } : now))
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const begin = async () => {
    if (state.kind === 'leaving' || state.kind === 'finishing') return
    const email = v.safeParse(emailSchema, form.getValues('email'))
    if (!email.success) {
      setState({ kind: 'offered' })
      form.setError('email', { message: copy.needsEmail }, { shouldFocus: true })
      return
    }
    setState({ kind: 'leaving' })
    try {
      const returnTo = query.get('returnTo')
      const { url } = await signOn.start({ email: email.output, ...(returnTo ? { returnTo } : {}) })
      window.location.assign(url)
    } catch (error) {
      setState({ kind: 'failed', message: describeFailure(error) })
    }
  }
  return { state, begin: () => void begin() }
}

/** @param outcome Untrusted, from the address bar. */
function stateAfter(outcome: string | null): SignOnState {
  const read = v.safeParse(singleSignOnOutcomeSchema, outcome)
  if (!read.success) return { kind: 'offered' }
  return read.output === 'done' ? { kind: 'finishing' } : { kind: 'failed', message: copy.refusals[read.output] }
}
