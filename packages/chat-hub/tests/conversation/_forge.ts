import {
  activeDevices,
  createDeviceKeys,
  createFirstUserLink,
  createNextUserLink,
  createResetUserLink,
  createUserKey,
  decodeBase64,
  encodeBase64,
  extendUserChain,
  sealUserKeyToDevice,
  systemRandom,
  type DeviceKeys,
  type DeviceKind,
  type DevicePublicKeys,
  type UserChain,
  type UserKey,
} from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import { createMemoryKeyStore, type FakeChatServer, type MemoryKeyStore } from '../../src/testing/index.ts'
import { user } from './_person.ts'

/** What the server has of somebody, verified. */
export async function chainOf(server: FakeChatServer, userId: string): Promise<UserChain> {
  let chain: UserChain | null = null
  for (const { link } of server.users.get(user(userId))!.links) chain = await extendUserChain(chain, decodeBase64(link))
  return chain!
}

/**
 * What a server can do by itself: makes somebody start over with keys that are its own, without telling anybody.
 *
 * @param keep Whether the victim's devices stay, and can open the new key.
 * @returns A store with which the server can act as that person.
 */
export async function forgeReset(
  server: FakeChatServer,
  userId: string,
  keep: boolean,
): Promise<{ store: MemoryKeyStore; device: DeviceKeys; userKey: UserKey }> {
  const stored = server.users.get(user(userId))!
  const chain = await chainOf(server, userId)
  const device = createDeviceKeys(systemRandom)
  const userKey = createUserKey(systemRandom, chain.generation + 1)
  const others: DevicePublicKeys[] = keep ? activeDevices(chain) : []
  const link = await createResetUserLink({ chain, device, others, userKey, nowMs: 1 })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', link))
  stored.links.push({
    link: encodeBase64(link),
    hash: encodeBase64(hash),
    generation: userKey.generation,
    resetCounter: chain.resetCounter + 1,
  })
  for (const recipient of [device.public, ...others]) {
    const box = await sealUserKeyToDevice(userKey, userId, recipient, systemRandom)
    stored.deviceBoxes.push({
      deviceId: recipient.deviceId as DeviceId,
      generation: userKey.generation,
      box: encodeBase64(box),
    })
  }
  const store = createMemoryKeyStore()
  await store.put('device-seed', device.seed)
  return { store, device, userKey }
}

/** What a server can do that made somebody start over: lets another device onto the chain that is its own now, and seals its key to it. */
export async function forgeAddition(
  server: FakeChatServer,
  userId: string,
  { device, userKey }: { device: DeviceKeys; userKey: UserKey },
  victim: DevicePublicKeys,
): Promise<void> {
  const stored = server.users.get(user(userId))!
  const chain = await chainOf(server, userId)
  const link = await createNextUserLink({ chain, signer: device, userKey, add: [victim], nowMs: 1 })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', link))
  const { generation, resetCounter } = chain
  stored.links.push({ link: encodeBase64(link), hash: encodeBase64(hash), generation, resetCounter })
  const box = encodeBase64(await sealUserKeyToDevice(userKey, userId, victim, systemRandom))
  stored.deviceBoxes.push({ deviceId: victim.deviceId as DeviceId, generation, box })
}

/** What a server can do by itself: invents a chain for somebody out of the public keys of their recovery device, and throws the genuine one away. */
export async function forgeFirstLink(
  server: FakeChatServer,
  userId: string,
  recovery: DevicePublicKeys,
  kind: DeviceKind,
): Promise<void> {
  const stored = server.users.get(user(userId))!
  const device = createDeviceKeys(systemRandom)
  const userKey = createUserKey(systemRandom)
  const link = await createFirstUserLink({ userId, device, others: [{ ...recovery, kind }], userKey, nowMs: 1 })
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', link))
  stored.links.splice(0, stored.links.length, {
    link: encodeBase64(link),
    hash: encodeBase64(hash),
    generation: 1,
    resetCounter: 0,
  })
  const box = encodeBase64(await sealUserKeyToDevice(userKey, userId, recovery, systemRandom))
  stored.deviceBoxes.splice(0, stored.deviceBoxes.length, {
    deviceId: recovery.deviceId as DeviceId,
    generation: 1,
    box,
  })
}

/** What a server can do by itself: invents a chain that names a device of the victim whose public keys it knows, and throws the genuine one away. */
export async function forgeChainWith(server: FakeChatServer, userId: string, victim: DevicePublicKeys): Promise<void> {
  await forgeFirstLink(server, userId, victim, 'device')
}
