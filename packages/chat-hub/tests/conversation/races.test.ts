// Several clients change a group at once: one link wins, who loses drops their key and tries again, and what everybody wanted is done.
import type { GroupMemberRole } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { connect, group, read, say, user, type Person } from './_person.ts'

const G = group('g')
const NAMES = ['ada', 'ben', 'cleo', 'dan']

/** Everybody a manager, with the state of the group as it is now. */
async function four() {
  const server = createFakeChatServer()
  const people: Person[] = []
  for (const name of NAMES) people.push(await connect(server, name))
  const roles: Record<string, GroupMemberRole> = Object.fromEntries(NAMES.map((name) => [name, 'manager']))
  server.addGroup(G, roles)
  return { server, people }
}

describe('of several clients at once', () => {
  it('[GR1] one makes the first link, and all write under its key', async () => {
    const { server, people } = await four()
    await Promise.all(people.map((person) => say(person, G, `from ${person.userId}`)))
    expect(server.groups.get(G)!.links).toHaveLength(1)
    for (const person of people) {
      expect((await read(person, server.messages(G))).sort()).toEqual(NAMES.map((name) => `from ${name}`))
    }
  })

  it('[GR3] one makes the fresh link that is due, and nothing is sent under a key that lost', async () => {
    const { server, people } = await four()
    for (const person of people) await person.conversations.openGroup(G)
    server.groups.get(G)!.isRekeyDue = true
    for (const person of people) person.device.setOnline(false)
    await Promise.all(people.map((person) => say(person, G, `from ${person.userId}`)))
    expect(server.groups.get(G)!.links).toHaveLength(2)
    for (const person of people) {
      expect((await read(person, server.messages(G))).sort()).toEqual(NAMES.map((name) => `from ${name}`))
    }
  })

  it('[GR4] each adds somebody else, and all of them are in', async () => {
    const { server, people } = await four()
    for (const person of people) await person.conversations.openGroup(G)
    const newcomers = NAMES.map((name) => `friend-of-${name}`)
    const friends: Person[] = []
    for (const name of newcomers) {
      friends.push(await connect(server, name))
      server.addMember(G, user(name))
    }
    await Promise.all(people.map((person, index) => person.conversations.addToGroup(G, [friends[index]!.userId])))
    const [ada] = people as [Person]
    await say(ada, G, 'all here')
    for (const friend of friends) expect(await read(friend, server.messages(G))).toEqual(['all here'])
    expect([...ada.conversations.groupSecurity(G)!.roles.keys()].sort()).toEqual([...NAMES, ...newcomers].sort())
  })

  it('[GR12] one adds, one changes the policy, one removes, one writes: everything is done', async () => {
    const { server, people } = await four()
    const [ada, ben, cleo] = people as [Person, Person, Person]
    for (const person of people) await person.conversations.openGroup(G)
    const eve = await connect(server, 'eve')
    server.addMember(G, user('eve'))
    server.removeMember(G, user('dan'))
    await Promise.all([
      ada.conversations.addToGroup(G, [user('eve')]),
      ben.conversations.changeGroup(G, { historyPolicy: 'everything' }),
      cleo.conversations.rekeyGroups([G]),
      say(cleo, G, 'meanwhile'),
    ])
    await say(ben, G, 'afterwards')
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    expect(ada.conversations.groupSecurity(G)).toMatchObject({ historyPolicy: 'everything' })
    expect([...ben.conversations.groupSecurity(G)!.roles.keys()]).toEqual(['ada', 'ben', 'cleo', 'eve'])
    expect((await read(eve, server.messages(G))).at(-1)).toBe('afterwards')
    expect(await read(ada, server.messages(G))).toEqual(['meanwhile', 'afterwards'])
  })

  it('[GR2] nothing of a link that lost is kept: the chain that everybody has is the one that won', async () => {
    const { server, people } = await four()
    await Promise.all(people.map(({ conversations }) => conversations.openGroup(G)))
    for (let round = 0; round < 5; round++) {
      server.groups.get(G)!.isRekeyDue = true
      await Promise.all(people.map(({ conversations }) => conversations.rekeyGroups([G])))
    }
    for (const person of people) {
      const again = await connect(server, person.userId, { store: person.store })
      expect(await again.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    }
  })
})
