import { CryptoError, type Bytes, type DeviceKeys } from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { changeIdentity } from '../identity.ts'
import { joiningDevice, storeJoiningDevice } from '../identity/joining-device.ts'
import { PairingError } from './errors.ts'
import { createMailboxSession, type MailboxSession } from './mailbox-session.ts'
import { requireHeadIn, type OpenPairings, type PairingContext } from './pairing-context.ts'
import type { PairingMessage } from './pairing-message.ts'

/**
 * The side of the device that wants to be let in. It ends well as soon as this device is ready, by whatever it became so.
 *
 * @param step Reacts to what was said, the last word left out.
 */
export function createNewcomerSession(
  context: PairingContext,
  open: OpenPairings,
  pairingId: PairingId,
  step: (said: readonly PairingMessage[]) => Promise<void>,
): MailboxSession<void> {
  const { own, inBackground } = context
  const session = createMailboxSession<void>(
    context,
    pairingId,
    async (said) => {
      if (said.at(-1)?.kind === 'done') inBackground(own.find())
      else await step(said)
    },
    () => {
      open.delete(pairingId)
      stopListening()
    },
  )
  const stopListening = own.onReadinessChange(({ kind }) => {
    if (kind === 'ready') session.succeed()
  })
  open.set(pairingId, session)
  return session
}

/**
 * Stores the keys with which this device joins, for a chain that its owner vouches for.
 *
 * @param headHash What the other device said; its owner's eyes carried it here, or the code that stands for it.
 * @param candidate The keys that the other device knows already; unless told, the ones that are stored here, or new ones.
 * @throws {PairingError} `forged` when the server shows another chain, `answered-elsewhere` when another tab is joining with other keys.
 */
export async function prepareToJoin(
  context: PairingContext,
  headHash: Bytes,
  candidate?: DeviceKeys,
): Promise<DeviceKeys> {
  try {
    return await changeIdentity(context, async (offered) => {
      const chain = requireHeadIn(offered, headHash)
      const { device, isNew } = await joiningDevice(context, chain)
      if (candidate && !isNew && device.public.deviceId !== candidate.public.deviceId) {
        throw new PairingError('answered-elsewhere')
      }
      const joining = candidate ?? device
      await storeJoiningDevice(context, joining, headHash)
      return joining
    })
  } catch (error) {
    if (error instanceof CryptoError) throw new PairingError('forged', { cause: error })
    throw error
  }
}
