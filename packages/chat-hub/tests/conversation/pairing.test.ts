import {
  createPairingAnswer,
  createPairingResponse,
  decodeBase64,
  deviceKeysFromSeed,
  encodeBase64,
  headHash,
  parsePairingOffer,
  revealPairing,
  systemRandom,
} from '@umkreis/crypto'
import { PAIRING_LIFETIME_MS, type PairingId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { E2eeApi, IncomingPairing, PairingProblem } from '../../src/index.ts'
import {
  createFakeChatServer,
  createFakeClock,
  createMemoryKeyStore,
  type FakeChatServer,
} from '../../src/testing/index.ts'
import { chainOf, forgeChainWith } from './_forge.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const G = group('g')

const because = (reason: PairingProblem) => ({ name: 'PairingError', reason })
const linksOf = (server: FakeChatServer) => server.users.get(user('ada'))!.links
const mailboxesOf = (server: FakeChatServer) => server.users.get(user('ada'))!.pairings

/** A device of Ada's that has keys, in a group with Ben in which something was written. */
async function laptopOfAda(): Promise<{ server: FakeChatServer; laptop: Person; ben: Person }> {
  const server = createFakeChatServer()
  const laptop = await connect(server, 'ada', { deviceName: 'Laptop' })
  const ben = await connect(server, 'ben')
  server.addGroup(G, { ada: 'manager', ben: 'member' })
  await say(ben, G, 'before')
  await read(laptop, server.messages(G))
  return { server, laptop, ben }
}

/** The next request that a device shows to its owner. */
function nextRequest(person: Person): Promise<IncomingPairing> {
  return new Promise((resolve) => {
    const stop = person.conversations.onPairingRequested((incoming) => {
      resolve(incoming)
      queueMicrotask(() => stop())
    })
  })
}

const kindOf = (message: string | undefined) => (message === undefined ? undefined : decodeBase64(message)[0])
/** First byte of each message on the wire. */
const KIND = { answer: 1, request: 2, response: 3, reveal: 4, confirmed: 5, refused: 7, cancelled: 8 }

function wire(kind: number, payload = new Uint8Array(0)): string {
  return encodeBase64(Uint8Array.of(kind, ...payload))
}

/** What a server can do at any time: says something in a mailbox. */
function inject(server: FakeChatServer, pairingId: string, index: number, message: string): Promise<unknown> {
  return server.connect(user('ada')).api.postPairing(pairingId as PairingId, { index, message })
}

describe('letting a device in with a QR code', () => {
  it('[PA1] makes it ready under its name, with the past, and touches no group', async () => {
    const { server, laptop, ben } = await laptopOfAda()
    const phone = await connect(server, 'ada', { deviceName: 'Phone' })
    const offer = await laptop.conversations.offerPairing()
    await phone.conversations.answerPairing(offer.text)
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await read(phone, server.messages(G))).toEqual(['before'])
    await say(phone, G, 'from the phone')
    expect(await read(ben, server.messages(G))).toEqual(['before', 'from the phone'])
    expect(await read(laptop, server.messages(G))).toEqual(['before', 'from the phone'])
    expect(server.groups.get(G)?.links).toHaveLength(1)

    const paired = await offer.finished
    expect(paired.name).toBe('Phone')
    await eventually(async () => {
      const devices = await laptop.conversations.devices()
      expect(devices.find(({ deviceId }) => deviceId === paired.deviceId)?.name).toBe('Phone')
    })
  })

  it('[PA1] tells the server neither the name nor the secret', async () => {
    const { server, laptop } = await laptopOfAda()
    const phone = await connect(server, 'ada', { deviceName: 'Phone of Ada' })
    const offer = await laptop.conversations.offerPairing()
    await phone.conversations.answerPairing(offer.text)
    const said = [...mailboxesOf(server).values()].flat().map((message) => atob(message))
    expect(said.join('')).not.toContain('Phone of Ada')
    const secret = String.fromCodePoint(...parsePairingOffer(offer.text).secret)
    expect(said.join('')).not.toContain(secret)
  })

  it('[PA2] is refused for what is no code for a new device, and for the one of another account', async () => {
    const { server, ben } = await laptopOfAda()
    const phone = await connect(server, 'ada')
    for (const text of ['', 'https://umkreis.example', 'UMKREIS-DEVICE:1:AAAA', 'UMKREIS-DEVICE:9:AAAA']) {
      await expect(phone.conversations.answerPairing(text)).rejects.toMatchObject(because('unreadable'))
    }
    const offer = await ben.conversations.offerPairing()
    await expect(phone.conversations.answerPairing(offer.text)).rejects.toMatchObject(because('not-this-account'))
  })

  it('[PA3] stops before anything is said when the server shows the new device another chain', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    const other = createFakeChatServer()
    const twin = await connect(other, 'ada')
    const intercept = (): Partial<E2eeApi> => twin.device.api
    const store = createMemoryKeyStore()
    const phone = await connect(server, 'ada', { store, intercept })
    await expect(phone.conversations.answerPairing(offer.text)).rejects.toMatchObject(because('forged'))
    expect([...mailboxesOf(server).values(), ...mailboxesOf(other).values()]).toEqual([])
    expect(store.contents.has('device-seed')).toBe(false)
  })

  it('[PA3] keeps the new device from a chain that is made up for it after it has answered', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    laptop.device.setOnline(false)
    const phone = await connect(server, 'ada')
    void phone.conversations.answerPairing(offer.text).catch(() => undefined)
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    const seed = phone.store.contents.get('device-seed')!
    await forgeChainWith(server, 'ada', deviceKeysFromSeed(seed).public)
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
  })

  it('[PA4] lets nobody in who answers without having read the code, whatever keys they show', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    const { pairingId, ...rest } = parsePairingOffer(offer.text)
    const mallory = deviceKeysFromSeed(systemRandom(32))
    const guessed = { ...rest, pairingId, secret: systemRandom(32) }
    await inject(
      server,
      pairingId,
      0,
      wire(KIND.answer, createPairingAnswer(guessed, mallory.public, 'Phone', systemRandom)),
    )
    await expect(offer.finished).rejects.toMatchObject(because('forged'))
    await eventually(() => expect(kindOf(mailboxesOf(server).get(pairingId as PairingId)?.[1])).toBe(KIND.refused))
    expect(linksOf(server)).toHaveLength(1)
  })

  it('[PA4] takes no answer to an earlier code', async () => {
    const { server, laptop } = await laptopOfAda()
    const first = await laptop.conversations.offerPairing()
    const phone = await connect(server, 'ada')
    await phone.conversations.answerPairing(first.text)
    const [answer] = [...mailboxesOf(server).values()][0]!
    const second = await laptop.conversations.offerPairing()
    await inject(server, parsePairingOffer(second.text).pairingId, 0, answer!)
    await expect(second.finished).rejects.toMatchObject(because('forged'))
    expect(linksOf(server)).toHaveLength(2)
  })

  it('[PA4] takes no device back that was signed out', async () => {
    const { server, laptop } = await laptopOfAda()
    const phone = await connect(server, 'ada')
    const first = await laptop.conversations.offerPairing()
    await phone.conversations.answerPairing(first.text)
    const old = deviceKeysFromSeed(phone.store.contents.get('device-seed')!)
    await laptop.conversations.signOutDevice((await first.finished).deviceId)
    const second = await laptop.conversations.offerPairing()
    const offer = parsePairingOffer(second.text)
    const answer = createPairingAnswer(offer, old.public, 'Phone', systemRandom)
    await inject(server, offer.pairingId, 0, wire(KIND.answer, answer))
    await expect(second.finished).rejects.toMatchObject(because('forged'))
    expect(linksOf(server)).toHaveLength(3)
  })

  it('[PA4] ends as forged when the server puts nonsense into the mailbox', async () => {
    const { server, laptop } = await laptopOfAda()
    for (const message of [wire(99), wire(KIND.request, systemRandom(33)), 'AA=A', wire(KIND.answer)]) {
      const offer = await laptop.conversations.offerPairing()
      await inject(server, parsePairingOffer(offer.text).pairingId, 0, message)
      await expect(offer.finished).rejects.toMatchObject(because('forged'))
    }
    expect(linksOf(server)).toHaveLength(1)
  })

  it('[PA5] is good for one device', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    const phone = await connect(server, 'ada')
    const tablet = await connect(server, 'ada')
    await phone.conversations.answerPairing(offer.text)
    await expect(tablet.conversations.answerPairing(offer.text)).rejects.toMatchObject(because('answered-elsewhere'))
    expect(tablet.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
    expect(linksOf(server)).toHaveLength(2)
  })

  it('[PA5] is over after ten minutes, on both sides', async () => {
    const { server } = await laptopOfAda()
    const clock = createFakeClock()
    const laptop = await connect(server, 'ada', { clock })
    expect(laptop.conversations.readiness.kind).toBe('not-ready')
    const ben = await connect(server, 'ben', { store: createMemoryKeyStore() })
    expect(ben.conversations.readiness.kind).toBe('not-ready')
    const zoe = await connect(server, 'zoe', { clock })
    const offer = await zoe.conversations.offerPairing()
    clock.advance(PAIRING_LIFETIME_MS - 1)
    expect(await Promise.race([offer.finished, 'still open'])).toBe('still open')
    zoe.device.setOnline(false)
    const phone = await connect(server, 'zoe', { clock })
    const answered = phone.conversations.answerPairing(offer.text)
    await eventually(() => expect(server.users.get(user('zoe'))!.pairings.size).toBe(1))
    clock.advance(1)
    await expect(offer.finished).rejects.toMatchObject(because('expired'))
    clock.advance(PAIRING_LIFETIME_MS)
    await expect(answered).rejects.toMatchObject(because('expired'))
    expect(server.users.get(user('zoe'))!.links).toHaveLength(1)
  })

  it('[PA5] that was put away tells who reads it after all, and is not heard of before', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    offer.cancel()
    await expect(offer.finished).rejects.toMatchObject(because('cancelled'))
    expect(mailboxesOf(server).size).toBe(0)
    const phone = await connect(server, 'ada')
    await expect(phone.conversations.answerPairing(offer.text)).rejects.toMatchObject(because('cancelled'))
    expect(linksOf(server)).toHaveLength(1)
  })

  it('[PA6] leaves no device behind when the old one is closed before it let the new one in', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    laptop.device.setOnline(false)
    const phone = await connect(server, 'ada')
    void phone.conversations.answerPairing(offer.text).catch(() => undefined)
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    const again = await connect(server, 'ada', { store: laptop.store })
    expect((await again.conversations.devices()).map(({ kind }) => kind)).toEqual(['device', 'recovery'])
    const next = await again.conversations.offerPairing()
    await phone.conversations.answerPairing(next.text)
    expect((await again.conversations.devices()).filter(({ kind }) => kind === 'device')).toHaveLength(2)
  })

  it('[PA6] makes the new device ready at its next start when it was closed meanwhile', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    const phone = await connect(server, 'ada', { deviceName: 'Phone' })
    void phone.conversations.answerPairing(offer.text).catch(() => undefined)
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    phone.device.setOnline(false)
    await offer.finished
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await read(again, server.messages(G))).toEqual(['before'])
  })

  it('[PA6] goes on after a lost connection', async () => {
    const { server, laptop } = await laptopOfAda()
    const offer = await laptop.conversations.offerPairing()
    laptop.device.setOnline(false)
    const phone = await connect(server, 'ada')
    const answered = phone.conversations.answerPairing(offer.text)
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    laptop.device.setOnline(true)
    await answered
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[ID7] lets two devices in by two others at the same time', async () => {
    const { server, laptop } = await laptopOfAda()
    const tablet = await connect(server, 'ada')
    await tablet.conversations.answerPairing((await laptop.conversations.offerPairing()).text)
    const offers = [await laptop.conversations.offerPairing(), await tablet.conversations.offerPairing()] as const
    const phones = [await connect(server, 'ada'), await connect(server, 'ada')] as const
    await Promise.all([
      phones[0].conversations.answerPairing(offers[0].text),
      phones[1].conversations.answerPairing(offers[1].text),
    ])
    for (const phone of phones) {
      expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
      expect(await read(phone, server.messages(G))).toEqual(['before'])
    }
    expect(linksOf(server)).toHaveLength(4)
  })

  it('[PA4] lets nobody in by a device that was signed out while it showed its code', async () => {
    const { server, laptop } = await laptopOfAda()
    const tablet = await connect(server, 'ada')
    const first = await laptop.conversations.offerPairing()
    await tablet.conversations.answerPairing(first.text)
    const offer = await tablet.conversations.offerPairing()
    await laptop.conversations.signOutDevice((await first.finished).deviceId)
    const phone = await connect(server, 'ada')
    await expect(phone.conversations.answerPairing(offer.text)).rejects.toMatchObject(because('refused'))
    await expect(offer.finished).rejects.toMatchObject({ name: 'EncryptionNotReadyError', reason: 'signed-out' })
    expect(linksOf(server)).toHaveLength(3)
  })
})

/** A new device that has asked, the old one that has taken it on, and what both show. */
async function comparing(): Promise<{
  server: FakeChatServer
  laptop: Person
  phone: Person
  request: ReturnType<Person['conversations']['requestPairing']>
  incoming: IncomingPairing
  codes: [string, string]
}> {
  const { server, laptop } = await laptopOfAda()
  const phone = await connect(server, 'ada', { deviceName: 'Phone' })
  const asked = nextRequest(laptop)
  const request = phone.conversations.requestPairing()
  const incoming = await asked
  const shown = await incoming.takeOn()
  expect(shown.name).toBe('Phone')
  return { server, laptop, phone, request, incoming, codes: [shown.code, await request.code] }
}

describe('letting a device in without a camera', () => {
  it('[PA7] shows the same eight digits on both, and lets it in once both sides have said so', async () => {
    const { server, laptop, phone, request, incoming, codes } = await comparing()
    expect(codes[0]).toMatch(/^\d{8}$/)
    expect(codes[1]).toBe(codes[0])
    await request.confirm()
    const paired = await incoming.accept()
    await request.finished
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await read(phone, server.messages(G))).toEqual(['before'])
    expect(await incoming.finished).toEqual(paired)
    await eventually(async () => {
      const devices = await laptop.conversations.devices()
      expect(devices.find(({ deviceId }) => deviceId === paired.deviceId)?.name).toBe('Phone')
    })
    expect(server.groups.get(G)?.links).toHaveLength(1)
  })

  it('[PA7] waits for the word of the new device, whichever side was asked first', async () => {
    const { server, phone, request, incoming } = await comparing()
    const accepted = incoming.accept()
    await eventually(() => expect([...mailboxesOf(server).values()][0]).toHaveLength(3))
    expect(linksOf(server)).toHaveLength(1)
    await request.confirm()
    await accepted
    await request.finished
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[PA8] stores no keys on the new device before its owner has compared the codes', async () => {
    const { server, phone, request } = await comparing()
    expect(phone.store.contents.has('device-seed')).toBe(false)
    request.cancel()
    const again = await connect(server, 'ada', { store: phone.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'not-enrolled' })
  })

  it('[PA8] shows other digits when the server is in between, on either side of it', async () => {
    const { server, laptop } = await laptopOfAda()
    const head = headHash(await chainOf(server, 'ada'))
    // The server answers the phone itself, under the genuine chain, and asks the laptop with keys of its own.
    const hidden = createFakeChatServer()
    const phone = await connect(server, 'ada', {
      intercept: () => {
        const { pairing, postPairing, pairings } = hidden.connect(user('ada')).api
        return { pairing, postPairing, pairings }
      },
    })
    const request = phone.conversations.requestPairing()
    const mailboxes = () => hidden.users.get(user('ada'))?.pairings ?? new Map<PairingId, readonly string[]>()
    await eventually(() => expect(mailboxes().size).toBe(1))
    const [pairingId] = [...mailboxes().keys()] as [PairingId]
    const response = createPairingResponse({ headHash: head, random: systemRandom })
    await inject(hidden, pairingId, 1, wire(KIND.response, response.bytes))
    phone.device.setOnline(false)
    phone.device.setOnline(true)
    const phoneShows = await request.code

    const mallory = await connect(server, 'ada', { deviceName: 'Phone' })
    const asked = nextRequest(laptop)
    const malloryAsks = mallory.conversations.requestPairing()
    const incoming = await asked
    const laptopShows = await incoming.takeOn()
    expect(laptopShows.code).not.toBe(phoneShows)
    await incoming.refuse()
    await expect(malloryAsks.finished).rejects.toMatchObject(because('refused'))
    await expect(incoming.finished).rejects.toMatchObject(because('refused'))
    expect(linksOf(server)).toHaveLength(1)
  })

  it('[PA3] stops when whoever answers stands on another chain than the one shown here', async () => {
    const { server } = await laptopOfAda()
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    const [pairingId] = [...mailboxesOf(server).keys()] as [PairingId]
    const response = createPairingResponse({ headHash: systemRandom(32), random: systemRandom })
    await inject(server, pairingId, 1, wire(KIND.response, response.bytes))
    await expect(request.code).rejects.toMatchObject(because('forged'))
    await expect(request.finished).rejects.toMatchObject(because('forged'))
    expect(mailboxesOf(server).get(pairingId)).toHaveLength(2)
  })

  it('[PA8] takes no keys but the ones that the new device committed itself to', async () => {
    const { server, laptop } = await laptopOfAda()
    const swallowReveal = (api: E2eeApi): Partial<E2eeApi> => ({
      postPairing: async (id, post) => (post.index === 2 ? { kind: 'accepted' } : api.postPairing(id, post)),
    })
    const asked = nextRequest(laptop)
    const phone = await connect(server, 'ada', { intercept: swallowReveal })
    phone.conversations.requestPairing()
    const incoming = await asked
    const pairingId = incoming.pairingId as PairingId
    const taken = incoming.takeOn()
    taken.catch(() => undefined)
    await eventually(() => expect(mailboxesOf(server).get(pairingId)).toHaveLength(2))
    const [commitment, response] = mailboxesOf(server)
      .get(pairingId)!
      .map((message) => decodeBase64(message).slice(1))
    const opening = new Uint8Array(32 + 64 + 4)
    const swapped = await revealPairing({ userId: 'ada', commitment: commitment!, opening }, response!, systemRandom)
    await inject(server, pairingId, 2, wire(KIND.reveal, swapped.reveal))
    await expect(taken).rejects.toMatchObject(because('forged'))
    await expect(incoming.finished).rejects.toMatchObject(because('forged'))
    expect(linksOf(server)).toHaveLength(1)
  })

  it('[PA8] takes no messages of an earlier pairing', async () => {
    const { server, laptop, request, incoming } = await comparing()
    await request.confirm()
    await incoming.accept()
    const old = mailboxesOf(server).get(incoming.pairingId as PairingId)!
    const asked = nextRequest(laptop)
    const pairingId = 'replayed-replayed'
    await inject(server, pairingId, 0, old[0]!)
    const again = await asked
    const taken = again.takeOn()
    taken.catch(() => undefined)
    await eventually(() => expect(mailboxesOf(server).get(pairingId as PairingId)).toHaveLength(2))
    await inject(server, pairingId, 2, old[2]!)
    await expect(taken).rejects.toMatchObject(because('forged'))
    expect(linksOf(server)).toHaveLength(2)
  })

  it('[PA9] is taken on by one of two old devices, and the other lets go of it', async () => {
    const { server, laptop } = await laptopOfAda()
    const tablet = await connect(server, 'ada')
    await tablet.conversations.answerPairing((await laptop.conversations.offerPairing()).text)
    const asked = [nextRequest(laptop), nextRequest(tablet)] as const
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    const [onLaptop, onTablet] = await Promise.all(asked)
    const taken = await Promise.allSettled([onLaptop.takeOn(), onTablet.takeOn()])
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [winner, loser] = taken[0].status === 'fulfilled' ? [onLaptop, onTablet] : [onTablet, onLaptop]
    await expect(loser.finished).rejects.toMatchObject(because('answered-elsewhere'))
    await expect(loser.takeOn()).rejects.toMatchObject(because('answered-elsewhere'))
    expect((await winner.takeOn()).code).toBe(await request.code)
    await request.confirm()
    await winner.accept()
    await request.finished
    expect(linksOf(server)).toHaveLength(3)
  })

  it('[PA9] leaves the request open for who has not taken it on, and another tab lets go as well', async () => {
    const { server, laptop } = await laptopOfAda()
    const tab = await connect(server, 'ada', { store: laptop.store })
    const asked = [nextRequest(laptop), nextRequest(tab)] as const
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    const [first, second] = await Promise.all(asked)
    expect(mailboxesOf(server).get(first.pairingId as PairingId)).toHaveLength(1)
    await second.takeOn()
    await expect(first.finished).rejects.toMatchObject(because('answered-elsewhere'))
    await request.confirm()
    await second.accept()
    await request.finished
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[PA9] reaches a device that was away, or not ready, when it was asked', async () => {
    const { server, laptop } = await laptopOfAda()
    laptop.device.setOnline(false)
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    await eventually(() => expect(mailboxesOf(server).size).toBe(1))
    const asked = nextRequest(laptop)
    laptop.device.setOnline(true)
    const { pairingId } = await asked
    const restarted = await connect(server, 'ada', { store: laptop.store })
    const incoming = await nextRequest(restarted)
    expect(incoming.pairingId).toBe(pairingId)
    const { code } = await incoming.takeOn()
    expect(await request.code).toBe(code)
  })

  it('[PA10] ends on the other side when either gives up', async () => {
    const cancelled = await comparing()
    cancelled.request.cancel()
    await expect(cancelled.incoming.finished).rejects.toMatchObject(because('cancelled'))
    await expect(cancelled.incoming.accept()).rejects.toMatchObject(because('cancelled'))
    await expect(cancelled.request.finished).rejects.toMatchObject(because('cancelled'))
    await expect(cancelled.request.confirm()).rejects.toMatchObject(because('cancelled'))

    const refused = await comparing()
    await refused.request.confirm()
    await refused.incoming.refuse()
    await expect(refused.request.finished).rejects.toMatchObject(because('refused'))
    expect(linksOf(refused.server)).toHaveLength(1)
  })

  it('[PA10] ends when it is withdrawn before anybody has taken it on', async () => {
    const { server, laptop } = await laptopOfAda()
    const asked = nextRequest(laptop)
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    const incoming = await asked
    request.cancel()
    await expect(incoming.finished).rejects.toMatchObject(because('cancelled'))
    await expect(request.code).rejects.toMatchObject(because('cancelled'))
  })

  it('[PA10] is over after ten minutes', async () => {
    const { server, laptop } = await laptopOfAda()
    const clock = createFakeClock()
    const tablet = await connect(server, 'ada', { clock })
    await tablet.conversations.answerPairing((await laptop.conversations.offerPairing()).text)
    const asked = nextRequest(tablet)
    const phone = await connect(server, 'ada', { clock })
    const request = phone.conversations.requestPairing()
    const incoming = await asked
    clock.advance(PAIRING_LIFETIME_MS)
    await expect(request.code).rejects.toMatchObject(because('expired'))
    await expect(incoming.finished).rejects.toMatchObject(because('expired'))
  })

  it('[PA10] ends well when the device becomes ready by another way meanwhile', async () => {
    const { server, laptop } = await laptopOfAda()
    const code = await laptop.conversations.loadRecoveryCode()
    const phone = await connect(server, 'ada')
    const request = phone.conversations.requestPairing()
    await phone.conversations.enrolWithRecoveryCode(code!)
    await request.finished
    expect(() => phone.conversations.requestPairing()).toThrow(TypeError)
  })

  it('[PA11] can be confirmed again after the network failed, and not before there is a code', async () => {
    const { server, laptop } = await laptopOfAda()
    let isLost = false
    const intercept = (api: E2eeApi): Partial<E2eeApi> => ({
      postPairing: (id, post) =>
        isLost ? Promise.reject(new TypeError('the network is gone')) : api.postPairing(id, post),
    })
    const asked = nextRequest(laptop)
    const phone = await connect(server, 'ada', { intercept })
    const request = phone.conversations.requestPairing()
    await expect(request.confirm()).rejects.toThrow(TypeError)
    const incoming = await asked
    await expect(incoming.accept()).rejects.toThrow(TypeError)
    await incoming.takeOn()
    await request.code
    isLost = true
    await expect(request.confirm()).rejects.toThrow('the network is gone')
    isLost = false
    await request.confirm()
    await incoming.accept()
    await request.finished
    expect(phone.conversations.readiness).toEqual({ kind: 'ready' })
  })

  it('[PA11] in one of two tabs of the new device makes both ready', async () => {
    const { server, laptop } = await laptopOfAda()
    const phone = await connect(server, 'ada')
    const tab = await connect(server, 'ada', { store: phone.store })
    const asked = nextRequest(laptop)
    const request = phone.conversations.requestPairing()
    const incoming = await asked
    await incoming.takeOn()
    await request.code
    await request.confirm()
    await incoming.accept()
    await request.finished
    await eventually(() => expect(tab.conversations.readiness).toEqual({ kind: 'ready' }))
    expect(linksOf(server)).toHaveLength(2)
  })

  it('[PA11] in two tabs of the new device at once lets in one device, not two', async () => {
    const { server, laptop } = await laptopOfAda()
    const phone = await connect(server, 'ada')
    const tab = await connect(server, 'ada', { store: phone.store })
    const shown: IncomingPairing[] = []
    laptop.conversations.onPairingRequested((incoming) => shown.push(incoming))
    const requests = [phone.conversations.requestPairing(), tab.conversations.requestPairing()] as const
    await eventually(() => expect(shown).toHaveLength(2))
    for (const incoming of shown) await incoming.takeOn()
    await Promise.all(requests.map((request) => request.code))
    await requests[0].confirm()
    await expect(requests[1].confirm()).rejects.toMatchObject(because('answered-elsewhere'))
    const ends = await Promise.allSettled(shown.map((incoming) => incoming.accept()))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await requests[0].finished
    expect(linksOf(server)).toHaveLength(2)
  })
})
