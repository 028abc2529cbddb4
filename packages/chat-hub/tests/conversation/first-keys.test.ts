import { createDeviceKeys, decodeBase64, deviceKeysFromSeed, systemRandom } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import type { E2eeApi } from '../../src/index.ts'
import { createFakeChatServer, createMemoryKeyStore } from '../../src/testing/index.ts'
import { forgeChainWith } from './_forge.ts'
import { connect, eventually, group, say, user } from './_person.ts'

const G = group('g')
const lost = () => Promise.reject(new TypeError('the network is gone'))

/** A network that carries links to the server and loses the answers, while `isBad`. */
function badNetwork() {
  const network = { isBad: true, posted: 0 }
  const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
    async postUserLink(post) {
      network.posted += 1
      const outcome = await api.postUserLink(post)
      return network.isBad ? lost() : outcome
    },
  })
  return { network, intercept }
}

/** A network that carries no link. */
const noNetwork = (): Partial<E2eeApi> => ({ postUserLink: lost })

describe('keys that are made while the network fails', () => {
  it('[ID2] come into force when the link was stored and only the answer was lost', async () => {
    const server = createFakeChatServer()
    const store = createMemoryKeyStore()
    const { intercept } = badNetwork()
    await expect(connect(server, 'ada', { store, intercept })).rejects.toThrow(TypeError)
    const again = await connect(server, 'ada', { store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    const code = await again.conversations.loadRecoveryCode()
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode(code!)
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[ID2] are posted again, the same ones, when the link never arrived', async () => {
    const server = createFakeChatServer()
    const store = createMemoryKeyStore()
    await expect(connect(server, 'ada', { store, intercept: noNetwork })).rejects.toThrow(TypeError)
    const prepared = store.contents.get('prepared-link')
    const again = await connect(server, 'ada', { store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(new TextDecoder().decode(prepared)).toContain(server.users.get(user('ada'))!.links[0]!.link)
    expect(store.contents.has('prepared-link')).toBe(false)
  })

  it('[ID1] are dropped when another device was quicker meanwhile', async () => {
    const server = createFakeChatServer()
    const store = createMemoryKeyStore()
    await expect(connect(server, 'ada', { store, intercept: noNetwork })).rejects.toThrow(TypeError)
    await connect(server, 'ada')
    const late = await connect(server, 'ada', { store })
    expect(late.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    expect(await late.conversations.loadRecoveryCode()).toBeUndefined()
    expect([...store.contents.keys()].filter((name) => name !== 'pins')).toEqual([])
  })

  it('[ID2] are not brought onto a chain that a server made up from a link it pretended to lose', async () => {
    const server = createFakeChatServer()
    const store = createMemoryKeyStore()
    await expect(connect(server, 'ada', { store, intercept: noNetwork })).rejects.toThrow(TypeError)
    const prepared = JSON.parse(new TextDecoder().decode(store.contents.get('prepared-link'))) as { deviceSeed: string }
    await forgeChainWith(server, 'ada', deviceKeysFromSeed(decodeBase64(prepared.deviceSeed)).public)
    const victim = await connect(server, 'ada', { store })
    expect(victim.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
  })

  it('[ID2] nor is a device whose enrolment by the code it pretended to lose', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const code = await ada.conversations.loadRecoveryCode()
    const store = createMemoryKeyStore()
    const phone = await connect(server, 'ada', { store, intercept: noNetwork })
    await expect(phone.conversations.enrolWithRecoveryCode(code!)).rejects.toThrow(TypeError)
    await forgeChainWith(server, 'ada', deviceKeysFromSeed(store.contents.get('device-seed')!).public)
    const again = await connect(server, 'ada', { store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
  })
})

describe('starting over', () => {
  it('[ID5] leaves the keys that there are in force until it is done', async () => {
    const server = createFakeChatServer()
    server.addGroup(G, { ada: 'manager' })
    const { network, intercept } = badNetwork()
    network.isBad = false
    const ada = await connect(server, 'ada', { intercept })
    await say(ada, G, 'hello')
    const offline = await connect(server, 'ada', { store: ada.store, intercept: noNetwork })
    await expect(offline.conversations.startOver()).rejects.toThrow(TypeError)
    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    await say(again, G, 'still here')
    await again.conversations.startOver()
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(server.users.get(user('ada'))!.links.map((link) => link.resetCounter)).toEqual([0, 1])
  })

  it('[ID5] starts over once, even when the answer was lost and it is asked for again', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    // The server threw the chain away: nothing that it shows continues what was seen.
    await forgeChainWith(server, 'ada', createDeviceKeys(systemRandom).public)
    const { network, intercept } = badNetwork()
    const again = await connect(server, 'ada', { store: ada.store, intercept })
    await expect(again.conversations.startOver()).rejects.toThrow(TypeError)
    network.isBad = false
    await again.conversations.startOver()
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(network.posted).toBe(1)
    expect(await again.conversations.loadRecoveryCode()).toMatch(/^[\dA-Z-]{35}$/)
    const restarted = await connect(server, 'ada', { store: ada.store })
    expect(restarted.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[ID5] that fails does not let go of what was seen: a made-up chain with this device in it stays refused', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const device = deviceKeysFromSeed(ada.store.contents.get('device-seed')!).public
    await forgeChainWith(server, 'ada', device)
    const tricked = await connect(server, 'ada', { store: ada.store, intercept: noNetwork })
    expect(tricked.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
    await expect(tricked.conversations.startOver()).rejects.toThrow(TypeError)
    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
  })
})

describe('what a device kept', () => {
  it('[ID6] that the browser deleted makes it a new device, which the recovery code enrols', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const code = await ada.conversations.loadRecoveryCode()
    ada.store.contents.clear()
    const evicted = await connect(server, 'ada', { store: ada.store })
    expect(evicted.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    await evicted.conversations.enrolWithRecoveryCode(code!)
    expect(evicted.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[ID6] that is damaged is told, kept until its owner enrols the device anew, and logged without its content', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const code = await ada.conversations.loadRecoveryCode()
    ada.store.contents.set('device-seed', createDeviceKeys(systemRandom).seed.slice(1))
    const damaged = await connect(server, 'ada', { store: ada.store })
    expect(damaged.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'store-unreadable' })
    expect(damaged.log).toEqual([{ message: 'Own keys are damaged', facts: { entry: 'device-seed' } }])
    expect(ada.store.contents.get('device-seed')).toHaveLength(31)
    await damaged.conversations.enrolWithRecoveryCode(code!)
    expect(damaged.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[ID6] of the heads it has seen is never silently forgotten when it is damaged', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    ada.store.contents.set('pins', new TextEncoder().encode('{'))
    await expect(connect(server, 'ada', { store: ada.store })).rejects.toMatchObject({
      name: 'UnreadableStoreError',
      entry: 'pins',
    })
  })
})

describe('a server that cannot be reached', () => {
  it('[ID1] is asked again with the next connection', async () => {
    const server = createFakeChatServer()
    let isAway = true
    const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
      userLinks: (userId, from) => (isAway ? lost() : api.userLinks(userId, from)),
    })
    const ada = await connect(server, 'ada', { intercept, start: false })
    await expect(ada.conversations.start()).rejects.toThrow(TypeError)
    expect(ada.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'unreachable' })
    isAway = false
    ada.device.setOnline(false)
    ada.device.setOnline(true)
    await eventually(() => expect(ada.conversations.readiness).toEqual({ kind: 'ready' }))
    isAway = true
    await expect(ada.conversations.start()).rejects.toThrow(TypeError)
    expect(ada.conversations.readiness).toEqual({ kind: 'ready' })
  })
})

describe('two tabs of one profile', () => {
  it('[ID1] [ID7] make one device together when both open for the first time', async () => {
    const server = createFakeChatServer()
    const store = createMemoryKeyStore()
    const tabs = await Promise.all([connect(server, 'ada', { store }), connect(server, 'ada', { store })])
    for (const tab of tabs) expect(tab.conversations.readiness).toEqual({ kind: 'ready' })
    expect(server.users.get(user('ada'))!.links).toHaveLength(1)
    expect(await tabs[0].conversations.loadRecoveryCode()).toBe(await tabs[1].conversations.loadRecoveryCode())
  })
})
