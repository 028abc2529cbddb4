// Which version of a message was seen outlives a restart: a server cannot show an old one to who starts anew.
import { ArgumentError } from '@umkreis/crypto'
import type { Message, MessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { UnreadableStoreError } from '../../src/index.ts'
import { loadSeenMessages } from '../../src/conversation/seen-messages.ts'
import { createFakeChatServer, createMemoryKeyStore } from '../../src/testing/index.ts'
import { connect, eventually, group, read, say, user } from './_person.ts'

const G = group('g')

async function edited() {
  const server = createFakeChatServer()
  const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
  server.addGroup(G, { ada: 'manager', ben: 'member' })
  const sent = await say(ada, G, 'first')
  const [first] = server.messages(G) as [Message]
  await ada.conversations.edit(sent, { text: 'second' })
  const [second] = server.messages(G) as [Message]
  expect(await read(ben, [second])).toEqual(['second'])
  await eventually(() => expect(ben.store.contents.has('edit-counters')).toBe(true))
  return { server, ada, ben, sent, first, second }
}

const message = (id: number) => ({
  groupId: G,
  senderId: user('ada'),
  messageId: `m${id}` as MessageId,
})

describe('after a restart', () => {
  it('[MS6] the version before an edit is refused, and the newest one opens', async () => {
    const { server, ben, first, second } = await edited()
    const again = await connect(server, 'ben', { store: ben.store })
    expect(await read(again, [first])).toEqual(['[mismatch]'])
    expect(await read(again, [second])).toEqual(['second'])
  })

  it('[MS6] neither passes as another message', async () => {
    const { server, ben, first, second } = await edited()
    const again = await connect(server, 'ben', { store: ben.store })
    const other = { messageId: 'other' as MessageId }
    expect(
      await read(again, [
        { ...first, ...other },
        { ...second, ...other },
      ]),
    ).toEqual(['[mismatch]', '[mismatch]'])
  })

  it('[MS6] what was deleted does not come back', async () => {
    const { server, ada, ben, sent, second } = await edited()
    await ada.conversations.delete({ ...sent })
    const tombstone = ben.device.received.findLast((event) => event.name === 'UpdateMessage' && event.argument.content)
    expect(await read(ben, [tombstone!.argument as Message])).toEqual(['[deleted]'])
    await eventually(async () => {
      const seen = await loadSeenMessages(ben.store)
      expect(seen.editCounter({ groupId: G, senderId: user('ada'), clientMessageId: sent.clientMessageId! })).toBe(2)
    })
    const again = await connect(server, 'ben', { store: ben.store })
    expect(await read(again, [second])).toEqual(['[mismatch]'])
  })

  it('[MS6] one’s own next edit is newer than the last, although that was never opened here', async () => {
    const { server, ada, ben, sent } = await edited()
    await eventually(() => expect(ada.store.contents.has('edit-counters')).toBe(true))
    const again = await connect(server, 'ada', { store: ada.store })
    await again.conversations.edit(sent, { text: 'third' })
    const [third] = server.messages(G) as [Message]
    const opened = await ben.conversations.open([third])
    expect(opened).toMatchObject([{ kind: 'open', body: { text: 'third' }, editCounter: 2 }])
  })
})

describe('a message whose own id the server keeps to itself', () => {
  it('[MS1] is not said to be changed when nothing was sent, and can still be deleted', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await say(ada, G, 'first')
    const [message] = server.messages(G) as [Message]
    const nameless = { ...message, clientMessageId: null }
    await expect(ada.conversations.edit(nameless, { text: 'second' })).rejects.toThrow(ArgumentError)
    expect(server.messages(G)).toEqual([message])
    await ada.conversations.edit(message, { text: 'second' })
    expect(await read(ada, server.messages(G))).toEqual(['second'])
    await ada.conversations.delete(nameless)
    expect(server.messages(G)[0]!.isDeleted).toBe(true)
  })
})

describe(loadSeenMessages, () => {
  it('[MS6] keeps the 2,000 that changed last, and merges what another tab saw', async () => {
    const store = createMemoryKeyStore()
    const [one, other] = [await loadSeenMessages(store), await loadSeenMessages(store)]
    for (let id = 0; id < 2_001; id++) {
      one.accept(message(id) as Message, { clientMessageId: `c${id}`, editCounter: 1 })
    }
    await one.save()
    other.accept(message(2_000) as Message, { clientMessageId: 'c2000', editCounter: 3 })
    other.accept(message(1_999) as Message, { clientMessageId: 'c1999', editCounter: 0 })
    await other.save()
    const again = await loadSeenMessages(store)
    const counterOf = (id: number) =>
      again.editCounter({ groupId: G, senderId: user('ada'), clientMessageId: `c${id}` })
    expect([0, 1, 1_999, 2_000].map(counterOf)).toEqual([0, 1, 1, 3])
  })

  it('[MS6] does not take a damaged store for an empty one', async () => {
    const store = createMemoryKeyStore()
    await store.put('edit-counters', new TextEncoder().encode('{}'))
    await expect(loadSeenMessages(store)).rejects.toThrow(UnreadableStoreError)
  })
})
