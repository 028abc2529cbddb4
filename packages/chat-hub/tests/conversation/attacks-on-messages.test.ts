// What a server tries with sealed messages, and what the reader's client says: the reason that the message is marked with, and the error in the log.
//
// | attack                                                               | what the client says                                        |
// | -------------------------------------------------------------------- | ----------------------------------------------------------- |
// | exchanges the contents of two messages of one author                 | `mismatch`, MismatchError                                   |
// | … and hides which messages they were                                 | `mismatch`, MismatchError, for the second                   |
// | shows one message twice, under two ids                               | `mismatch`, MismatchError                                   |
// | shows a message behind those of a later key: late, or out of order   | `mismatch`, MismatchError                                   |
// | shows what a removed member, or a signed-out device, sealed later    | `mismatch`, MismatchError                                   |
// | passes it off as sealed with the newest key                          | `bad-signature`, NotAMemberError                            |
// | shows a message of one group in another                              | `mismatch`, MismatchError                                   |
// | shows the wording before an edit, also after a restart               | `mismatch`, StaleEditError                                  |
// | shows an older edit after a newer one                                | `mismatch`, StaleEditError                                  |
// | shows an edit as another message                                     | `mismatch`, MismatchError                                   |
// | brings a deleted message back                                        | `mismatch`, StaleEditError                                  |
// | calls a message deleted that is not                                  | `deleted` in its place: a person sees it, and can ask       |
// | calls a deleted message none                                         | `deleted`: the sealed word counts                           |
// | leaves the content out                                               | `deleted` in its place                                      |
// | turns a message into an edit, a deletion, a text for several people  | `unknown-version`, FormatError                              |
// | turns an edit into a deletion, or back; counts a version up          | `bad-signature`, SignatureError                             |
// | names another suite, kind or version                                 | `unknown-version`, UnknownVersionError                      |
// | cuts an envelope short, or adds to it                                | `unknown-version`, FormatError                              |
// | names another device of the author                                   | `bad-signature`, SignatureError                             |
// | names another author                                                 | `mismatch`, MismatchError                                   |
import { decodeBase64, encodeBase64 } from '@umkreis/crypto'
import type { ClientMessageId, Message, MessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { lastSealed, putLast, verdicts, withBytes, withhold } from './_attack.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const [G, H] = [group('g'), group('h')]

async function three() {
  const server = createFakeChatServer()
  const [ada, ben, cleo] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
  server.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'member' })
  await ada.conversations.openGroup(G)
  return { server, ada, ben, cleo }
}

async function written(...texts: string[]) {
  const people = await three()
  for (const text of texts) await say(people.ada, G, text)
  return { ...people, messages: people.server.messages(G) }
}

const MISMATCH = '[mismatch] MismatchError'
const STALE = '[mismatch] StaleEditError'

describe('order and place: a server', () => {
  it('[EN2] that exchanges the contents of two messages is found out, in both places', async () => {
    const { ben, messages } = await written('first', 'second')
    const [a, b] = messages as [Message, Message]
    const exchanged = [
      { ...a, content: b.content! },
      { ...b, content: a.content! },
    ]
    expect(await verdicts(ben, exchanged)).toEqual([MISMATCH, MISMATCH])
    expect(await verdicts(ben, messages)).toEqual(['first', 'second'])
  })

  it('[MS4] that shows one message twice is found out, whatever it leaves out about it', async () => {
    const { ben, messages } = await written('once')
    const [message] = messages as [Message]
    const twice = { ...message, messageId: 'again' as MessageId, sequence: 2 }
    expect(await verdicts(ben, [message, twice, { ...twice, clientMessageId: null }])).toEqual([
      'once',
      MISMATCH,
      MISMATCH,
    ])
    expect(await verdicts(ben, [message])).toEqual(['once'])
  })

  it('[MS8] that delivers a message late, behind those of a later key, is found out', async () => {
    const { server, ada, ben } = await three()
    await say(ada, G, 'in time')
    await say(ada, G, 'withheld')
    const late = withhold(server, G)
    server.groups.get(G)!.isRekeyDue = true
    await say(ada, G, 'with a fresh key')
    putLast(server, late, G, 'late')
    expect(await verdicts(ben, server.messages(G))).toEqual(['in time', 'with a fresh key', MISMATCH])
  })

  it('[MS8] that moves messages of two keys past each other is found out', async () => {
    const { server, ada, ben } = await three()
    await say(ada, G, 'old key')
    server.groups.get(G)!.isRekeyDue = true
    await say(ada, G, 'new key')
    const [old, fresh] = server.messages(G) as [Message, Message]
    expect(
      await verdicts(ben, [
        { ...fresh, sequence: 1 },
        { ...old, sequence: 2 },
      ]),
    ).toEqual(['new key', MISMATCH])
  })

  it('[MS8] that keeps to the order is not suspected, whichever part of it is read first', async () => {
    const { server, ada, ben } = await three()
    for (const text of ['1', '2', '3', '4']) {
      server.groups.get(G)!.isRekeyDue = true
      await say(ada, G, text)
    }
    const messages = server.messages(G)
    await ada.conversations.edit(messages[0]!, { text: '1, changed' })
    expect(await read(ben, server.messages(G).slice(2))).toEqual(['3', '4'])
    expect(await read(ben, server.messages(G))).toEqual(['1, changed', '2', '3', '4'])
    expect(await read(ada, server.messages(G))).toEqual(['1, changed', '2', '3', '4'])
  })

  it('[EN2] that shows a message of one group in another is found out', async () => {
    const { server, ben, messages } = await written('for three')
    server.addGroup(H, { ada: 'manager', ben: 'member' })
    await ben.conversations.openGroup(H)
    const moved = putLast(server, messages[0]!, H, 'moved')
    expect(await verdicts(ben, [moved])).toEqual([MISMATCH])
  })
})

describe('who is gone: a server', () => {
  it('[MS8] [GR15] that shows what a removed member sealed afterwards, with the keys they had, is found out', async () => {
    const { server, ada, ben, cleo } = await three()
    await say(cleo, G, 'as a member')
    await say(cleo, G, 'afterwards')
    const sealed = withhold(server, G)
    server.removeMember(G, cleo.userId)
    await say(ada, G, 'without cleo')
    putLast(server, sealed, G, 'inserted')
    expect(await verdicts(ben, server.messages(G))).toEqual(['as a member', 'without cleo', MISMATCH])
  })

  it('[GC8] that passes it off as sealed with the newest key is found out', async () => {
    const { server, ada, ben, cleo } = await three()
    await say(cleo, G, 'afterwards')
    const sealed = withhold(server, G)
    server.removeMember(G, cleo.userId)
    await say(ada, G, 'without cleo')
    const epochAt = 4 + 1 + G.length
    const moved = withBytes(sealed, (bytes) => void (bytes[epochAt + 3]! += 1))
    expect(await verdicts(ben, [putLast(server, moved, G, 'inserted')])).toEqual(['[bad-signature] NotAMemberError'])
  })

  it('[MS8] [OD2] that shows what a signed-out device sealed afterwards is found out', async () => {
    const { server, ada, ben } = await three()
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    const { deviceId } = (await phone.conversations.devices()).find(({ isThis }) => isThis)!
    await say(phone, G, 'from a thief')
    const sealed = withhold(server, G)
    phone.device.setOnline(false)
    await ada.conversations.signOutDevice(deviceId)
    await say(ada, G, 'without the phone')
    putLast(server, sealed, G, 'inserted')
    expect(await verdicts(ben, server.messages(G))).toEqual(['without the phone', MISMATCH])
  })

  it('[EN4] that names another device of the author is found out', async () => {
    const { server, ada, ben, messages } = await written('from the laptop')
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    const devices = (await phone.conversations.devices()).filter(({ kind }) => kind === 'device')
    const idOf = (isThis: boolean) => devices.find((device) => device.isThis === isThis)!.deviceId
    const renamed = withBytes(messages[0]!, (bytes) => {
      const at = Buffer.from(bytes).indexOf(idOf(false))
      bytes.set(new TextEncoder().encode(idOf(true)), at)
    })
    expect(await verdicts(ben, [renamed])).toEqual(['[bad-signature] SignatureError'])
  })
})

describe('versions: a server', () => {
  /** A message in all its wordings, oldest first, as the server had them. */
  async function versions(change: (person: Person, message: Message) => Promise<void>) {
    const people = await written('one')
    const [one] = people.messages as [Message]
    await people.ada.conversations.edit(one, { text: 'two' })
    const [two] = people.server.messages(G) as [Message]
    expect(await read(people.ada, [two])).toEqual(['two'])
    await change(people.ada, two)
    return { ...people, one, two, newest: people.server.messages(G)[0]! }
  }

  it('[EN8] [MS6] that shows an older wording is found out, also after a restart', async () => {
    const { server, ben, one, two, newest } = await versions((ada, message) =>
      ada.conversations.edit(message, { text: 'three' }),
    )
    expect(await verdicts(ben, [newest, two, one])).toEqual(['three', STALE, STALE])
    await eventually(() => expect(ben.store.contents.has('edit-counters')).toBe(true))
    const again = await connect(server, 'ben', { store: ben.store })
    expect(await verdicts(again, [two, one, newest])).toEqual([STALE, STALE, 'three'])
  })

  it('[MS6] that shows a version as another message is found out', async () => {
    const { ben, newest } = await versions((ada, message) => ada.conversations.edit(message, { text: 'three' }))
    const other = { ...newest, messageId: 'other' as MessageId }
    expect(await verdicts(ben, [newest, other])).toEqual(['three', MISMATCH])
    expect(await verdicts(ben, [{ ...newest, clientMessageId: 'other' as ClientMessageId }])).toEqual([MISMATCH])
  })

  it('[EN8] that brings a deleted message back is found out', async () => {
    const { ada, ben, one, two, newest } = await versions((ada, message) => ada.conversations.delete(message))
    expect(await verdicts(ben, [lastSealed(ada)!, two, one])).toEqual(['[deleted]', STALE, STALE])
    expect(newest.isDeleted).toBe(true)
  })
})

describe('form: a server', () => {
  const setByte = (message: Message, at: number, value: number) =>
    withBytes(message, (bytes) => void (bytes[at] = value))

  it('[EN1] that turns a message into an edit, a deletion or a text for several people is found out', async () => {
    const { ben, messages } = await written('a message')
    const [message] = messages as [Message]
    const said = await verdicts(
      ben,
      [2, 3, 4].map((kind) => setByte(message, 2, kind)),
    )
    expect(said).toEqual([
      '[unknown-version] FormatError',
      '[unknown-version] FormatError',
      '[unknown-version] FormatError',
    ])
    expect(await verdicts(ben, messages)).toEqual(['a message'])
  })

  it('[EN4] that turns an edit into a deletion, or a deletion into an edit, is found out', async () => {
    const { server, ada, ben, messages } = await written('a message')
    await ada.conversations.edit(messages[0]!, { text: 'changed' })
    const [edit] = server.messages(G) as [Message]
    await ada.conversations.delete(edit)
    const tombstone = lastSealed(ada)!
    expect(await verdicts(ben, [setByte(edit, 2, 3), setByte(tombstone, 2, 2)])).toEqual([
      '[bad-signature] SignatureError',
      '[bad-signature] SignatureError',
    ])
    expect(await verdicts(ben, [edit, tombstone])).toEqual(['changed', '[deleted]'])
  })

  it('[SU1] that names another suite, a later kind or a later version is found out', async () => {
    const { ben, messages } = await written('a message')
    const [message] = messages as [Message]
    const said = await verdicts(ben, [setByte(message, 0, 2), setByte(message, 1, 2), setByte(message, 2, 5)])
    expect(said).toEqual(Array.from({ length: 3 }, () => '[unknown-version] UnknownVersionError'))
  })

  it('[EN1] that cuts an envelope short, or adds to it, is found out', async () => {
    const { ben, messages } = await written('a message')
    const [message] = messages as [Message]
    const bytes = decodeBase64(message.content!)
    const shapes = [bytes.slice(0, -1), bytes.slice(0, 40), bytes.slice(0, 0), Uint8Array.of(...bytes, 0)]
    const said = await verdicts(
      ben,
      shapes.map((shape) => ({ ...message, content: encodeBase64(shape) })),
    )
    expect(said).toEqual(shapes.map(() => '[unknown-version] FormatError'))
  })

  it('[EN4] that counts a version up or down is found out', async () => {
    const { server, ada, ben, messages } = await written('a message')
    await ada.conversations.edit(messages[0]!, { text: 'changed' })
    const [edit] = server.messages(G) as [Message]
    const bytes = Buffer.from(decodeBase64(edit.content!))
    const counterAt = bytes.indexOf(edit.clientMessageId!) + edit.clientMessageId!.length
    expect(await verdicts(ben, [setByte(edit, counterAt + 3, 7)])).toEqual(['[bad-signature] SignatureError'])
    expect(await verdicts(ben, [edit])).toEqual(['changed'])
  })
})

describe('words of the server: one', () => {
  it('[MS9] that calls a message deleted, or leaves its content out, gets it marked as deleted in its place, never left out', async () => {
    const { ben, messages } = await written('first', 'second', 'third')
    const [first, second, third] = messages as [Message, Message, Message]
    const { content: _, ...without } = second
    expect(await verdicts(ben, [first, { ...second, isDeleted: true }, third])).toEqual(['first', '[deleted]', 'third'])
    expect(await verdicts(ben, [first, without, third])).toEqual(['first', '[deleted]', 'third'])
    expect(await verdicts(ben, messages)).toEqual(['first', 'second', 'third'])
  })

  it('[MS9] that calls a deleted message none, or an edited one unedited, is not believed', async () => {
    const { server, ada, ben, messages } = await written('first', 'second')
    const [first, second] = messages as [Message, Message]
    await ada.conversations.edit(first, { text: 'first, changed' })
    const [edited] = server.messages(G) as [Message]
    const [opened] = await ben.conversations.open([{ ...edited, isEdited: false, editCount: 0 }])
    expect(opened).toMatchObject({ kind: 'open', editCounter: 1 })
    await ada.conversations.delete(second)
    expect(await verdicts(ben, [{ ...lastSealed(ada)!, isDeleted: false }])).toEqual(['[deleted]'])
  })

  it('[MS9] that hides whose and which a message is gets it opened under its signed name alone', async () => {
    const { ben, messages } = await written('mine')
    const [message] = messages as [Message]
    expect(await verdicts(ben, [{ ...message, senderId: user('cleo') }])).toEqual([MISMATCH])
    expect(await verdicts(ben, [{ ...message, senderId: user('nobody') }])).toEqual([MISMATCH])
    expect(await verdicts(ben, [{ ...message, clientMessageId: null }])).toEqual(['mine'])
  })
})
