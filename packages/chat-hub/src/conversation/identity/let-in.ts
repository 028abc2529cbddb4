import type { DevicePublicKeys } from '@umkreis/crypto'
import { NoSuchDeviceError } from '../errors.ts'
import { changeIdentity, requireIdentityIn, type Identity, type IdentityContext } from '../identity.ts'
import { makeOwnLink, postOwnLink } from './own-links.ts'

/**
 * Signs a device in and seals the user key to it (flow 2). Done already counts as done.
 *
 * @returns Who this device is afterwards.
 * @throws {EncryptionNotReadyError}
 * @throws {NoSuchDeviceError} If the device was signed out before: it never comes back.
 */
export function letDeviceIn(context: IdentityContext, device: DevicePublicKeys): Promise<Identity> {
  return changeIdentity(context, async (chain) => {
    const identity = await requireIdentityIn(context, chain)
    const known = identity.chain.devices.get(device.deviceId)
    if (known && (known.removedSeq !== null || known.kind !== 'device')) throw new NoSuchDeviceError()
    if (known) return identity
    const link = await makeOwnLink(context, identity, { add: [device] })
    return (await postOwnLink(context, link)) ? link.identity : undefined
  })
}
