import {
  WebAuthnAbortService,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser'
import type { PasskeysResource } from '@umkreis/api-client/passkeys'
import type { AuthAnswer, PasskeySignInOptions } from '@umkreis/schemas'
import { ceremonyProblem } from '../../../../services/passkeys/ceremony-problem.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { passkeyCopy as copy } from './passkey-copy.ts'

/** A challenge this close to its end is replaced before somebody answers it, in milliseconds. */
const REPLACED_BEFORE_MS = 60_000

/** How signing in with a passkey stands. */
export type PasskeySignInState =
  | { readonly kind: 'offered' | 'busy' | 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Passkeys are for another domain than the one that is shown: none can be used here. */
  | { readonly kind: 'elsewhere' }

/** What signing in with a passkey needs from outside. */
export type PasskeySignInParts = {
  readonly passkeys: Pick<PasskeysResource, 'signInOptions' | 'signIn'>
  /** Takes in who has signed in. */
  readonly take: (answer: AuthAnswer) => Promise<unknown>
}

type Offer = { readonly options: PasskeySignInOptions; readonly replacedAtMs: number }

/**
 * Signs in with passkeys: with one that is chosen where the browser completes the address, which is offered as long as
 * somebody listens, or with one that the browser asks for when it is told to.
 */
export class PasskeySignIn {
  private current: PasskeySignInState = { kind: 'offered' }
  private listener: (() => void) | undefined
  private offer: Offer | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly parts: PasskeySignInParts) {}

  readonly state = (): PasskeySignInState => this.current

  /** Offers passkeys where the browser completes the address. @returns Ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listener = listener
    void this.offerInField()
    return () => {
      this.listener = undefined
      clearTimeout(this.timer)
      WebAuthnAbortService.cancelCeremony()
    }
  }

  /** Has the browser ask for a passkey. */
  readonly ask = async (): Promise<void> => {
    if (this.current.kind === 'busy') return
    this.change({ kind: 'busy' })
    try {
      const options = await this.freshOptions()
      if (options) await this.answer(await startAuthentication({ optionsJSON: options }))
    } catch (error) {
      this.fail(error)
      void this.offerInField()
    }
  }

  private async offerInField(): Promise<void> {
    let response: AuthenticationResponseJSON
    try {
      if (!(await browserSupportsWebAuthnAutofill())) return
      const options = await this.freshOptions()
      if (!options || !this.listener || this.current.kind === 'busy') return
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.replace(), (this.offer?.replacedAtMs ?? 0) - Date.now())
      response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true })
    } catch {
      // Nobody has asked for it: where it can't be offered, or something else is asked for, the button still is there.
      return
    }
    try {
      await this.answer(response)
    } catch (error) {
      this.fail(error)
      void this.offerInField()
    }
  }

  private replace(): void {
    // Whoever is being asked has time left; what comes too late the server refuses.
    if (this.current.kind !== 'busy') void this.offerInField()
  }

  /** One is kept, so that a press finds it at hand: some browsers have forgotten the press once a server was asked. */
  private async freshOptions(): Promise<PasskeySignInOptions | undefined> {
    if (!this.offer || this.offer.replacedAtMs <= Date.now()) {
      const options = await this.parts.passkeys.signInOptions()
      this.offer = { options, replacedAtMs: Date.now() + options.timeout - REPLACED_BEFORE_MS }
    }
    const { options } = this.offer
    if (options.rpId === window.location.hostname) return options
    this.change({ kind: 'elsewhere' })
    return undefined
  }

  private async answer({ id, rawId, response }: AuthenticationResponseJSON): Promise<void> {
    // Good once, whatever comes of it.
    this.offer = undefined
    this.change({ kind: 'busy' })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const proof = { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
    await this.parts.take(await this.parts.passkeys.signIn({ id, rawId, type: 'public-key', response: proof }))
  }

  private fail(error: unknown): void {
    const problem = ceremonyProblem(error)
    if (problem === 'called-off') this.change({ kind: 'offered' })
    else if (problem === 'cancelled') this.change({ kind: 'cancelled' })
    else this.change({ kind: 'failed', message: problem ? copy.broken : describeFailure(error) })
  }

  private change(state: PasskeySignInState): void {
    this.current = state
    this.listener?.()
  }
}
