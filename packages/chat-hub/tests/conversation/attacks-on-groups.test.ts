// What a server, or a member that it helps, tries with the links and boxes of a group, and what the other clients say: why the group is not ready, and
// the error behind it.
//
// | attack                                                                  | what the client says                                  |
// | ----------------------------------------------------------------------- | ----------------------------------------------------- |
// | adds a member by a link that somebody signed who may not                | `chain-broken`, AddNotAllowedError                    |
// | signs a link in a member's name with a device of its own                | `chain-broken`, UnknownDeviceError                    |
// | signs one in the name of an account of its own                          | `chain-broken`, NotAMemberError                       |
// | makes somebody a manager, or opens the past, by a plain member's link   | `chain-broken`, AddNotAllowedError, ChainOrderError   |
// | changes policy, kind or a role in a signed link                         | `chain-broken`, SignatureError                        |
// | exchanges the places of two links, or leaves one out                    | `chain-broken`, ChainOrderError                       |
// | shows two clients two continuations                                     | `chain-broken`, ChainForkError                        |
// | shows another first link than before                                    | `chain-broken`, ChainForkError                        |
// | takes the newest link back                                              | `chain-broken`, ChainRollbackError                    |
// | sends links again that were there, or tells of an earlier epoch         | `chain-broken`, ChainOrderError; nothing              |
// | refuses every link                                                      | TooManyConflictsError                                 |
import { createDeviceKeys, createFreshGroupLink, decodeBase64, rosterEntryOf, systemRandom } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { TooManyConflictsError } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { chainOf } from './_forge.ts'
import {
  afterRestart,
  broken,
  chainOfGroup,
  copyWithoutPins,
  G,
  keysOf,
  linkBy,
  putLink,
  three,
} from './_forge-links.ts'
import { connect, read, say, user } from './_person.ts'

const DAN = user('dan')

describe('a link', () => {
  it('[GC5] by which a plain member adds somebody is refused, and that of a manager is not', async () => {
    const { server, ada, ben, cleo } = await three()
    await connect(server, 'dan')
    const dan = rosterEntryOf('dan', 'member', await chainOf(server, 'dan'))
    const { links } = server.groups.get(G)!
    const honest = links.slice()
    await putLink(server, (await linkBy(server, ben, (roster) => [...roster, dan])).link)
    expect(await afterRestart(server, cleo)).toMatchObject(broken('AddNotAllowedError'))
    links.splice(0, links.length, ...honest)
    server.addMember(G, DAN)
    await putLink(server, (await linkBy(server, ada, (roster) => [...roster, dan])).link)
    expect(await afterRestart(server, cleo)).toMatchObject({ error: undefined })
  })

  it('[GC5] by which a plain member becomes a manager, or opens the past, is refused', async () => {
    const { server, ben, cleo } = await three()
    const { links } = server.groups.get(G)!
    const honest = links.slice()
    const raised = await linkBy(server, ben, (roster) =>
      roster.map((entry) => (entry.userId === 'ben' ? { ...entry, role: 'manager' } : entry)),
    )
    await putLink(server, raised.link)
    expect(await afterRestart(server, cleo)).toMatchObject(broken('AddNotAllowedError'))
    links.splice(0, links.length, ...honest)
    await putLink(server, (await linkBy(server, ben, (roster) => roster, { historyPolicy: 'everything' })).link)
    expect(await afterRestart(server, cleo)).toMatchObject(broken('ChainOrderError'))
  })

  it('[GC3] that a device signed which is nobody’s, or an account that is no member, is refused', async () => {
    const { server, ada, cleo } = await three()
    const mallory = await connect(server, 'mallory')
    const { links } = server.groups.get(G)!
    const honest = links.slice()
    const ghost = createDeviceKeys(systemRandom)
    const chain = await chainOfGroup(server)
    const signers = [
      { signer: { device: ghost, chain: await chainOf(server, 'ada') }, error: 'UnknownDeviceError' },
      { signer: { device: keysOf(mallory), chain: await chainOf(server, 'mallory') }, error: 'NotAMemberError' },
    ]
    for (const { signer, error } of signers) {
      const members = [...chain.roster.values()]
      await putLink(
        server,
        (await createFreshGroupLink({ chain, members, signer, nowMs: 1, random: systemRandom })).link,
      )
      expect(await afterRestart(server, cleo)).toMatchObject(broken(error))
      links.splice(0, links.length, ...honest)
    }
    await say(ada, G, 'goes on')
    expect(await read((await afterRestart(server, cleo)).again, server.messages(G))).toEqual(['one', 'goes on'])
  })

  it('[GL2] in which the server changes policy, kind or a role is refused', async () => {
    const { server, cleo } = await three()
    const { links } = server.groups.get(G)!
    const [honest] = links
    const genuine = decodeBase64(honest!.link)
    const policyAt = 2 + 2 + 4 + 32 + 1
    const roleAt = Buffer.from(genuine).indexOf('ben', policyAt) + 3
    for (const at of [policyAt, policyAt + 1, roleAt]) {
      const changed = genuine.slice()
      changed[at]! ^= 1
      links.length = 0
      await putLink(server, changed)
      expect(await afterRestart(server, cleo)).toMatchObject(broken('SignatureError'))
    }
    links.splice(0, 1, honest!)
    expect(await afterRestart(server, cleo)).toMatchObject({ readiness: { kind: 'ready' } })
  })
})

describe('a history that a server', () => {
  /** Three epochs, which Cleo has not looked at. */
  async function threeEpochs() {
    const people = await three()
    for (const text of ['two', 'three']) {
      people.server.groups.get(G)!.isRekeyDue = true
      await say(people.ada, G, text)
    }
    return { ...people, links: people.server.groups.get(G)!.links }
  }

  it('[GC1] shows in another order, or with a gap, is refused', async () => {
    const { server, cleo, links } = await threeEpochs()
    const [first, second, third] = links
    for (const shown of [
      [first!, third!, second!],
      [first!, third!],
      [second!, third!],
    ]) {
      links.splice(0, links.length, ...shown)
      expect(await afterRestart(server, cleo)).toMatchObject(broken('ChainOrderError'))
    }
    links.splice(0, links.length, first!, second!, third!)
    expect(await afterRestart(server, cleo)).toMatchObject({ readiness: { kind: 'ready' } })
  })

  it('[GC9] shortens by its newest link is refused, and what was read stays readable', async () => {
    const { server, cleo, links } = await threeEpochs()
    await cleo.conversations.openGroup(G)
    links.pop()
    const { again, ...rest } = await afterRestart(server, cleo)
    expect(rest).toMatchObject(broken('ChainRollbackError'))
    await expect(say(again, G, 'no')).rejects.toMatchObject({ reason: 'chain-broken' })
    expect(await read(cleo, server.messages(G))).toEqual(['one', 'two', 'three'])
  })

  it('[GC9] continues in two ways for two members is refused by whom it shows the other one', async () => {
    const { server, ada, ben, cleo } = await three()
    const { links } = server.groups.get(G)!
    const [one, other] = [await linkBy(server, ada, (roster) => roster), await linkBy(server, ben, (roster) => roster)]
    await putLink(server, one.link)
    expect((await afterRestart(server, cleo)).error).toBeUndefined()
    links.length = 1
    await putLink(server, other.link)
    // As long as what Cleo has seen, to which she added a link herself, for nobody gave her a box.
    await putLink(server, (await linkBy(server, ben, (roster) => roster)).link)
    expect(await afterRestart(server, cleo)).toMatchObject(broken('ChainForkError'))
  })

  it('[GC9] begins with another first link than before is refused, however well that one is signed', async () => {
    const { server, ben, cleo } = await three()
    await cleo.conversations.openGroup(G)
    const other = createFakeChatServer()
    for (const [userId, stored] of server.users) other.users.set(userId, stored)
    other.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'member' })
    const twin = await connect(other, 'ben', { store: await copyWithoutPins(ben) })
    await say(twin, G, 'in a world of its own')
    server.groups.get(G)!.links.splice(0, 1, ...other.groups.get(G)!.links)
    expect(await afterRestart(server, cleo)).toMatchObject(broken('ChainForkError'))
  })

  it('[GC1] sends again is refused, and the word of an earlier epoch changes nothing', async () => {
    const { server, ada, cleo } = await threeEpochs()
    let isRepeating = false
    const again = await connect(server, 'cleo', {
      store: cleo.store,
      intercept: (api) => ({
        groupLinks: async (groupId, from) => {
          const answer = await api.groupLinks(groupId, isRepeating ? 1 : from)
          return { ...answer, currentEpoch: 1 }
        },
      }),
    })
    await say(again, G, 'newest')
    expect((await read(ada, server.messages(G))).at(-1)).toBe('newest')
    isRepeating = true
    again.device.setOnline(false)
    again.device.setOnline(true)
    expect(await again.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    expect(again.log).toContainEqual({ message: 'Broken group chain', facts: { groupId: G, error: 'ChainOrderError' } })
  })

  it('[MS2] lets nobody continue ends in an error of its own, not in a message with an old key', async () => {
    const { server, ada } = await three()
    const stubborn = await connect(server, 'ada', {
      store: ada.store,
      intercept: () => ({ postGroupLink: async () => ({ kind: 'conflict' }) }),
    })
    server.groups.get(G)!.isRekeyDue = true
    await expect(say(stubborn, G, 'no')).rejects.toThrow(TooManyConflictsError)
    expect(server.messages(G)).toHaveLength(1)
  })
})
