// The keys of many people come in few answers; each is held to the same as if it had been asked for by itself.
import type { GroupMemberRole, UserLinksOfManyAnswer } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer, type FakeChatServer } from '../../src/testing/index.ts'
import { countCalls, enrolMany } from './_many.ts'
import { connect, group, read, say, user, type Person } from './_person.ts'

const G = group('g')

async function crowd(count: number) {
  const server = createFakeChatServer()
  const stores = await enrolMany(server, count)
  const members: Record<string, GroupMemberRole> = { ada: 'manager' }
  for (const name of stores.keys()) members[name] = 'member'
  server.addGroup(G, members)
  return { server, stores }
}

type Users = UserLinksOfManyAnswer['users']

/** Ada's device, with a server that answers something else for many people. */
function adaBefore(server: FakeChatServer, change: (users: Users) => Users): Promise<Person> {
  return connect(server, 'ada', {
    intercept: (api) => ({ userLinksOf: async (users) => ({ users: change((await api.userLinksOf(users)).users) }) }),
  })
}

describe('the keys of a group', () => {
  it('[GR9] take one call for each 200 people, and none when nothing changed', async () => {
    const { server, stores } = await crowd(450)
    const counts: Record<string, number> = {}
    const ada = await connect(server, 'ada', { intercept: (api) => countCalls(api, counts) })
    const own = counts['userLinks']
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    expect(counts).toMatchObject({ userLinksOf: 3, postGroupLink: 1 })
    await say(ada, G, 'to all of you')
    expect(counts).toMatchObject({ userLinksOf: 3, userLinks: own, postGroupLink: 1 })
    const last = await connect(server, 'p449', { store: stores.get('p449')! })
    expect(await read(last, server.messages(G))).toEqual(['to all of you'])
  })

  it('[GR9] are asked for again for who was left out because the answer grew too long', async () => {
    const { server, stores } = await crowd(7)
    const lengths: number[] = []
    const ada = await adaBefore(server, (users) => {
      lengths.push(users.length)
      return users.slice(0, 3)
    })
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    expect(lengths).toEqual([7, 4])
    await say(ada, G, 'nobody forgotten')
    const last = await connect(server, 'p6', { store: stores.get('p6')! })
    expect(await read(last, server.messages(G))).toEqual(['nobody forgotten'])
  })

  it('[GR9] of somebody who is left out for good are asked for alone, and the refusal is told', async () => {
    const { server } = await crowd(3)
    const ada = await connect(server, 'ada', {
      intercept: (api) => ({
        userLinksOf: async (users) => ({
          users: (await api.userLinksOf(users)).users.filter(({ userId }) => userId !== 'p0'),
        }),
        userLinks: async (userId, from) => {
          if (userId === 'p0') throw new RangeError('404')
          return api.userLinks(userId, from)
        },
      }),
    })
    await expect(ada.conversations.openGroup(G)).rejects.toThrow(RangeError)
    expect(server.groups.get(G)!.links).toEqual([])
  })

  it.each<[string, (users: Users) => Users]>([
    ['swapped', (users) => users.map((one, index) => ({ ...one, links: users[(index + 1) % users.length]!.links }))],
    ['of a person who was not asked for', (users) => [{ ...users[0]!, userId: user('mallory') }, ...users]],
    ['twice', (users) => [users[0]!, ...users]],
    ['damaged', (users) => users.map((one) => ({ ...one, links: [{ seq: 1, link: 'AAAA' }] }))],
  ])('[GR9] are refused when they come %s, and nothing is sealed', async (_, change) => {
    const { server } = await crowd(3)
    const ada = await adaBefore(server, change)
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    expect(server.groups.get(G)!.links).toEqual([])
  })

  it('[GR9] [UC7] that were seen before are missed when an answer leaves them empty', async () => {
    const { server } = await crowd(3)
    const before = await connect(server, 'ada')
    await before.conversations.openGroup(G)
    server.removeMember(G, user('p2'))
    const ada = await connect(server, 'ada', {
      store: before.store,
      intercept: (api) => ({
        userLinksOf: async (users) => ({
          users: (await api.userLinksOf(users)).users.map((one) => ({ ...one, links: [] })),
        }),
      }),
    })
    expect(await ada.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    expect(server.groups.get(G)!.links).toHaveLength(1)
  })
})
