import {
  createPairingRequest,
  encodeBase64Url,
  revealPairing,
  type Bytes,
  type DeviceKeys,
  type PairingRequest as Commitment,
} from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { joiningDevice } from '../identity/joining-device.ts'
import { createDeferred } from './deferred.ts'
import type { PairingRequest } from './device-pairing.ts'
import { PairingError } from './errors.ts'
import { createNewcomerSession, prepareToJoin } from './newcomer.ts'
import { requireHeadIn, type OpenPairings, type PairingContext } from './pairing-context.ts'
import { pairingWord } from './pairing-message.ts'

/** Asks the account's other devices to let this one in, and shows a code for their owner to compare. */
export function requestPairing(context: PairingContext, open: OpenPairings): PairingRequest {
  const { own, userId, directory, random, deviceName } = context
  if (own.current) throw new TypeError('This device has its keys')
  const code = createDeferred<string>()
  // The keys are stored only once the code was confirmed: until then, whoever answers may be the server, which could make up a chain with them in it.
  let asked: { readonly device: DeviceKeys; readonly commitment: Commitment } | undefined
  let shown: { readonly headHash: Bytes } | undefined
  let isConfirmed = false

  const session = createNewcomerSession(context, open, encodeBase64Url(random(16)) as PairingId, async (said) => {
    const [, response] = said
    if (!asked || !response || shown) return
    if (response.kind !== 'response') throw new PairingError('forged')
    const { headHash, reveal, code: digits } = await revealPairing(asked.commitment, response.payload, random)
    requireHeadIn(await directory.refresh(userId), headHash)
    if (!(await session.post(2, { kind: 'reveal', payload: reveal }))) throw new PairingError('forged')
    shown = { headHash }
    code.resolve(digits)
  })

  async function ask(): Promise<void> {
    const chain = await directory.load(userId)
    if (!chain) throw new PairingError('forged')
    const { device } = await joiningDevice(context, chain)
    const commitment = createPairingRequest({ userId, device: device.public, name: deviceName, random })
    asked = { device, commitment }
    const isFirst = await session.post(0, { kind: 'request', payload: commitment.commitment })
    if (!isFirst) throw new PairingError('forged')
  }

  async function confirm(): Promise<void> {
    if (!asked || !shown) throw new TypeError('There is no code yet')
    if (isConfirmed) return
    await prepareToJoin(context, shown.headHash, asked.device)
    if (!(await session.post(3, pairingWord('confirmed')))) throw new PairingError('forged')
    isConfirmed = true
  }

  session.finished.catch((error: unknown) => code.reject(error))
  session.run(ask).catch((error: unknown) => session.fail(error))
  return {
    code: code.promise,
    finished: session.finished,
    async confirm() {
      try {
        await session.run(confirm)
      } catch (error) {
        // Anything else, such as a lost network, leaves it as it was: it can be confirmed again.
        if (error instanceof PairingError) session.fail(error, 'cancelled')
        throw error
      }
    },
    cancel() {
      if (!session.isOver) session.fail(new PairingError('cancelled'), 'cancelled')
    },
  }
}
