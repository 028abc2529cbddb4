// What a server tries with the keys of an account, and what its owner's devices say.
//
// | attack                                                          | what the client says                       |
// | --------------------------------------------------------------- | ------------------------------------------ |
// | starts over in somebody's name between a QR code and its answer | `forged` on the new device                 |
// | starts over after the answer, and lets the new device in itself | `identity-changed` on the new device       |
// | does so to a device that comes with the recovery code           | `identity-changed`                         |
// | starts over while digits are compared                           | `forged` on the new device                 |
// | shows keys of its own without, or not fitting, a commitment     | nothing is shown; `forged`                 |
import { deviceKeysFromSeed, encodeBase64, systemRandom } from '@umkreis/crypto'
import type { PairingId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { E2eeApi, IncomingPairing } from '../../src/index.ts'
import { createFakeChatServer, type FakeChatServer } from '../../src/testing/index.ts'
import { forgeAddition, forgeReset } from './_forge.ts'
import { connect, eventually, user, type Person } from './_person.ts'

const accountOf = (server: FakeChatServer) => server.users.get(user('ada'))!
const keysIn = (person: Person) => deviceKeysFromSeed(person.store.contents.get('device-seed')!).public
const changed = { kind: 'not-ready', reason: 'identity-changed' }

async function laptopOfAda(): Promise<{ server: FakeChatServer; laptop: Person }> {
  const server = createFakeChatServer()
  return { server, laptop: await connect(server, 'ada') }
}

describe('a server that starts over in the name of somebody who lets a device in', () => {
  it('[PA3] between the QR code and its answer is found out by the new device', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    laptop.device.setOnline(false)
    await forgeReset(server, 'ada', false)
    const phone = await connect(server, 'ada')
    await expect(phone.conversations.answerPairing(offer.text)).rejects.toMatchObject({ reason: 'forged' })
    expect(phone.store.contents.has('device-seed')).toBe(false)
    expect(accountOf(server).pairings.size).toBe(0)
  })

  it('[PA3] after the answer, and lets the new device in itself, brings it onto no chain of its own', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    laptop.device.setOnline(false)
    const phone = await connect(server, 'ada')
    void phone.conversations.answerPairing(offer.text).catch(() => undefined)
    await eventually(() => expect(accountOf(server).pairings.size).toBe(1))
    await forgeAddition(server, 'ada', await forgeReset(server, 'ada', false), keysIn(phone))
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual(changed)
  })

  it('[PA3] while digits are compared is found out by the new device', async () => {
    const { server, laptop } = await laptopOfAda()
    const asked = new Promise<IncomingPairing>((resolve) => void laptop.conversations.onPairingRequested(resolve))
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    void (await asked).takeOn().catch(() => undefined)
    await request.code
    laptop.device.setOnline(false)
    await forgeReset(server, 'ada', false)
    await expect(request.confirm()).rejects.toMatchObject({ reason: 'forged' })
    expect(phone.store.contents.has('device-seed')).toBe(false)
    const [mailbox] = [...accountOf(server).pairings.values()]
    expect(mailbox!.length).toBeLessThanOrEqual(4)
  })

  it('[PA3] after all is done is no less noticed, and who starts over honestly still lets devices in', async () => {
    const { server, laptop } = await laptopOfAda()
    await laptop.conversations.startOver()
    const offer = await laptop.conversations.offerPairing()
    const phone = await connect(server, 'ada')
    await phone.conversations.answerPairing(offer.text)
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
    await forgeAddition(server, 'ada', await forgeReset(server, 'ada', false), keysIn(await connect(server, 'ben')))
    for (const { store } of [phone, laptop]) {
      expect((await connect(server, 'ada', { store })).conversations.readiness).toEqual(changed)
    }
  })
})

describe('a server that starts over in the name of somebody who comes with the recovery code', () => {
  it('[ID3] and lets the device in whose link it pretended to lose brings it onto no chain of its own', async () => {
    const { server, laptop } = await laptopOfAda()
    const code = (await laptop.conversations.loadRecoveryCode())!
    laptop.device.setOnline(false)
    const losing = (): Partial<E2eeApi> => ({
      postUserLink: () => Promise.reject(new TypeError('the network is gone')),
    })
    const phone = await connect(server, 'ada', { intercept: losing })
    await expect(phone.conversations.enrolWithRecoveryCode(code)).rejects.toThrow(TypeError)
    const honest = await connect(server, 'ada', { store: phone.store })
    expect(honest.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    await forgeAddition(server, 'ada', await forgeReset(server, 'ada', false), keysIn(phone))
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual(changed)
  })

  it('[ID3] lets it in by the genuine chain when nobody interferes', async () => {
    const { server, laptop } = await laptopOfAda()
    const code = (await laptop.conversations.loadRecoveryCode())!
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode(code)
    await laptop.conversations.replaceRecoveryCode()
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
  })
})

describe('a mailbox in which a server', () => {
  const wire = (kind: number, size: number) => encodeBase64(Uint8Array.of(kind, ...systemRandom(size)))

  it('[PA8] shows keys without a commitment is shown to nobody, and nothing is answered', async () => {
    const { server, laptop } = await laptopOfAda()
    const shown: IncomingPairing[] = []
    laptop.conversations.onPairingRequested((incoming) => shown.push(incoming))
    const { api } = server.connect(user('ada'))
    const [reveal, answer, word] = [wire(4, 100), wire(1, 100), wire(5, 0)]
    for (const [index, message] of [reveal, answer, word].entries()) {
      await api.postPairing(`without-${index}-without` as PairingId, { index: 0, message })
    }
    await api.postPairing('with-with-with-with' as PairingId, { index: 0, message: wire(2, 33) })
    await eventually(() => expect(shown.map(({ pairingId }) => pairingId)).toEqual(['with-with-with-with']))
    expect([...accountOf(server).pairings.values()].map((messages) => messages.length)).toEqual([1, 1, 1, 1])
    const taken = shown[0]!.takeOn()
    taken.catch(() => undefined)
    await eventually(() => expect(accountOf(server).pairings.get('with-with-with-with' as PairingId)).toHaveLength(2))
    await api.postPairing('with-with-with-with' as PairingId, { index: 2, message: reveal! })
    await expect(taken).rejects.toMatchObject({ reason: 'forged' })
    expect(accountOf(server).links).toHaveLength(1)
  })
})
