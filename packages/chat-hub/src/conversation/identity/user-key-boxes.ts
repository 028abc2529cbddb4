import {
  decodeBase64,
  encodeBase64,
  equalBytes,
  MismatchError,
  openPreviousUserKey,
  openUserKeyWithDevice,
  sealUserKeyToDevice,
  type DeviceKeys,
  type DevicePublicKeys,
  type RandomSource,
  type UserChain,
  type UserKey,
} from '@umkreis/crypto'
import type { DeviceBox, DeviceId, UserBoxesAnswer, UserId } from '@umkreis/schemas'

function requireSamePublicKeys(key: UserKey, chain: UserChain): void {
  const isSame =
    equalBytes(key.signing.publicKey, chain.userSigningKey) &&
    equalBytes(key.agreement.publicKey, chain.userAgreementKey)
  if (!isSame) throw new MismatchError('user-key', 'publicKey')
}

function openEarlierKeys(userId: UserId, newest: UserKey, boxes: UserBoxesAnswer): Map<number, UserKey> {
  const keys = new Map([[newest.generation, newest]])
  let key = newest
  for (;;) {
    const previous = boxes.previousKeyBoxes.find((box) => box.generation === key.generation)
    if (!previous) return keys
    key = openPreviousUserKey(decodeBase64(previous.box), key, userId)
    keys.set(key.generation, key)
  }
}

/**
 * Opens the current user key with a device, and with it every earlier one that can be reached.
 *
 * @returns The keys by their generation; `undefined` when there is no box for this device.
 * @throws {CryptoError} If a box is not what the chain promises.
 */
export async function openUserKeys(
  chain: UserChain,
  device: DeviceKeys,
  boxes: UserBoxesAnswer,
): Promise<ReadonlyMap<number, UserKey> | undefined> {
  const userId = chain.userId as UserId
  for (const { deviceId, generation, box } of boxes.deviceBoxes) {
    if (deviceId !== device.public.deviceId || generation !== chain.generation) continue
    const key = await openUserKeyWithDevice(decodeBase64(box), userId, generation, device)
    requireSamePublicKeys(key, chain)
    return openEarlierKeys(userId, key, boxes)
  }
  return undefined
}

/** Seals a user key to each of the devices. */
export async function sealUserKeyToAll(
  key: UserKey,
  userId: UserId,
  devices: readonly DevicePublicKeys[],
  random: RandomSource,
): Promise<DeviceBox[]> {
  const boxes: DeviceBox[] = []
  for (const device of devices) {
    const box = await sealUserKeyToDevice(key, userId, device, random)
    boxes.push({ deviceId: device.deviceId as DeviceId, generation: key.generation, box: encodeBase64(box) })
  }
  return boxes
}
