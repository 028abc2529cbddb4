// Somebody is removed, or a device signed out, and gets hold of everything: the whole database and every key they ever had. They open nothing that was
// written afterwards. The thief shares no code with the client; that it works is shown by what it opens of the time before.
import {
  decodeBase64,
  deviceKeysFromSeed,
  openEpochKey,
  openUserKeyWithDevice,
  recoveryDeviceFromCode,
  verifyUserChain,
  decodeGroupLink,
  extendGroupChain,
  CryptoError,
  type DeviceKeys,
  type GroupChain,
} from '@umkreis/crypto'
import type { ClientMessageId, Message, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer, type FakeChatServer } from '../../src/testing/index.ts'
import { connect, group, read, say, user, type Person } from '../conversation/_person.ts'
import { StolenServer } from './thief.ts'

const [G, H] = [group('g'), group('h')]
const CLEO = user('cleo')

const keysIn = ({ store }: Person) => deviceKeysFromSeed(store.contents.get('device-seed')!)

/** What the thief opens, by client message id; of a group, in its order. */
async function loot(server: FakeChatServer, userId: UserId, devices: readonly DeviceKeys[]): Promise<string[]> {
  const stolen = await new StolenServer(server).load()
  const opened = await stolen.open(userId, devices)
  const all = [...server.groups.keys()].flatMap((groupId) => server.messages(groupId))
  return all.filter((message) => opened.has(message)).map(nameOf)
}

const nameOf = ({ groupId, clientMessageId }: Message) => `${groupId}/${clientMessageId}`

/** Every box of every group that opens with a key of these devices, whatever the database says about whom and what it is for. */
async function openBoxes(server: FakeChatServer, devices: readonly DeviceKeys[]): Promise<string[]> {
  const userKeys = []
  for (const [userId, { deviceBoxes }] of server.users) {
    for (const { box, generation } of deviceBoxes) {
      for (const device of devices) {
        const key = await openUserKeyWithDevice(decodeBase64(box), userId, generation, device).catch(orNothing)
        if (key) userKeys.push(key)
      }
    }
  }
  const opened = new Set<string>()
  for (const [groupId, { boxes }] of server.groups) {
    const chain = await chainOf(server, groupId)
    for (const { box, userId } of chain ? boxes : []) {
      for (const userKey of userKeys) {
        for (const { epoch } of chain!.epochs) {
          const key = await openEpochKey(chain!, epoch, decodeBase64(box), userId, userKey).catch(orNothing)
          if (key) opened.add(`${groupId}/${epoch}`)
        }
      }
    }
  }
  return [...opened]
}

function orNothing(error: unknown): undefined {
  if (!(error instanceof CryptoError)) throw error
}

async function chainOf(server: FakeChatServer, groupId: typeof G): Promise<GroupChain | null> {
  let chain: GroupChain | null = null
  for (const { link } of server.groups.get(groupId)!.links) {
    const decoded = decodeGroupLink(decodeBase64(link))
    const { links } = server.users.get(decoded.signerUserId as UserId)!
    const signer = await verifyUserChain(
      decoded.signerUserId,
      links.map((one) => decodeBase64(one.link)),
    )
    chain = await extendGroupChain(chain, decoded, signer!)
  }
  return chain
}

/** Ada, Ben and Cleo in a group; Cleo on two devices and with a code. */
async function busyGroup() {
  const server = createFakeChatServer()
  const [ada, ben, laptop] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
  const code = (await laptop.conversations.loadRecoveryCode())!
  const phone = await connect(server, 'cleo')
  await phone.conversations.answerPairing((await laptop.conversations.offerPairing()).text)
  server.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'member' })
  const before = [await say(ada, G, 'before'), await say(phone, G, 'mine')]
  await read(laptop, server.messages(G))
  const everything = [keysIn(laptop), keysIn(phone), recoveryDeviceFromCode(code, 'cleo')]
  return { server, ada, ben, laptop, phone, code, everything, before: before.map((one) => nameOf(one as Message)) }
}

describe('a thief with the entire database', () => {
  it('[GR15] who was removed opens what was theirs, and nothing that was written, changed or added afterwards', async () => {
    const { server, ada, ben, laptop, phone, everything, before } = await busyGroup()
    expect(await loot(server, CLEO, everything)).toEqual(before)
    server.removeMember(G, CLEO)
    const [first] = server.messages(G) as [Message]
    await say(ben, G, 'after')
    await ada.conversations.edit(first, { text: 'changed after' })
    // The removed one keeps an account: new keys of it, and a newcomer by a ratchet, are no way back either.
    await laptop.conversations.replaceRecoveryCode()
    await connect(server, 'dan')
    server.addMember(G, user('dan'))
    await ada.conversations.addToGroup(G, [user('dan')])
    await say(ben, G, 'to dan')
    server.groups.get(G)!.isRekeyDue = true
    await say(ada, G, 'with one more key')
    const all = [...everything, keysIn(laptop), keysIn(phone)]
    expect(await loot(server, CLEO, all)).toEqual([before[1]])
    expect(await openBoxes(server, all)).toEqual(['g/1'])
  })

  it('[GR15] who was removed opens no text for several people that they did not get', async () => {
    const { server, ada, everything, before } = await busyGroup()
    const toEach = (id: string, userIds: UserId[]) =>
      ada.conversations.sendToEach({ userIds, clientMessageId: id as ClientMessageId, body: { text: id } })
    await toEach('for-both', [user('ben'), CLEO])
    server.removeMember(G, CLEO)
    await toEach('for-ben', [user('ben')])
    const opened = await loot(server, CLEO, everything)
    expect(opened).toContain('pair-ada-cleo/for-both')
    expect(opened.filter((name) => !before.includes(name) && !name.endsWith('/for-both'))).toEqual([])
  })

  it('[OD2] that is a device which was signed out opens nothing of any group of its owner that was written afterwards', async () => {
    const { server, ada, ben, laptop, phone, before } = await busyGroup()
    server.addGroup(H, { cleo: 'manager', ben: 'member' })
    const elsewhere = nameOf((await say(laptop, H, 'elsewhere')) as Message)
    await read(phone, server.messages(H))
    const stolen = [keysIn(phone)]
    expect(await loot(server, CLEO, stolen)).toEqual([...before, elsewhere])
    phone.device.setOnline(false)
    await laptop.conversations.signOutDevice(stolen[0]!.public.deviceId as never)
    await say(ada, G, 'after')
    await say(ben, H, 'after, elsewhere')
    await laptop.conversations.sendToEach({
      userIds: [user('ben')],
      clientMessageId: 'after-to-each' as ClientMessageId,
      body: { text: 'x' },
    })
    expect(await read(laptop, server.messages(G))).toEqual(['before', 'mine', 'after'])
    expect(await loot(server, CLEO, stolen)).toEqual([...before, elsewhere])
    expect((await openBoxes(server, stolen)).sort()).toEqual(['g/1', 'h/1'])
    // The owner's other device opens all of it: the thief is not merely clumsy.
    expect(await loot(server, CLEO, [keysIn(laptop)])).toHaveLength(6)
  })

  it('[RP1] with an old recovery code opens nothing that was written after it was replaced', async () => {
    const { server, ada, laptop, code, before } = await busyGroup()
    const old = [recoveryDeviceFromCode(code, 'cleo')]
    expect(await loot(server, CLEO, old)).toEqual(before)
    const fresh = await laptop.conversations.replaceRecoveryCode()
    await say(ada, G, 'after')
    expect(await loot(server, CLEO, old)).toEqual(before)
    expect(await loot(server, CLEO, [recoveryDeviceFromCode(fresh, 'cleo')])).toHaveLength(3)
  })
})
