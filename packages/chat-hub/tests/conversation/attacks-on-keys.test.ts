// What a server tries with the keys of people and the boxes for them, and what the other clients say.
//
// | attack                                                                  | what the client says                                  |
// | ----------------------------------------------------------------------- | ----------------------------------------------------- |
// | puts a device onto somebody's chain that no device of theirs signed     | `chain-broken`, UnknownDeviceError                    |
// | gives a member boxes of others, or of other epochs, only                | `missing-key`, and DecryptionError in the log         |
// | mixes up the answers for many people, or answers for others             | `chain-broken`, MismatchError                         |
// | calls somebody pending whose start over only another member accepted    | nothing is sealed to them; `contact-reset` in the log |
// | shows somebody's start over between the look at keys and the sealing    | `contact-reset`                                       |
import { createDeviceKeys, createNextUserLink, createUserKey, encodeBase64, systemRandom } from '@umkreis/crypto'
import type { GroupBox, UserLinksOfManyAnswer } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { verdicts } from './_attack.ts'
import { chainOf, forgeReset } from './_forge.ts'
import { afterRestart, G, three } from './_forge-links.ts'
import { connect, eventually, read, say, user } from './_person.ts'

const DAN = user('dan')

describe('keys of people: a server', () => {
  it('[UC3] that puts a device of its own onto somebody’s chain is found out', async () => {
    const { server, ada, cleo } = await three()
    await cleo.conversations.openGroup(G)
    const chain = await chainOf(server, 'ada')
    const ghost = createDeviceKeys(systemRandom)
    const record = { ...ghost.public, addedSeq: 1, addedAtMs: 1, removedSeq: null, removedAtMs: null }
    const link = await createNextUserLink({
      chain: { ...chain, devices: new Map([...chain.devices, [ghost.public.deviceId, record]]) },
      signer: ghost,
      userKey: createUserKey(systemRandom, chain.generation + 1),
      nowMs: 1,
    })
    const hash = encodeBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', link)))
    server.users.get(ada.userId)!.links.push({ link: encodeBase64(link), hash, generation: 2, resetCounter: 0 })
    server.groups.get(G)!.isRekeyDue = true
    const { again, readiness } = await afterRestart(server, cleo)
    expect(readiness).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    await expect(say(again, G, 'no')).rejects.toMatchObject({
      reason: 'chain-broken',
      cause: { name: 'UnknownDeviceError' },
    })
    const own = await connect(server, 'ada', { store: ada.store })
    expect(own.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
    expect(own.log).toContainEqual({ message: 'Own keys are not acceptable', facts: { error: 'UnknownDeviceError' } })
  })

  it('[GR9] that mixes up the answers for many people, or answers for somebody else, is found out', async () => {
    const mixUps: ((users: UserLinksOfManyAnswer['users']) => UserLinksOfManyAnswer['users'])[] = [
      (users) => users.map((one, index) => ({ ...one, links: users[(index + 1) % users.length]!.links })),
      (users) => users.map((one, index) => (index === 0 ? { ...one, userId: user('mallory') } : one)),
      (users) => [...users, ...users.slice(0, 1)],
    ]
    for (const mixUp of mixUps) {
      const { server, cleo } = await three()
      server.groups.get(G)!.isRekeyDue = true
      const fooled = await connect(server, 'cleo', {
        store: cleo.store,
        intercept: (api) => ({
          userLinksOf: async (asked) => ({ users: mixUp((await api.userLinksOf(asked)).users) }),
        }),
      })
      const attempt = say(fooled, G, 'no')
      await expect(attempt).rejects.toMatchObject({ reason: 'chain-broken', cause: { name: 'MismatchError' } })
      expect(server.groups.get(G)!.links).toHaveLength(1)
    }
  })
})

describe('boxes: a server', () => {
  it('[EB2] that gives a member none but those of others, or of other epochs, leaves a mark on every message', async () => {
    const { server, ada, ben } = await three()
    server.groups.get(G)!.isRekeyDue = true
    await say(ada, G, 'two')
    const { boxes } = server.groups.get(G)!
    const genuine = boxes.slice()
    const foreign = genuine.filter(({ userId }) => userId === 'ada').map((box) => ({ ...box, userId: user('ben') }))
    const swapped = genuine.filter(({ userId }) => userId === 'ben').map((box) => ({ ...box, epoch: 3 - box.epoch }))
    for (const substitutes of [foreign, swapped]) {
      boxes.splice(0, boxes.length, ...substitutes)
      const { again } = await afterRestart(server, ben)
      expect(await verdicts(again, server.messages(G))).toEqual([
        '[missing-key] MissingKeyError',
        '[missing-key] MissingKeyError',
      ])
      const refused = again.log.filter(({ message }) => message === 'Unusable key box')
      expect(refused.map(({ facts }) => facts['error'])).toContain('DecryptionError')
    }
    boxes.splice(0, boxes.length, ...genuine)
    expect(await read((await afterRestart(server, ben)).again, server.messages(G))).toEqual(['one', 'two'])
  })
})

describe('a box that a server asks for', () => {
  it('[GR7] for somebody whose start over was accepted by another member only is not made here', async () => {
    const server = createFakeChatServer()
    const posted: GroupBox[] = []
    const ada = await connect(server, 'ada', {
      historyPolicy: 'everything',
      intercept: (api) => ({
        async postGroupBoxes(groupId, post) {
          posted.push(...post.boxes)
          await api.postGroupBoxes(groupId, post)
        },
      }),
    })
    const cleo = await connect(server, 'cleo')
    await connect(server, 'dan')
    server.addGroup(G, { ada: 'manager', cleo: 'member' })
    await say(ada, G, 'before dan')
    server.addMember(G, DAN)
    await ada.conversations.addToGroup(G, [DAN])
    await forgeReset(server, 'dan', false)
    server.groups.get(G)!.isRekeyDue = true
    await expect(say(cleo, G, 'careful')).rejects.toMatchObject({ reason: 'contact-reset' })
    await cleo.conversations.acceptContactKeys([DAN])
    await say(cleo, G, 'careless')
    cleo.device.setOnline(false)
    const before = posted.length
    server.groups.get(G)!.pending.push({ userId: DAN, epoch: 1 })
    ada.device.setOnline(false)
    ada.device.setOnline(true)
    expect(await ada.conversations.openGroup(G)).toMatchObject({ reason: 'contact-reset', userIds: ['dan'] })
    await eventually(() => expect(ada.log.map(({ message }) => message)).toContain('Could not seal to a member'))
    expect(posted.slice(before)).toEqual([])

    await ada.conversations.acceptContactKeys([DAN])
    await ada.conversations.openGroup(G)
    await eventually(() =>
      expect(posted.slice(before).map(({ userId, epoch }) => [userId, epoch])).toEqual([['dan', 1]]),
    )
  })

  it('[GR7] for keys that appear between looking at them and sealing is not made', async () => {
    const server = createFakeChatServer()
    const thief = await connect(server, 'dan', { start: false })
    await connect(server, 'dan')
    let isArmed = false
    const ada = await connect(server, 'ada', {
      intercept: (api) => ({
        async userLinks(userId, from) {
          const answer = await api.userLinks(userId, from)
          if (!isArmed || userId !== DAN) return answer
          isArmed = false
          await thief.conversations.startOver()
          return answer
        },
      }),
    })
    server.addGroup(G, { ada: 'manager', dan: 'member' })
    await say(ada, G, 'before')
    server.groups.get(G)!.isRekeyDue = true
    isArmed = true
    await expect(say(ada, G, 'after')).rejects.toMatchObject({ reason: 'contact-reset', userIds: ['dan'] })
    expect(server.groups.get(G)!.links).toHaveLength(1)
    await ada.conversations.acceptContactKeys([DAN])
    await say(ada, G, 'after')
    expect((await read(thief, server.messages(G))).at(-1)).toBe('after')
  })
})
