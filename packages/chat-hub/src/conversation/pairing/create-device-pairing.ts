import type { E2eePairing } from '@umkreis/schemas'
import type { Unsubscribe } from '../../connection/hub-client.ts'
import { createLater } from '../later.ts'
import type { DevicePairing, IncomingPairing, PairingRequest } from './device-pairing.ts'
import type { PairingContext } from './pairing-context.ts'

/** Pairing, and what has to be told to it. */
export interface DevicePairingService extends DevicePairing {
  /** A mailbox of this account has a new message. */
  hear(event: E2eePairing): void
  /** Events may have been missed: looks into every mailbox. */
  lookAll(): Promise<void>
}

/** Both sides of letting a device in. What does it is loaded when a device is let in, or asks to be: that is rare. */
export function createDevicePairing(
  context: PairingContext,
  onListenerError: (error: unknown) => void,
): DevicePairingService {
  const { api, own, inBackground } = context
  const handlers = new Map<(incoming: IncomingPairing) => void, Unsubscribe | undefined>()
  let loaded: DevicePairingService | undefined
  const service = createLater(async () => {
    const { createPairingService } = await import('./pairing-service.ts')
    loaded = createPairingService(context, onListenerError)
    for (const handler of handlers.keys()) handlers.set(handler, loaded.onPairingRequested(handler))
    return loaded
  })

  return {
    offerPairing: async () => (await service()).offerPairing(),
    answerPairing: async (text) => (await service()).answerPairing(text),
    requestPairing() {
      if (own.current) throw new TypeError('This device has its keys')
      // By the time that it is loaded, the device may have been let in by another way.
      return requestLater(service().then((pairing) => (own.current ? LET_IN_ALREADY : pairing.requestPairing())))
    },
    onPairingRequested(handler) {
      handlers.set(handler, loaded?.onPairingRequested(handler))
      return () => {
        handlers.get(handler)?.()
        handlers.delete(handler)
      }
    },
    hear(event) {
      if (loaded) loaded.hear(event)
      else if (own.current) inBackground(service().then((pairing) => pairing.hear(event)))
    },
    async lookAll() {
      if (!loaded) {
        if (!own.current) return
        const { pairings } = await api.pairings()
        if (pairings.length === 0) return
      }
      await (await service()).lookAll()
    },
  }
}

/** A request that ended well before anybody could answer it: there is no code to compare. */
const LET_IN_ALREADY: PairingRequest = {
  code: new Promise(() => undefined),
  finished: Promise.resolve(),
  confirm: () => Promise.resolve(),
  cancel: () => undefined,
}

/** A request whose code is still to come. */
function requestLater(request: Promise<PairingRequest>): PairingRequest {
  const code = request.then((one) => one.code)
  const finished = request.then((one) => one.finished)
  // Whoever waits hears of it; nobody has to wait for both.
  code.catch(() => undefined)
  finished.catch(() => undefined)
  return {
    code,
    finished,
    confirm: async () => (await request).confirm(),
    cancel: () => void request.then((one) => one.cancel()).catch(() => undefined),
  }
}
