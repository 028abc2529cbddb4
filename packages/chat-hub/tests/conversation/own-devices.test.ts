import { decodeBase64 } from '@umkreis/crypto'
import type { DeviceId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import {
  EncryptionNotReadyError,
  LastDeviceError,
  NoSuchDeviceError,
  WrongRecoveryCodeError,
  type E2eeApi,
} from '../../src/index.ts'
import { createFakeChatServer, createMemoryKeyStore, type FakeChatServer } from '../../src/testing/index.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const G = group('g')

/** Ada with a laptop and a phone, and Ben, in one group that all of them have read. */
async function laptopAndPhone(): Promise<{
  server: FakeChatServer
  laptop: Person
  phone: Person
  ben: Person
  code: string
}> {
  const server = createFakeChatServer()
  const laptop = await connect(server, 'ada', { deviceName: 'Laptop' })
  const ben = await connect(server, 'ben')
  server.addGroup(G, { ada: 'manager', ben: 'member' })
  const code = (await laptop.conversations.loadRecoveryCode())!
  const phone = await connect(server, 'ada', { deviceName: 'Phone' })
  await phone.conversations.enrolWithRecoveryCode(code)
  await say(laptop, G, 'before')
  for (const person of [laptop, phone, ben]) expect(await read(person, server.messages(G))).toEqual(['before'])
  return { server, laptop, phone, ben, code }
}

async function namesOf(person: Person): Promise<(string | null)[]> {
  return (await person.conversations.devices()).map(({ name, kind }) => (kind === 'recovery' ? '(code)' : name))
}

async function idOf(person: Person): Promise<DeviceId> {
  return (await person.conversations.devices()).find((device) => device.isThis)!.deviceId
}

describe('the list of devices', () => {
  it('[OD1] names every device and the code, this one first, and the server learns no name', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    await eventually(async () => expect(await namesOf(laptop)).toEqual(['Laptop', '(code)', 'Phone']))
    expect(await namesOf(phone)).toEqual(['Phone', 'Laptop', '(code)'])
    const [first] = await phone.conversations.devices()
    expect(first).toEqual({
      deviceId: expect.stringMatching(/^[\w-]{22}$/),
      kind: 'device',
      name: 'Phone',
      isThis: true,
      addedAtMs: 1_790_000_000_000,
      lastUsedAtMs: Date.parse('2026-09-01T08:00:00.000Z'),
    })
    const kept = [...server.users.get(user('ada'))!.devices.values()].map((name) => atob(name!))
    expect(kept.join('')).not.toMatch(/Laptop|Phone/)
  })

  it('[OD1] calls nobody by the name of another, and nothing a device that the signed chain does not name', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    await eventually(async () => expect(await namesOf(phone)).toEqual(['Phone', 'Laptop', '(code)']))
    const { devices } = server.users.get(user('ada'))!
    const [[oneId, one], [otherId, other]] = [...devices] as [[DeviceId, string], [DeviceId, string]]
    devices
      .set(oneId, other)
      .set(otherId, one)
      .set('ghost-ghost-ghost-ghos' as DeviceId, one)
    expect(await namesOf(laptop)).toEqual([null, '(code)', null])
  })

  it('[OD1] cannot be had by a device that is none', async () => {
    const { server } = await laptopAndPhone()
    const stranger = await connect(server, 'ada')
    await expect(stranger.conversations.devices()).rejects.toMatchObject({ reason: 'not-enrolled' })
  })
})

describe('signing a device out', () => {
  it('[OD2] ends what it can read and write, and costs nobody else anything', async () => {
    const { server, laptop, phone, ben } = await laptopAndPhone()
    await laptop.conversations.signOutDevice(await idOf(phone))
    await eventually(() => expect(phone.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'signed-out' }))
    await say(laptop, G, 'after')
    await say(ben, G, 'from ben')
    const all = ['before', 'after', 'from ben']
    expect(await read(laptop, server.messages(G))).toEqual(all)
    expect(await read(ben, server.messages(G))).toEqual(all)
    expect(await namesOf(laptop)).toEqual(['Laptop', '(code)'])
    await expect(say(phone, G, 'still me')).rejects.toMatchObject({ reason: 'signed-out' })
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'signed-out' })
    expect(await read(again, server.messages(G))).toEqual(['[missing-key]', '[missing-key]', '[missing-key]'])
  })

  it('[OD2] gives the groups fresh keys at once, before anybody writes', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    await laptop.conversations.signOutDevice(await idOf(phone))
    await eventually(() => expect(server.groups.get(G)?.links).toHaveLength(2))
    expect(server.groups.get(G)?.isRekeyDue).toBe(false)
  })

  it('[OD2] keeps the rest of the devices and the code able to read everything', async () => {
    const { server, laptop, phone, code } = await laptopAndPhone()
    const tablet = await connect(server, 'ada')
    await tablet.conversations.enrolWithRecoveryCode(code)
    await laptop.conversations.signOutDevice(await idOf(phone))
    await say(laptop, G, 'after')
    const again = await connect(server, 'ada', { store: tablet.store })
    expect(await read(again, server.messages(G))).toEqual(['before', 'after'])
    const later = await connect(server, 'ada')
    await later.conversations.enrolWithRecoveryCode(code)
    expect(await read(later, server.messages(G))).toEqual(['before', 'after'])
  })

  it('[OD2] of a device that is gone already changes nothing, and of what is no device is refused', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    const phoneId = await idOf(phone)
    const code = (await laptop.conversations.devices()).find(({ kind }) => kind === 'recovery')!
    await laptop.conversations.signOutDevice(phoneId)
    await laptop.conversations.signOutDevice(phoneId)
    expect(server.users.get(user('ada'))!.links).toHaveLength(3)
    await expect(laptop.conversations.signOutDevice(code.deviceId)).rejects.toThrow(NoSuchDeviceError)
    await expect(laptop.conversations.signOutDevice('nobody' as DeviceId)).rejects.toThrow(NoSuchDeviceError)
  })

  it('[OD3] of this very device leaves no keys on it, and it knows so after a restart', async () => {
    const { server, phone, ben } = await laptopAndPhone()
    await phone.conversations.signOutDevice(await idOf(phone))
    expect(phone.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'signed-out' })
    expect(phone.store.contents.has('device-seed')).toBe(false)
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'signed-out' })
    await expect(again.conversations.devices()).rejects.toThrow(EncryptionNotReadyError)
    await say(ben, G, 'goes on')
    expect(await read(ben, server.messages(G))).toEqual(['before', 'goes on'])
  })

  it('[OD3] of the last device is refused while its owner does not have the code', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const id = await idOf(ada)
    await expect(ada.conversations.signOutDevice(id)).rejects.toThrow(LastDeviceError)
    expect(ada.conversations.readiness).toEqual({ kind: 'ready' })
    const code = (await ada.conversations.loadRecoveryCode())!
    await ada.conversations.confirmRecoveryCode(code)
    await ada.conversations.signOutDevice(id)
    await ada.conversations.enrolWithRecoveryCode(code)
    expect(ada.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await idOf(ada)).not.toBe(id)
  })

  it('[OD4] by two devices at once ends with one of them left, never with none', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    const [laptopId, phoneId] = [await idOf(laptop), await idOf(phone)]
    await Promise.allSettled([laptop.conversations.signOutDevice(phoneId), phone.conversations.signOutDevice(laptopId)])
    await eventually(() => {
      const kinds = [laptop, phone].map((person) => person.conversations.readiness.kind)
      expect(kinds.sort()).toEqual(['not-ready', 'ready'])
    })
    expect(server.users.get(user('ada'))!.links).toHaveLength(3)
  })

  it('[OD4] in one tab is followed by the other tab of the profile', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    const tab = await connect(server, 'ada', { store: laptop.store })
    await laptop.conversations.signOutDevice(await idOf(phone))
    await eventually(async () => expect(await namesOf(tab)).toEqual(['Laptop', '(code)']))
    await say(tab, G, 'from the other tab')
    expect(await read(laptop, server.messages(G))).toEqual(['before', 'from the other tab'])
  })

  it('[OD2] stands even when the answer to it was lost', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
      async postUserLink(post) {
        await api.postUserLink(post)
        throw new TypeError('the network is gone')
      },
    })
    const tab = await connect(server, 'ada', { store: laptop.store, intercept })
    await expect(tab.conversations.signOutDevice(await idOf(phone))).rejects.toThrow(TypeError)
    await eventually(async () => expect(await namesOf(laptop)).toEqual(['Laptop', '(code)']))
    await say(laptop, G, 'goes on')
    expect(await read(laptop, server.messages(G))).toEqual(['before', 'goes on'])
  })
})

describe('a server that hides that a device was signed out', () => {
  it('[OD5] from a contact is noticed by the next link that its owner signs: nothing is sent to the group', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    let isHiding = false
    const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
      async userLinks(userId, from) {
        const answer = await api.userLinks(userId, from)
        return isHiding && userId === user('ada')
          ? { ...answer, links: answer.links.filter(({ seq }) => seq < 3) }
          : answer
      },
      async userLinksOf(users) {
        const answer = await api.userLinksOf(users)
        const cut = answer.users.map((one) => ({ ...one, links: one.links.filter(({ seq }) => seq < 3) }))
        return isHiding ? { users: cut } : answer
      },
    })
    const cleo = await connect(server, 'cleo', { intercept })
    server.addMember(G, user('cleo'))
    await laptop.conversations.addToGroup(G, [user('cleo')])
    await say(cleo, G, 'hello')
    isHiding = true
    await laptop.conversations.signOutDevice(await idOf(phone))
    await eventually(() => expect(server.groups.get(G)?.isRekeyDue).toBe(false))
    expect(await cleo.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    await expect(say(cleo, G, 'to whom?')).rejects.toMatchObject({ reason: 'chain-broken' })
    isHiding = false
    const again = await connect(server, 'cleo', { store: cleo.store })
    expect(await again.conversations.openGroup(G)).toEqual({ kind: 'ready' })
  })

  it('[OD5] from the one who did it, is noticed as a rollback', async () => {
    const { server, laptop, phone } = await laptopAndPhone()
    await laptop.conversations.signOutDevice(await idOf(phone))
    server.users.get(user('ada'))!.links.length = 2
    const again = await connect(server, 'ada', { store: laptop.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
  })

  it('[OD5] from the device itself gives it nothing: the new key is not for it', async () => {
    const { server, laptop, phone, ben } = await laptopAndPhone()
    const { links, deviceBoxes } = server.users.get(user('ada'))!
    phone.device.setOnline(false)
    await laptop.conversations.signOutDevice(await idOf(phone))
    await say(ben, G, 'secret')
    // What the server has, all of it, and the device's own keys.
    const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
      userLinks: async (userId, from) =>
        userId === user('ada')
          ? { userId, links: links.slice(from - 1, 2).map(({ link }, index) => ({ seq: from + index, link })) }
          : api.userLinks(userId, from),
      myBoxes: async () => ({ deviceBoxes: [...deviceBoxes], previousKeyBoxes: [] }),
    })
    const signedOut = await connect(server, 'ada', { store: phone.store, intercept })
    expect(signedOut.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await read(signedOut, server.messages(G))).not.toContain('secret')
    expect(deviceBoxes.filter(({ generation }) => generation === 2)).toHaveLength(2)
  })
})

describe('replacing the recovery code', () => {
  it('[RP1] makes the old code open nothing and the new one everything, and keeps it until it is confirmed', async () => {
    const { server, laptop, phone, code } = await laptopAndPhone()
    const fresh = await laptop.conversations.replaceRecoveryCode()
    expect(fresh).not.toBe(code)
    expect(await laptop.conversations.loadRecoveryCode()).toBe(fresh)
    await say(laptop, G, 'after')
    const tablet = await connect(server, 'ada')
    await expect(tablet.conversations.enrolWithRecoveryCode(code)).rejects.toThrow(WrongRecoveryCodeError)
    await tablet.conversations.enrolWithRecoveryCode(fresh)
    expect(await read(tablet, server.messages(G))).toEqual(['before', 'after'])
    await eventually(() => expect(phone.conversations.readiness).toEqual({ kind: 'ready' }))
    expect(await read(phone, server.messages(G))).toEqual(['before', 'after'])
    expect(await laptop.conversations.confirmRecoveryCode(fresh.slice(0, 5))).toBe(true)
    expect(await laptop.conversations.loadRecoveryCode()).toBeUndefined()
  })

  it('[RP1] takes back the code that waits on another device', async () => {
    const { laptop, phone } = await laptopAndPhone()
    expect(await laptop.conversations.loadRecoveryCode()).toBeDefined()
    await phone.conversations.replaceRecoveryCode()
    await eventually(async () => expect(await laptop.conversations.loadRecoveryCode()).toBeUndefined())
  })

  it('[RP2] signs lost devices out in the same step, and asks for it after the code was used', async () => {
    const { server, laptop, phone, ben, code } = await laptopAndPhone()
    const lost = [await idOf(laptop), await idOf(phone)]
    const fresh = await connect(server, 'ada', { deviceName: 'New phone' })
    await fresh.conversations.enrolWithRecoveryCode(code)
    expect(await read(fresh, server.messages(G))).toEqual(['before'])
    expect(await fresh.conversations.isRecoveryCodeUsed()).toBe(true)
    await fresh.conversations.replaceRecoveryCode({ signOut: lost })
    expect(await fresh.conversations.isRecoveryCodeUsed()).toBe(false)
    await eventually(async () => expect(await namesOf(fresh)).toEqual(['New phone', '(code)']))
    await eventually(() => expect(laptop.conversations.readiness).toMatchObject({ reason: 'signed-out' }))
    await say(ben, G, 'welcome back')
    expect(await read(fresh, server.messages(G))).toEqual(['before', 'welcome back'])
    expect(server.users.get(user('ada'))!.links).toHaveLength(4)
  })

  it('[RP2] refuses to sign out this device or what is none, and changes nothing then', async () => {
    const { server, laptop, code } = await laptopAndPhone()
    for (const deviceId of [await idOf(laptop), 'nobody' as DeviceId]) {
      await expect(laptop.conversations.replaceRecoveryCode({ signOut: [deviceId] })).rejects.toThrow(NoSuchDeviceError)
    }
    expect(server.users.get(user('ada'))!.links).toHaveLength(2)
    expect(await laptop.conversations.loadRecoveryCode()).toBe(code)
  })

  it('[RP3] neither loses the new code with the answer, nor takes it for the account’s when it never arrived', async () => {
    const { server, laptop, code } = await laptopAndPhone()
    const never = (): Partial<E2eeApi> => ({ postUserLink: () => Promise.reject(new TypeError('the network is gone')) })
    const offline = await connect(server, 'ada', { store: laptop.store, intercept: never })
    await expect(offline.conversations.replaceRecoveryCode()).rejects.toThrow(TypeError)
    const afterwards = await connect(server, 'ada', { store: laptop.store })
    expect(await afterwards.conversations.loadRecoveryCode()).toBe(code)

    const losing = (api: E2eeApi): Partial<E2eeApi> => ({
      async postUserLink(post) {
        await api.postUserLink(post)
        throw new TypeError('the network is gone')
      },
    })
    const unlucky = await connect(server, 'ada', { store: laptop.store, intercept: losing })
    await expect(unlucky.conversations.replaceRecoveryCode()).rejects.toThrow(TypeError)
    const again = await connect(server, 'ada', { store: laptop.store })
    const fresh = (await again.conversations.loadRecoveryCode())!
    expect(fresh).not.toBe(code)
    const tablet = await connect(server, 'ada')
    await tablet.conversations.enrolWithRecoveryCode(fresh)
    expect(tablet.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[RP1] leaves on the server nothing from which a code or key could be read', async () => {
    const { server, laptop } = await laptopAndPhone()
    const fresh = await laptop.conversations.replaceRecoveryCode()
    const everything = JSON.stringify([...server.users.values()].map((one) => ({ ...one, devices: [...one.devices] })))
    for (const part of fresh.split('-')) expect(everything).not.toContain(part)
    const seed = laptop.store.contents.get('device-seed')!
    for (const { link } of server.users.get(user('ada'))!.links) {
      expect(Buffer.from(decodeBase64(link)).includes(Buffer.from(seed))).toBe(false)
    }
  })
})

describe('the code on another device', () => {
  it('[ID2] is typed back with the letters people mix up', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada', { store: createMemoryKeyStore() })
    const code = (await ada.conversations.loadRecoveryCode())!
    const typed = code.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ').toLowerCase()
    expect(await ada.conversations.confirmRecoveryCode(typed)).toBe(true)
  })
})
