import {
  createPairingResponse,
  headHash,
  openPairingReveal,
  type Bytes,
  type IntroducedDevice,
  type PairingResponse,
} from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { createDeferred } from './deferred.ts'
import type { IncomingPairing, PairedDevice } from './device-pairing.ts'
import { PairingError } from './errors.ts'
import { finishAsHost } from './host.ts'
import { createMailboxSession } from './mailbox-session.ts'
import type { OpenPairings, PairingContext } from './pairing-context.ts'
import type { PairingMessage, PairingMessageKind } from './pairing-message.ts'

function requireKind(message: PairingMessage | undefined, kind: PairingMessageKind): Bytes {
  if (message?.kind !== kind) throw new PairingError('forged')
  return message.payload
}

/** A request of a new device, as it comes in on one that has the keys. Nothing is answered before somebody at this device takes it on. */
export function createIncomingPairing(
  context: PairingContext,
  open: OpenPairings,
  pairingId: PairingId,
): IncomingPairing {
  const { own, userId, random } = context
  const shown = createDeferred<{ code: string; name: string | null }>()
  let response: PairingResponse | undefined
  let introduced: (IntroducedDevice & { readonly code: string }) | undefined
  let isAccepted = false
  let takingOn: Promise<void> | undefined

  const session = createMailboxSession<PairedDevice>(
    context,
    pairingId,
    async ([request, answer, reveal, confirmed]) => {
      const commitment = requireKind(request, 'request')
      if (!response && answer) throw new PairingError('answered-elsewhere')
      if (!response || !reveal) return
      introduced ??= await openPairingReveal({
        userId,
        commitment,
        response,
        reveal: requireKind(reveal, 'reveal'),
      })
      shown.resolve({ code: introduced.code, name: introduced.name })
      if (!confirmed) return
      requireKind(confirmed, 'confirmed')
      if (isAccepted) await finishAsHost(context, session, introduced)
    },
    () => open.delete(pairingId),
  )
  open.set(pairingId, session)
  session.finished.catch((error: unknown) => shown.reject(error))

  async function answer(): Promise<void> {
    const made = createPairingResponse({ headHash: headHash(own.require().chain), random })
    if (!(await session.post(1, { kind: 'response', payload: made.bytes })))
      throw new PairingError('answered-elsewhere')
    response = made
  }

  async function takeOn(): Promise<void> {
    try {
      await session.run(answer)
    } catch (error) {
      takingOn = undefined
      if (error instanceof PairingError) session.fail(error)
      throw error
    }
  }

  return {
    pairingId,
    finished: session.finished,
    async takeOn() {
      takingOn ??= takeOn()
      await takingOn
      return shown.promise
    },
    async accept() {
      if (!introduced && !session.isOver) throw new TypeError('There is no code yet')
      isAccepted = true
      await session.look()
      return session.finished
    },
    async refuse() {
      if (!session.isOver) session.fail(new PairingError('refused'), 'refused')
    },
  }
}
