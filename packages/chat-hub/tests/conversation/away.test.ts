// A member who comes back after a month opens their own boxes: the work is verifying, not asking, and everything can be read at once.
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { countCalls, enrolMany } from './_many.ts'
import { connect, eventually, group, read, say, user } from './_person.ts'

const G = group('g')
const EPOCHS = 200

describe('somebody who was away for 200 epochs', () => {
  it('[GR10] reads everything after one call for links and one for boxes', { timeout: 120_000 }, async () => {
    const server = createFakeChatServer()
    const names = [...(await enrolMany(server, 40)).keys()]
    const [ada, ben, cleo] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
    server.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'manager' })
    await say(ada, G, 'text 0')
    expect(await read(ben, server.messages(G))).toEqual(['text 0'])
    ben.device.setOnline(false)
    const texts = ['text 0']
    for (let epoch = 2; epoch <= EPOCHS; epoch++) {
      const signer = epoch % 2 === 0 ? ada : cleo
      const newcomer = epoch % 5 === 0 ? names.pop() : undefined
      if (newcomer) {
        server.addMember(G, user(newcomer))
        await signer.conversations.addToGroup(G, [user(newcomer)])
      } else server.groups.get(G)!.isRekeyDue = true
      texts.push(`text ${epoch}`)
      await say(signer, G, `text ${epoch}`)
    }
    expect(server.groups.get(G)!.links).toHaveLength(EPOCHS)

    const counts: Record<string, number> = {}
    const back = await connect(server, 'ben', { store: ben.store, intercept: (api) => countCalls(api, counts) })
    await eventually(() => expect(counts['pendingBoxes']).toBe(1))
    const started = { ...counts }
    expect(await read(back, server.messages(G))).toEqual(texts)
    expect(counts).toEqual({ ...started, groupLinks: 1, groupBoxes: 1, userLinksOf: 1 })
    await say(back, G, 'back again')
    expect(counts).toEqual({ ...started, groupLinks: 1, groupBoxes: 1, userLinksOf: 1 })
    expect(await read(ada, server.messages(G).slice(-1))).toEqual(['back again'])
  })
})
