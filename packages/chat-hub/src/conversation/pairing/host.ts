import type { IntroducedDevice } from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import { NoSuchDeviceError } from '../errors.ts'
import { putDeviceName } from '../identity/device-names.ts'
import { letDeviceIn } from '../identity/let-in.ts'
import type { PairedDevice } from './device-pairing.ts'
import { PairingError } from './errors.ts'
import type { MailboxSession } from './mailbox-session.ts'
import type { PairingContext } from './pairing-context.ts'

/**
 * The last step of the device that has the keys, once it is sure whom it lets in: signs the other one in, and ends the pairing. Whatever fails is told
 * there as a refusal.
 */
export async function finishAsHost(
  context: PairingContext,
  session: MailboxSession<PairedDevice>,
  { device, name }: IntroducedDevice,
): Promise<void> {
  const { api, random, own, inBackground } = context
  const identity = await letDeviceIn(context, device).catch((error: unknown) => {
    // A device that was signed out comes back as an old message only: it never counts again.
    const isReplayed = error instanceof NoSuchDeviceError
    session.fail(isReplayed ? new PairingError('forged', { cause: error }) : error, 'refused')
  })
  if (!identity) return
  // By this device, so that the new one never stands in the list without the name under which it was let in.
  inBackground(putDeviceName(api, random, identity, device.deviceId, name))
  void session.say('done')
  session.succeed({ deviceId: device.deviceId as DeviceId, name })
  await own.adopt({ kind: 'enrolled', identity })
}
