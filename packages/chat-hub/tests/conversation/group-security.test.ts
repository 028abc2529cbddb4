// Who may add people and who may read the past is signed: it changes by the wish of a manager alone, and everybody sees it.
import { ArgumentError } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { NotAllowedInGroupError } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const G = group('g')

async function three(options: { historyPolicy?: 'everything' } = {}) {
  const server = createFakeChatServer()
  const ada = await connect(server, 'ada', options)
  const [ben, cleo] = [await connect(server, 'ben'), await connect(server, 'cleo')]
  server.addGroup(G, { ada: 'manager', ben: 'member' })
  await ada.conversations.openGroup(G)
  await ben.conversations.openGroup(G)
  const addCleo = async (by: Person) => {
    server.addMember(G, user('cleo'))
    await by.conversations.addToGroup(G, [user('cleo')])
  }
  return { server, ada, ben, cleo, addCleo }
}

const rolesOf = (person: Person) => Object.fromEntries(person.conversations.groupSecurity(G)?.roles ?? [])

describe('who comes back', () => {
  it('[GR17] before anybody wrote reads the past with new keys, as anybody who is added does', async () => {
    const { server, ada, cleo, addCleo } = await three({ historyPolicy: 'everything' })
    await say(ada, G, 'before cleo')
    await addCleo(ada)
    server.removeMember(G, cleo.userId)
    const again = await connect(server, 'cleo')
    await again.conversations.startOver()
    server.addMember(G, cleo.userId)
    await eventually(() => expect(ada.conversations.groupSecurity(G)).toBeDefined())
    await expect(ada.conversations.addToGroup(G, [cleo.userId])).rejects.toMatchObject({ reason: 'contact-reset' })
    await ada.conversations.acceptContactKeys([cleo.userId])
    await ada.conversations.addToGroup(G, [cleo.userId])
    expect(await read(again, server.messages(G))).toEqual(['before cleo'])
  })

  it('[GR18] is not refused because a client remembers that they were not signed in', async () => {
    const { server, ada, cleo } = await three()
    server.addMember(G, cleo.userId)
    expect(await cleo.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'not-a-member' })
    cleo.device.setOnline(false)
    await ada.conversations.addToGroup(G, [cleo.userId])
    await say(cleo, G, 'here')
    expect(await read(ada, server.messages(G))).toEqual(['here'])
  })
})

describe('the roles of a group', () => {
  it('[GR11] are what the links say, and unknown before they were read', async () => {
    const { ada, cleo } = await three()
    expect(ada.conversations.groupSecurity(G)).toEqual({
      historyPolicy: 'from-joining',
      isPair: false,
      roles: new Map([
        ['ada', 'manager'],
        ['ben', 'member'],
      ]),
      pending: [],
    })
    expect(cleo.conversations.groupSecurity(G)).toBeUndefined()
  })

  it('[GR12] are passed on by a manager: who got it may add people, who gave it away may not', async () => {
    const { server, ada, ben, addCleo } = await three()
    const told: GroupId[] = []
    ben.conversations.onGroupSecurityChange((groupId) => told.push(groupId))
    await ada.conversations.changeGroup(G, {
      roles: new Map([
        [user('ada'), 'member'],
        [user('ben'), 'manager'],
      ]),
    })
    await eventually(() => expect(rolesOf(ben)).toEqual({ ada: 'member', ben: 'manager' }))
    expect(told).toContain(G)
    server.addMember(G, user('cleo'))
    await expect(ada.conversations.addToGroup(G, [user('cleo')])).rejects.toMatchObject({ reason: 'not-a-manager' })
    await addCleo(ben)
    expect(rolesOf(ben)).toEqual({ ada: 'member', ben: 'manager', cleo: 'member' })
  })

  it('[GR12] are not changed by a member, for somebody who is none, or so that no manager is left', async () => {
    const { server, ada, ben } = await three()
    const count = server.groups.get(G)!.links.length
    const bens = ben.conversations.changeGroup(G, { roles: new Map([[user('ben'), 'manager']]) })
    await expect(bens).rejects.toThrow(NotAllowedInGroupError)
    await expect(ben.conversations.changeGroup(G, { historyPolicy: 'everything' })).rejects.toMatchObject({
      reason: 'not-a-manager',
    })
    await expect(ada.conversations.changeGroup(G, { roles: new Map([[user('ada'), 'member']]) })).rejects.toMatchObject(
      { reason: 'last-manager' },
    )
    await expect(ada.conversations.changeGroup(G, { roles: new Map([[user('cleo'), 'manager']]) })).rejects.toThrow(
      ArgumentError,
    )
    expect(server.groups.get(G)!.links).toHaveLength(count)
    await ada.conversations.changeGroup(G, { roles: new Map([[user('ben'), 'member']]), historyPolicy: 'from-joining' })
    expect(server.groups.get(G)!.links).toHaveLength(count)
  })

  it('[GR12] nobody is added to a conversation of two', async () => {
    const { server, ada, ben } = await three()
    const pair = group('pair')
    server.addGroup(pair, { ada: 'manager', ben: 'manager' }, true)
    await ben.conversations.openGroup(pair)
    server.addMember(pair, user('cleo'))
    await expect(ada.conversations.addToGroup(pair, [user('cleo')])).rejects.toMatchObject({ reason: 'pair' })
  })
})

describe('somebody who is added', () => {
  it('[GR13] reads what is written from then on, where the group says so', async () => {
    const { server, ada, cleo, addCleo } = await three()
    await say(ada, G, 'before')
    await addCleo(ada)
    await say(ada, G, 'after')
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]', 'after'])
  })

  it('[GR13] reads everything, where the group says so', async () => {
    const { server, ada, ben, cleo, addCleo } = await three({ historyPolicy: 'everything' })
    await say(ada, G, 'one')
    server.groups.get(G)!.isRekeyDue = true
    await say(ben, G, 'two')
    await addCleo(ada)
    await say(ada, G, 'three')
    expect(await read(cleo, server.messages(G))).toEqual(['one', 'two', 'three'])
    expect(cleo.conversations.groupSecurity(G)?.historyPolicy).toBe('everything')
  })

  it('[GR13] reads back to where everybody agreed to it, and not what was written before', async () => {
    const { server, ada, ben, cleo, addCleo } = await three()
    await say(ada, G, 'among us')
    await ada.conversations.changeGroup(G, { historyPolicy: 'everything' })
    await say(ben, G, 'for all who come')
    await addCleo(ada)
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]', 'for all who come'])
    // Nor does the server get it by calling it forgotten.
    const forgotten = { userId: user('cleo'), epoch: 1 }
    server.groups.get(G)!.pending.push(forgotten, { userId: user('cleo'), epoch: 2 })
    await ada.conversations.openGroup(G)
    ada.device.setOnline(false)
    ada.device.setOnline(true)
    await eventually(() => expect(server.groups.get(G)!.pending).toEqual([forgotten]))
    expect(server.groups.get(G)!.boxes.filter((box) => box.userId === 'cleo' && box.epoch === 1)).toEqual([])
  })

  it('[GR13] reads nothing of the past once a manager closed it again', async () => {
    const { server, ada, cleo, addCleo } = await three({ historyPolicy: 'everything' })
    await say(ada, G, 'open then')
    await ada.conversations.changeGroup(G, { historyPolicy: 'from-joining' })
    await addCleo(ada)
    await say(ada, G, 'from now on')
    expect(await read(cleo, server.messages(G))).toEqual(['[missing-key]', 'from now on'])
  })

  it('[GR14] is pending until they signed in and somebody was online', async () => {
    const { server, ada, ben } = await three()
    server.addMember(G, user('dan'))
    await ada.conversations.addToGroup(G, [user('dan')])
    expect(ada.conversations.groupSecurity(G)?.pending).toEqual(['dan'])
    await say(ada, G, 'welcome')
    ada.device.setOnline(false)
    ben.device.setOnline(false)
    const dan = await connect(server, 'dan')
    expect(await read(dan, server.messages(G))).toEqual(['[missing-key]'])
    ben.device.setOnline(true)
    await eventually(() => expect(dan.later).toHaveLength(1))
    await eventually(() => expect(ben.conversations.groupSecurity(G)?.pending).toEqual([]))
    ada.device.setOnline(true)
    await ada.conversations.openGroup(G)
    await eventually(() => expect(ada.conversations.groupSecurity(G)?.pending).toEqual([]))
    expect(await read(dan, server.messages(G))).toEqual(['welcome'])
  })
})

describe('somebody who is removed', () => {
  it('[GR3] [GR15] reads nothing more, whoever writes next, with everything that the server has', async () => {
    const { server, ada, ben, cleo, addCleo } = await three()
    await addCleo(ada)
    await say(cleo, G, 'still here')
    server.removeMember(G, user('cleo'))
    await say(ben, G, 'without cleo')
    expect(await read(ada, server.messages(G))).toEqual(['still here', 'without cleo'])
    expect(rolesOf(ben)).toEqual({ ada: 'manager', ben: 'member' })
    const stored = server.groups.get(G)!
    const thief = await connect(server, 'cleo', {
      store: cleo.store,
      intercept: () => ({
        groupLinks: async (groupId, from) => ({
          groupId,
          links: stored.links.map(({ link }, index) => ({ epoch: index + 1, link })).slice(from - 1),
          currentEpoch: stored.links.length,
          rekeyDue: false,
          isPair: false,
          members: [],
          pending: [],
        }),
        groupBoxes: async () => ({ boxes: stored.boxes.map((box) => ({ ...box, userId: user('cleo') })) }),
      }),
    })
    expect(await read(thief, server.messages(G))).toEqual(['still here', '[missing-key]'])
  })

  it('[GR15] from the organisation leaves what they wrote readable, and the other of two can go on reading', async () => {
    const { server, ada, ben } = await three()
    const pair = group('pair')
    server.addGroup(pair, { ada: 'manager', ben: 'manager' }, true)
    await say(ben, pair, 'bye')
    await say(ben, G, 'bye all')
    server.removeMember(G, user('ben'))
    server.removeMember(pair, user('ben'))
    const again = await connect(server, 'ada', { store: ada.store })
    expect(await read(again, [...server.messages(pair), ...server.messages(G)])).toEqual(['bye', 'bye all'])
    expect(await again.conversations.openGroup(G, { userIds: [user('ada')], isPair: false })).toEqual({ kind: 'ready' })
    await say(again, G, 'alone')
    await expect(say(ben, G, 'still there?')).rejects.toMatchObject({ code: 'NotFound' })
  })
})

describe('rekeyGroups', () => {
  it('[GR16] makes a fresh key in each group it can, and says in which', async () => {
    const { server, ada } = await three()
    const [other, broken, empty] = [group('other'), group('broken'), group('empty')]
    for (const groupId of [other, broken, empty]) server.addGroup(groupId, { ada: 'manager', ben: 'member' })
    await ada.conversations.openGroup(other)
    await ada.conversations.openGroup(broken)
    const [head] = server.groups.get(broken)!.links
    server.groups.get(broken)!.links.push(head!)
    expect(await ada.conversations.rekeyGroups([G, other, broken, empty])).toEqual([G, other])
    expect(server.groups.get(G)!.links).toHaveLength(2)
    expect(ada.log.map(({ message }) => message)).toContain('A group could not get a fresh key')
    expect(await ada.conversations.rekeyGroups()).toEqual([G, other])
    expect(server.groups.get(G)!.links).toHaveLength(3)
  })

  it('[GR16] of several clients at once makes one key', async () => {
    const { server, ada, ben } = await three()
    const renewed = await Promise.all([ada, ben].map(({ conversations }) => conversations.rekeyGroups([G])))
    expect(renewed).toEqual([[G], [G]])
    expect(server.groups.get(G)!.links).toHaveLength(2)
    await say(ada, G, 'one key')
    expect(await read(ben, server.messages(G))).toEqual(['one key'])
  })
})
