import { createPairingAnswer, PairingOfferError, parsePairingOffer, type PairingOffer } from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { PairingError } from './errors.ts'
import { createNewcomerSession, prepareToJoin } from './newcomer.ts'
import type { OpenPairings, PairingContext } from './pairing-context.ts'

function parseOffer(text: string, userId: string): PairingOffer {
  try {
    const offer = parsePairingOffer(text)
    if (offer.userId !== userId) throw new PairingError('not-this-account')
    return offer
  } catch (error) {
    if (error instanceof PairingOfferError) throw new PairingError('unreadable', { cause: error })
    throw error
  }
}

/**
 * Answers the QR code of a device that has the keys, and waits until this one is let in.
 *
 * @throws {PairingError}
 */
export async function answerPairing(context: PairingContext, open: OpenPairings, text: string): Promise<void> {
  const { own, userId, random, deviceName } = context
  const offer = parseOffer(text, userId)
  if (own.current) return
  const device = await prepareToJoin(context, offer.headHash)
  const answer = createPairingAnswer(offer, device.public, deviceName, random)
  const session = createNewcomerSession(context, open, offer.pairingId as PairingId, async ([first]) => {
    if (first && first.kind !== 'answer') throw new PairingError('forged')
  })
  const isFirst = session.run(() => session.post(0, { kind: 'answer', payload: answer }))
  isFirst.then(
    (isPosted) => isPosted || session.fail(new PairingError('answered-elsewhere')),
    (error: unknown) => session.fail(error),
  )
  return session.finished
}
