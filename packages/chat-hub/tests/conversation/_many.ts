import {
  createDeviceKeys,
  createFirstUserLink,
  createRecoveryCode,
  createUserKey,
  encodeBase64,
  recoveryDeviceFromCode,
  sealUserKeyToDevice,
  systemRandom,
} from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import type { E2eeApi } from '../../src/index.ts'
import { createMemoryKeyStore, type FakeChatServer, type MemoryKeyStore } from '../../src/testing/index.ts'
import { user } from './_person.ts'

/** Gives somebody keys on the server, as a first sign-in would, without a client that listens. @returns The store of that person's device. */
export async function enrol(server: FakeChatServer, userId: string): Promise<MemoryKeyStore> {
  const device = createDeviceKeys(systemRandom)
  const userKey = createUserKey(systemRandom, 1)
  const recovery = recoveryDeviceFromCode(createRecoveryCode(systemRandom), userId)
  const link = encodeBase64(await createFirstUserLink({ userId, device, recovery, userKey, nowMs: 1 }))
  const box = encodeBase64(await sealUserKeyToDevice(userKey, userId, device.public, systemRandom))
  await server.connect(user(userId)).api.postUserLink({
    userId: user(userId),
    seq: 1,
    previousHash: null,
    generation: 1,
    resetCounter: 0,
    link,
    deviceBoxes: [{ deviceId: device.public.deviceId as DeviceId, generation: 1, box }],
    previousKeyBoxes: [],
  })
  const store = createMemoryKeyStore()
  await store.put('device-seed', device.seed)
  return store
}

/** Keys for `p0` to `p<count - 1>`. @returns The store of each. */
export async function enrolMany(server: FakeChatServer, count: number): Promise<Map<string, MemoryKeyStore>> {
  const stores = new Map<string, MemoryKeyStore>()
  for (let index = 0; index < count; index++) stores.set(`p${index}`, await enrol(server, `p${index}`))
  return stores
}

/** Counts the calls to a server by name. */
export function countCalls(api: E2eeApi, counts: Record<string, number>): E2eeApi {
  const counting = Object.entries(api).map(([name, call]: [string, (...args: never[]) => unknown]) => [
    name,
    (...args: never[]) => {
      counts[name] = (counts[name] ?? 0) + 1
      return call(...args)
    },
  ])
  return Object.fromEntries(counting) as E2eeApi
}

/** Runs a task and counts how often everything else got its turn meanwhile. */
export async function countTurns<T>(task: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  try {
    return { result: await task(), turns }
  } finally {
    isOver = true
  }
}
