import { activeDevices, type UserChain } from '@umkreis/crypto'
import { LastDeviceError, NoSuchDeviceError } from '../errors.ts'
import { changeIdentity, requireIdentityIn, type IdentityContext, type IdentityState } from '../identity.ts'
import { makeOwnLink, postOwnLink } from './own-links.ts'

/** A device that goes by its own wish must leave somebody behind who can read: a code that its owner does not have yet is nobody. */
async function requireOtherWayIn(context: IdentityContext, chain: UserChain, deviceId: string): Promise<void> {
  const others = activeDevices(chain).filter((device) => device.deviceId !== deviceId)
  if (others.some(({ kind }) => kind === 'device')) return
  if (others.length === 0 || (await context.keys.loadCode()) !== undefined) throw new LastDeviceError()
}

/**
 * Takes a device out, with a new user key for the rest (flow 7). This very device forgets its keys.
 *
 * @returns Who this device is afterwards.
 * @throws {EncryptionNotReadyError}
 * @throws {NoSuchDeviceError} If it never was a device of the account.
 * @throws {LastDeviceError} If nobody could read afterwards.
 */
export function signOutDevice(context: IdentityContext, deviceId: string): Promise<IdentityState> {
  return changeIdentity(context, async (chain): Promise<IdentityState | undefined> => {
    const identity = await requireIdentityIn(context, chain)
    const record = identity.chain.devices.get(deviceId)
    if (record?.kind !== 'device') throw new NoSuchDeviceError()
    if (record.removedSeq !== null) return { kind: 'enrolled', identity }
    const isThis = deviceId === identity.device.public.deviceId
    if (isThis) await requireOtherWayIn(context, identity.chain, deviceId)
    const link = await makeOwnLink(context, identity, { remove: [deviceId] })
    if (!(await postOwnLink(context, link))) return undefined
    if (!isThis) return { kind: 'enrolled', identity: link.identity }
    await context.keys.forgetSignedOut(deviceId)
    return { kind: 'none', reason: 'signed-out' }
  })
}
