import { CryptoError } from '@umkreis/crypto'
import type { Unsubscribe } from '../connection/hub-client.ts'
import { EncryptionNotReadyError, UnreadableStoreError } from './errors.ts'
import type { Identity, IdentityContext, IdentityState } from './identity.ts'
import { findIdentity } from './identity/find-identity.ts'
import { createLater } from './later.ts'
import { createListeners } from './listeners.ts'
import { errorName, type ConversationLog } from './log.ts'
import type { Readiness } from './readiness.ts'

const recovery = createLater(() => import('./identity/recovery-code.ts'))

type State = { readonly kind: 'ready'; readonly identity: Identity } | Exclude<Readiness, { kind: 'ready' }>

/** What {@link createOwnIdentity} needs besides finding keys. */
export interface OwnIdentityContext extends IdentityContext {
  readonly log: ConversationLog
  readonly onListenerError: (error: unknown) => void
  /** Runs before the device is ready with other keys than before: what was derived from them is forgotten. */
  readonly onNewKeys: () => void
  /** Runs once the device is ready with other keys than before: what was unreadable may open now. */
  readonly onReady: (identity: Identity) => void
}

/** Who this device is, and whether it can seal and open. */
export interface OwnIdentity {
  readonly readiness: Readiness
  /** `undefined` while the device is not ready. */
  readonly current: Identity | undefined
  onReadinessChange(handler: (readiness: Readiness) => void): Unsubscribe
  /** @throws {EncryptionNotReadyError} While there is none. */
  require(): Identity
  /** Looks for the keys anew, and makes them when the account has none. @throws What `api` throws. */
  find(): Promise<Readiness>
  /** Takes over what a change of the own chain came to. */
  adopt(found: IdentityState): Promise<Readiness>
  loadRecoveryCode(): Promise<string | undefined>
  confirmRecoveryCode(typed: string): Promise<boolean>
  enrolWithRecoveryCode(typed: string): Promise<void>
  startOver(): Promise<void>
}

/** Nobody yet: {@link OwnIdentity.find} has to look first. */
export function createOwnIdentity(context: OwnIdentityContext): OwnIdentity {
  const { userId, keys, pins, log } = context
  const listeners = createListeners<[Readiness]>(context.onListenerError)
  let state: State = { kind: 'not-ready', reason: 'starting' }

  function readinessOf(): Readiness {
    return state.kind === 'ready' ? { kind: 'ready' } : state
  }

  function enter(next: State): Readiness {
    state = next
    listeners.tell(readinessOf())
    return readinessOf()
  }

  async function becomeReady(identity: Identity): Promise<void> {
    context.onNewKeys()
    enter({ kind: 'ready', identity })
    await pins.save()
    context.onReady(identity)
  }

  async function adopt(found: IdentityState): Promise<Readiness> {
    if (found.kind === 'none') {
      if (found.reason === 'identity-changed') log.error('Somebody started over with new own keys', { userId })
      return enter({ kind: 'not-ready', reason: found.reason })
    }
    const isKnown = state.kind === 'ready' && state.identity.chain.seq >= found.identity.chain.seq
    if (!isKnown) await becomeReady(found.identity)
    return readinessOf()
  }

  async function find(): Promise<Readiness> {
    try {
      return await adopt(await findIdentity(context))
    } catch (error) {
      if (error instanceof CryptoError) {
        log.error('Own keys are not acceptable', { error: errorName(error) })
        return enter({ kind: 'not-ready', reason: 'identity-changed' })
      }
      if (error instanceof UnreadableStoreError) {
        log.error('Own keys are damaged', { entry: error.entry })
        return enter({ kind: 'not-ready', reason: 'store-unreadable' })
      }
      // The keys that are here stay good while the server can't be asked.
      if (state.kind !== 'ready') enter({ kind: 'not-ready', reason: 'unreachable' })
      throw error
    }
  }

  return {
    get readiness() {
      return readinessOf()
    },
    get current() {
      return state.kind === 'ready' ? state.identity : undefined
    },
    onReadinessChange: (handler) => listeners.add(handler),
    require() {
      if (state.kind !== 'ready') throw new EncryptionNotReadyError(state.reason)
      return state.identity
    },
    find,
    adopt,
    loadRecoveryCode: () => keys.loadCode(),
    confirmRecoveryCode: async (typed) => (await recovery()).confirmRecoveryCode(context, typed),
    async enrolWithRecoveryCode(typed) {
      await becomeReady(await (await recovery()).enrolWithRecoveryCode(context, typed))
    },
    async startOver() {
      const { startOver } = await import('./identity/first-keys.ts')
      await becomeReady(await startOver(context))
    },
  }
}
