import { createPairingOffer, headHash, verifyPairingAnswer } from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import type { PairedDevice, PairingOffer } from './device-pairing.ts'
import { PairingError } from './errors.ts'
import { finishAsHost } from './host.ts'
import { createMailboxSession } from './mailbox-session.ts'
import type { OpenPairings, PairingContext } from './pairing-context.ts'

/** Who reads a QR code that was put away is told so. Nothing is said before: most codes are shown and put away unread. */
function declineLater(context: PairingContext, open: OpenPairings, pairingId: PairingId): void {
  const session = createMailboxSession<never>(
    context,
    pairingId,
    async ([answer]) => {
      if (answer) session.fail(new PairingError('cancelled'), 'cancelled')
    },
    () => open.delete(pairingId),
  )
  open.set(pairingId, session)
}

/**
 * Begins to let a device in that reads a QR code of this one.
 *
 * @throws {EncryptionNotReadyError}
 */
export function offerPairing(context: PairingContext, open: OpenPairings): PairingOffer {
  const { own, userId, random } = context
  const { chain } = own.require()
  const { text, ...offer } = createPairingOffer({ userId, headHash: headHash(chain), random })
  const pairingId = offer.pairingId as PairingId
  const session = createMailboxSession<PairedDevice>(
    context,
    pairingId,
    async ([answer]) => {
      if (!answer) return
      if (answer.kind !== 'answer') throw new PairingError('forged')
      await finishAsHost(context, session, verifyPairingAnswer(offer, answer.payload))
    },
    () => open.delete(pairingId),
  )
  open.set(pairingId, session)
  return {
    text,
    finished: session.finished,
    cancel() {
      if (session.isOver) return
      session.fail(new PairingError('cancelled'))
      declineLater(context, open, pairingId)
    },
  }
}
