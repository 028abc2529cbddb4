import { FormatError } from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { createListeners } from '../listeners.ts'
import { answerPairing } from './answer-pairing.ts'
import type { DevicePairingService } from './create-device-pairing.ts'
import type { IncomingPairing } from './device-pairing.ts'
import { createIncomingPairing } from './incoming-pairing.ts'
import { offerPairing } from './offer-pairing.ts'
import type { OpenPairings, PairingContext } from './pairing-context.ts'
import { parsePairingMessage } from './pairing-message.ts'
import { requestPairing } from './request-pairing.ts'

function isRequest(text: string | undefined): boolean {
  try {
    return text !== undefined && parsePairingMessage(text)?.kind === 'request'
  } catch (error) {
    if (error instanceof FormatError) return false
    throw error
  }
}

/** Both sides of letting a device in; see {@link createDevicePairing}, which brings it when it is wanted. */
export function createPairingService(
  context: PairingContext,
  onListenerError: (error: unknown) => void,
): DevicePairingService {
  const { api, own, inBackground } = context
  const open: OpenPairings = new Map()
  const incoming = new Set<IncomingPairing>()
  const listeners = createListeners<[IncomingPairing]>(onListenerError)

  /** Shows a request that nobody has answered. Everything else in a mailbox is between others. */
  async function consider(pairingId: PairingId): Promise<void> {
    const { messages } = await api.pairing(pairingId, 0)
    if (messages.length !== 1 || !isRequest(messages[0]?.message) || open.has(pairingId)) return
    const one = createIncomingPairing(context, open, pairingId)
    const forget = () => void incoming.delete(one)
    one.finished.then(forget, forget)
    incoming.add(one)
    listeners.tell(one)
  }

  return {
    async offerPairing() {
      return offerPairing(context, open)
    },
    answerPairing: (text) => answerPairing(context, open, text),
    requestPairing: () => requestPairing(context, open),
    onPairingRequested(handler) {
      for (const one of incoming) handler(one)
      return listeners.add(handler)
    },
    hear({ pairingId }) {
      const known = open.get(pairingId)
      if (known) inBackground(known.look())
      else if (own.current) inBackground(consider(pairingId))
    },
    async lookAll() {
      for (const session of open.values()) inBackground(session.look())
      if (!own.current) return
      const { pairings } = await api.pairings()
      for (const { pairingId } of pairings) if (!open.has(pairingId)) await consider(pairingId)
    },
  }
}
