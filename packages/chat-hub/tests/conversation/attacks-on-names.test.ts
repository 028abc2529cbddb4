// What a server tries in the name of somebody else, and what the reader's client says.
//
// | attack                                                                    | what the client says                                  |
// | ------------------------------------------------------------------------- | ----------------------------------------------------- |
// | makes somebody verified start over, and writes to the group in their name | `missing-key` and `changed`, until that was accepted  |
// | does so in a text for several people, for which it needs no group key     | the same                                              |
// | makes somebody start over whom a second device never saw before          | `contact-reset`, while a group's roster remembers     |
// | starts over once more after the first time was accepted                   | the same for what came with the second                |
import type { ClientMessageId, Message } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { forgeReset } from './_forge.ts'
import { connect, eventually, group, read, say, textOf, user } from './_person.ts'

const G = group('g')
const BEN = user('ben')

/** Ada has compared keys with Ben, and they have a conversation of two. */
async function verified() {
  const server = createFakeChatServer()
  const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
  server.addGroup(G, { ada: 'manager', ben: 'manager' }, true)
  await say(ben, G, 'genuine')
  expect(
    await ada.conversations.compareSafetyCode(BEN, (await ben.conversations.safetyNumber(user('ada'))).codeText),
  ).toBe(true)
  return { server, ada, ben }
}

type Server = ReturnType<typeof createFakeChatServer>

/** Makes Ben start over with keys of the server's. @returns A client with which the server acts as Ben. */
const becomeBen = async (server: Server) =>
  connect(server, 'ben', { store: (await forgeReset(server, 'ben', false)).store })

describe('somebody verified whom the server makes start over', () => {
  it('[SN4] writes nothing that is shown under that name, and what was written before stays readable', async () => {
    const { server, ada } = await verified()
    await say(await becomeBen(server), G, 'bait')
    expect(await read(ada, server.messages(G))).toEqual(['genuine', '[missing-key]'])
    expect(ada.conversations.verificationOf(BEN)).toBe('changed')
    const again = await connect(server, 'ada', { store: ada.store })
    expect(await read(again, server.messages(G))).toEqual(['genuine', '[missing-key]'])
    expect(ada.log.map(({ facts }) => facts['error'])).toContain('EncryptionNotReadyError')
  })

  it('[SN4] writes nothing to several people that is shown, although no group key is needed for it', async () => {
    const { server, ada } = await verified()
    const thief = await becomeBen(server)
    await thief.conversations.acceptContactKeys([user('ada')])
    await thief.conversations.sendToEach({
      userIds: [user('ada')],
      clientMessageId: 'bait' as ClientMessageId,
      body: { text: 'bait' },
    })
    expect(await read(ada, server.messages(G))).toEqual(['genuine', '[missing-key]'])
  })

  it('[SN4] is heard once the new keys were accepted or compared, for it may have been they', async () => {
    for (const how of ['accept', 'compare'] as const) {
      const { server, ada } = await verified()
      const fresh = await connect(server, 'ben')
      await fresh.conversations.startOver()
      await say(fresh, G, 'it is me')
      expect((await read(ada, server.messages(G))).at(-1)).toBe('[missing-key]')
      if (how === 'accept') await ada.conversations.acceptContactKeys([BEN])
      else {
        const code = (await fresh.conversations.safetyNumber(user('ada'))).codeText
        expect(await ada.conversations.compareSafetyCode(BEN, code)).toBe(true)
      }
      await eventually(() => expect(ada.later.map(textOf)).toEqual(['it is me']))
      expect((await read(ada, server.messages(G))).at(-1)).toBe('it is me')
    }
  })

  it('[SN4] once more is not heard, while what came with the accepted keys stays readable', async () => {
    const { server, ada } = await verified()
    const fresh = await connect(server, 'ben')
    await fresh.conversations.startOver()
    await say(fresh, G, 'it is me')
    await ada.conversations.openGroup(G)
    await ada.conversations.acceptContactKeys([BEN])
    await say(await becomeBen(server), G, 'bait')
    expect((await read(ada, server.messages(G))).slice(1)).toEqual(['it is me', '[missing-key]'])
  })

  it('[GR7] who was never compared is read on beside the warning', async () => {
    const { server, ada } = await verified()
    await ada.conversations.setVerified(BEN, false)
    await say(await becomeBen(server), G, 'hello')
    const [, message] = server.messages(G) as [Message, Message]
    expect(await read(ada, [message])).toEqual(['hello'])
    expect(await ada.conversations.openGroup(G)).toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
  })
})

describe('a device that never saw the earlier keys of somebody whom the server makes start over', () => {
  it('[FO2] writes them no text for several people while the roster of a group remembers those', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    await connect(server, 'ben')
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    await say(ada, G, 'before')
    await forgeReset(server, 'ben', false)
    server.groups.get(G)!.isRekeyDue = true
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    await phone.conversations.openGroup(G)
    const toBen = (id: string) =>
      phone.conversations.sendToEach({
        userIds: [BEN],
        clientMessageId: id as ClientMessageId,
        body: { text: 'for ben' },
      })
    await expect(toBen('one')).rejects.toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
    expect(server.groups.size).toBe(1)
    await phone.conversations.acceptContactKeys([BEN])
    await expect(toBen('two')).resolves.toHaveLength(1)
  })
})
