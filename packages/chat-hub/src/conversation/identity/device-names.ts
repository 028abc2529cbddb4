import {
  CryptoError,
  decodeBase64,
  encodeBase64,
  openDeviceName,
  sealDeviceName,
  type RandomSource,
} from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import type { E2eeApi } from '../e2ee-api.ts'
import type { Identity } from '../identity.ts'

/** Tells the account's other devices what a device calls itself, sealed, and the server that it is in use. */
export async function putDeviceName(
  api: E2eeApi,
  random: RandomSource,
  identity: Identity,
  deviceId: string,
  name: string | null,
): Promise<void> {
  const { userId, chain } = identity
  const userKey = identity.userKey(chain.generation)
  const isSealable = name !== null && userKey !== undefined
  const sealed = isSealable ? encodeBase64(sealDeviceName(userKey, userId, deviceId, name, random)) : null
  await api.putDevice(deviceId as DeviceId, { name: sealed })
}

/** What a device calls itself; `null` when it has not said, or what the server keeps is not its name. */
export async function readDeviceName(
  identity: Identity,
  deviceId: string,
  sealed: string | null | undefined,
): Promise<string | null> {
  if (sealed === null || sealed === undefined) return null
  try {
    const keyOf = (generation: number) => identity.userKey(generation)
    return await openDeviceName(decodeBase64(sealed), identity.userId, deviceId, keyOf)
  } catch (error) {
    if (error instanceof CryptoError) return null
    throw error
  }
}
