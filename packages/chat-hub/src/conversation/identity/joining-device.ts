import { createDeviceKeys, type Bytes, type DeviceKeys, type UserChain } from '@umkreis/crypto'
import { UnreadableStoreError } from '../errors.ts'
import type { IdentityContext } from '../identity.ts'

/**
 * Keys with which this device can join a chain: those it has, unless it was signed out or they are damaged.
 *
 * @returns The keys, and whether they have to be stored.
 */
export async function joiningDevice(
  context: IdentityContext,
  chain: UserChain,
): Promise<{ readonly device: DeviceKeys; readonly isNew: boolean }> {
  const known = await context.keys.loadDevice().catch((error: unknown) => {
    if (error instanceof UnreadableStoreError) return undefined
    throw error
  })
  if (known && chain.devices.get(known.public.deviceId)?.removedSeq == null) return { device: known, isNew: false }
  return { device: createDeviceKeys(context.random), isNew: true }
}

/**
 * Stores the keys of a device that is about to join a chain which its owner vouches for. Pins and head come first: once the public keys are known, a
 * server could make up another chain that has them, or start over on this one, and only what was vouched for keeps the device from it.
 *
 * @param head The link that the owner vouched for.
 */
export async function storeJoiningDevice(context: IdentityContext, device: DeviceKeys, head: Bytes): Promise<void> {
  await context.pins.save()
  await context.keys.putJoinedHead(device.public.deviceId, head)
  await context.keys.putDevice(device)
}
