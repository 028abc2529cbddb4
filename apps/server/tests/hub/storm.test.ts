import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const SENDERS = 4
const MESSAGES_EACH = 100
const TOTAL = SENDERS * MESSAGES_EACH

let server: TestServer
let people: Person[]
let groupId: string

beforeAll(async () => {
  server = await startTestServer()
  people = await signUpTeam(server, SENDERS)
  groupId = await createTestGroup(server, people)
})
afterAll(() => server[Symbol.asyncDispose]())

it('stores 400 messages of four senders at once, each frame sent twice, once each, and all receive them in order', async () => {
  const clients = await Promise.all(people.map((person) => BareClient.connect(server, person.token)))
  const expected = new Set<string>()
  for (let index = 0; index < MESSAGES_EACH; index += 1) {
    for (const [sender, client] of clients.entries()) {
      const Content = `message ${index} of sender ${sender}`
      expected.add(Content)
      const request = { GroupId: groupId, Content, ClientMessageId: `s${sender}-m${index}` }
      client.send('SendMessage', request)
      client.send('SendMessage', request)
    }
  }
  const inOrder = Array.from({ length: TOTAL }, (_, index) => index + 1)
  for (const client of clients) {
    await client.untilEvents('ReceiveMessage', TOTAL)
    // Answered after every duplicate, since calls of one connection are answered in their order.
    await client.settled()
    const received = client.events<Message>('ReceiveMessage')
    expect(received.map(({ sequence }) => sequence)).toEqual(inOrder)
    expect(new Set(received.map(({ content }) => content))).toEqual(expected)
  }
  const stored: Message[] = []
  while (stored.length < TOTAL) {
    const path = `/groups/${groupId}/messages?after=${stored.length}&pageSize=200`
    stored.push(...(await call<Message[]>(server, 'GET', path, { token: people[0]?.token })).body)
  }
  expect(stored.map(({ sequence }) => sequence)).toEqual(inOrder)
  expect(stored).toEqual(clients[0]?.events('ReceiveMessage'))
  // Each sender's own messages kept the order in which they were sent.
  for (const [sender, person] of people.entries()) {
    const own = stored.filter(({ senderId }) => senderId === person.userId).map(({ content }) => content)
    expect(own).toEqual(inOrder.slice(0, MESSAGES_EACH).map((place) => `message ${place - 1} of sender ${sender}`))
  }
  for (const client of clients) client[Symbol.dispose]()
})
