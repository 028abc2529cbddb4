// The server, or somebody who owns it, tries to read, forge, replay, roll back or add. More in `attacks-on-*.test.ts`; on pairing in `pairing.test.ts`,
// on texts for several people in `fan-out.test.ts`, on signing devices out in `own-devices.test.ts`.
//
// | attack                                                             | what the client says                                             |
// | ------------------------------------------------------------------ | ---------------------------------------------------------------- |
// | attributes a message to somebody else, or another place            | `mismatch`                                                       |
// | changes a character of it                                          | `bad-signature`                                                  |
// | rolls it back to the version before an edit                        | `mismatch`                                                       |
// | lets somebody write without sealing                                | `unknown-version`                                                |
// | throws away the history of a group, or fills it with another's     | `chain-broken`                                                   |
// | throws away somebody's own chain                                   | `identity-changed`                                               |
// | puts another's box in front of somebody's own                      | the genuine one opens; `Unusable key box` in the log             |
// | makes somebody start over                                          | `identity-changed` to them, `contact-reset` to the others        |
// | makes up a chain around the public keys of a recovery device       | RecoveryNotSignedError                                           |
// | makes up a member, lets one make the first link, exchanges one     | `unexpected-member`                                              |
// | calls a pair a group, or a group a pair                            | `unexpected-member`                                              |
// | calls somebody a manager                                           | `not-a-manager`: the signed roster counts                        |
import { recoveryDeviceFromCode, RecoveryNotSignedError } from '@umkreis/crypto'
import type { Message, MessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { forgeFirstLink, forgeReset } from './_forge.ts'
import { connect, eventually, group, read, say, user } from './_person.ts'

const G = group('g')

async function twoPeople() {
  const server = createFakeChatServer()
  const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
  server.addGroup(G, { ada: 'manager', ben: 'member' })
  await ada.conversations.openGroup(G)
  return { server, ada, ben }
}

describe('a message that the server', () => {
  it('[MS4] attributes to somebody else, or to another message, is a mismatch', async () => {
    const { server, ada, ben } = await twoPeople()
    await say(ada, G, 'mine')
    const [message] = server.messages(G) as [Message]
    expect(await read(ben, [{ ...message, senderId: user('ben') }])).toEqual(['[mismatch]'])
    expect(await read(ben, [{ ...message, clientMessageId: 'other' as Message['clientMessageId'] }])).toEqual([
      '[mismatch]',
    ])
    expect(await read(ben, [message])).toEqual(['mine'])
    expect(await read(ben, [{ ...message, messageId: 'replayed' as MessageId }])).toEqual(['[mismatch]'])
  })

  it('takes from another conversation is a mismatch', async () => {
    const { server, ada, ben } = await twoPeople()
    server.addGroup(group('h'), { ada: 'manager', ben: 'member' })
    await say(ada, group('h'), 'elsewhere')
    const [message] = server.messages(group('h')) as [Message]
    expect(await read(ben, [{ ...message, groupId: G }])).toEqual(['[mismatch]'])
  })

  it('changes in one character is refused', async () => {
    const { server, ada, ben } = await twoPeople()
    await say(ada, G, 'intact')
    const [message] = server.messages(G) as [Message]
    const content = message.content!
    const at = content.length - 20
    const damaged = content.slice(0, at) + (content[at] === 'A' ? 'B' : 'A') + content.slice(at + 1)
    expect(await read(ben, [{ ...message, content: damaged }])).toEqual(['[bad-signature]'])
  })

  it('rolls back to the version before an edit is a mismatch', async () => {
    const { server, ada, ben } = await twoPeople()
    const sent = await say(ada, G, 'first')
    const [first] = server.messages(G) as [Message]
    await ada.conversations.edit(sent, { text: 'second' })
    expect(await read(ben, server.messages(G))).toEqual(['second'])
    expect(await read(ben, [first])).toEqual(['[mismatch]'])
  })

  it('[MS4] [MS5] SPEC 8: received from a bare client is never shown as it is, and logged as a decryption error', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    const bare = server.connect(user('ben'))
    await bare.hub.send('SendMessage', [{ GroupId: G, Content: 'plain text' }])
    for (const Content of ['AAAA', 'AAAA']) await bare.hub.send('SendMessage', [{ GroupId: G, Content }])
    expect(new Set(await read(ada, server.messages(G)))).toEqual(new Set(['[unknown-version]']))
    // A line for each cause, not for each message.
    const logged = { message: 'Decryption error', facts: { groupId: G, reason: 'unknown-version' } }
    expect(ada.log).toMatchObject([logged, logged])
    expect(ada.log.map(({ facts }) => facts['count'])).toEqual([1, 2])
    expect(JSON.stringify(ada.log)).not.toContain('plain text')
  })
})

describe('a key history that the server', () => {
  it('[GR2] rewrites is noticed after a restart, and blocks sending', async () => {
    const { server, ada } = await twoPeople()
    server.groups.get(G)!.links.length = 0
    server.groups.get(G)!.boxes.length = 0
    const again = await connect(server, 'ada', { store: ada.store })
    expect(await again.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    await expect(say(again, G, 'no')).rejects.toMatchObject({ reason: 'chain-broken' })
  })

  it('[ID4] shortens for one’s own account is noticed', async () => {
    const { server, ada } = await twoPeople()
    server.users.get(user('ada'))!.links.length = 0
    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
  })

  it('[GR2] fills with another link is refused, and what was there stays readable', async () => {
    const { server, ada, ben } = await twoPeople()
    await say(ada, G, 'before')
    expect(await read(ben, server.messages(G))).toEqual(['before'])
    server.addGroup(group('h'), { ada: 'manager', ben: 'member' })
    await ada.conversations.openGroup(group('h'))
    server.groups.get(G)!.links.push(server.groups.get(group('h'))!.links[0]!)
    ben.device.setOnline(false)
    ben.device.setOnline(true)
    expect(await ben.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    expect(await read(ben, server.messages(G))).toEqual(['before'])
  })

  it('swaps boxes in is noted, and the genuine box still opens', async () => {
    const { server, ben, ada } = await twoPeople()
    await say(ada, G, 'hello')
    const boxes = server.groups.get(G)!.boxes
    const adas = boxes.find((box) => box.userId === user('ada'))!
    boxes.unshift({ ...adas, userId: user('ben') })
    expect(await read(ben, server.messages(G))).toEqual(['hello'])
    expect(ben.log.map((line) => line.message)).toContain('Unusable key box')
  })
})

describe('a start over that the server makes up for somebody', () => {
  it.each([true, false])(
    '[ID4] [UC5] is shown to that person, and never passes (keeping devices: %s)',
    async (keep) => {
      const { server, ada, ben } = await twoPeople()
      await say(ada, G, 'before')
      await forgeReset(server, 'ben', keep)
      ben.device.setOnline(false)
      ben.device.setOnline(true)
      await eventually(() => expect(ben.conversations.readiness).toMatchObject({ kind: 'not-ready' }))
      const again = await connect(server, 'ben', { store: ben.store })
      expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
      await expect(say(again, G, 'no')).rejects.toMatchObject({ reason: 'identity-changed' })
    },
  )

  it('[EB3] gets nothing of the past from who is online', async () => {
    const { server, ada } = await twoPeople()
    await say(ada, G, 'of last year')
    const { store } = await forgeReset(server, 'ben', false)
    server.groups.get(G)!.pending.push({ userId: user('ben'), epoch: 1 })
    ada.device.setOnline(false)
    ada.device.setOnline(true)
    await eventually(() => expect(ada.log.map((line) => line.message)).toContain('Could not seal to a member'))
    const thief = await connect(server, 'ben', { store })
    expect(thief.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await read(thief, server.messages(G))).toEqual(['[missing-key]'])
    expect(server.groups.get(G)!.boxes.filter((box) => box.generation === 2)).toEqual([])
  })

  it('[ID5] and starting over after it leaves everybody else’s pins where they were', async () => {
    const { server, ada } = await twoPeople()
    await say(ada, G, 'before')
    server.users.get(user('ada'))!.links.length = 0
    const other = createFakeChatServer()
    await connect(other, 'ben')
    server.users.get(user('ben'))!.links.splice(0, 1, other.users.get(user('ben'))!.links[0]!)
    server.groups.get(G)!.links.length = 0
    server.groups.get(G)!.boxes.length = 0
    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.readiness).toEqual({ kind: 'not-ready', reason: 'identity-changed' })
    await again.conversations.startOver()
    expect(again.conversations.readiness).toEqual({ kind: 'ready' })
    expect(await again.conversations.openGroup(G)).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
    server.addGroup(group('h'), { ada: 'manager', ben: 'member' })
    expect(await again.conversations.openGroup(group('h'))).toEqual({ kind: 'not-ready', reason: 'chain-broken' })
  })

  it('[GR7] gets nothing that others write until they accept it, after a restart neither', async () => {
    const { server, ada } = await twoPeople()
    await say(ada, G, 'before')
    const { store } = await forgeReset(server, 'ben', false)
    const thief = await connect(server, 'ben', { store })
    // A fresh link in ben's name, with keys of the server's.
    await say(thief, G, 'bait')
    const reset = { kind: 'not-ready', reason: 'contact-reset', userIds: ['ben'] }
    expect(await ada.conversations.openGroup(G)).toEqual(reset)
    await expect(say(ada, G, 'no')).rejects.toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
    const again = await connect(server, 'ada', { store: ada.store })
    expect(await again.conversations.openGroup(G)).toEqual(reset)
    expect(server.messages(G)).toHaveLength(2)

    await again.conversations.acceptContactKeys([user('ben')])
    expect(await again.conversations.openGroup(G)).toEqual({ kind: 'ready' })
    await forgeReset(server, 'ben', false)
    server.groups.get(G)!.isRekeyDue = true
    const later = await connect(server, 'ada', { store: ada.store })
    expect(await later.conversations.openGroup(G)).toEqual(reset)
  })

  it('[GR7] is noticed by a device that never saw the earlier keys', async () => {
    const { server, ada } = await twoPeople()
    await say(ada, G, 'before')
    await forgeReset(server, 'ben', false)
    server.groups.get(G)!.isRekeyDue = true
    const phone = await connect(server, 'ada')
    await phone.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    expect(await phone.conversations.openGroup(G)).toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
    await phone.conversations.acceptContactKeys([user('ben')])
    expect(await phone.conversations.openGroup(G)).toEqual({ kind: 'ready' })
  })
})

describe('a chain that the server makes up around somebody’s recovery device', () => {
  it.each(['recovery', 'device'] as const)('[ID3] [UC6] is not what the code leads to (as a %s)', async (kind) => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    const code = (await ada.conversations.loadRecoveryCode())!
    await forgeFirstLink(server, 'ada', recoveryDeviceFromCode(code, 'ada').public, kind)
    const phone = await connect(server, 'ada')
    expect(phone.conversations.readiness.kind).toBe('not-ready')
    await expect(phone.conversations.enrolWithRecoveryCode(code)).rejects.toThrow(RecoveryNotSignedError)
    expect(phone.conversations.readiness.kind).toBe('not-ready')
    expect(server.users.get(user('ada'))!.links).toHaveLength(1)
  })
})

describe('a member whom the server', () => {
  const pair = { userIds: [user('ada'), user('ben')], isPair: true }
  const unexpected = { kind: 'not-ready', reason: 'unexpected-member', userIds: ['ghost'] }

  it('[GR8] makes up gets no first link', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', ben: 'member', ghost: 'member' })
    expect(await ada.conversations.openGroup(G, { ...pair, isPair: false })).toEqual(unexpected)
    expect(server.groups.get(G)!.links).toEqual([])
    expect(ada.log).toContainEqual(expect.objectContaining({ message: 'Unexpected member' }))
  })

  it('[GR8] lets make the first link itself reads nothing', async () => {
    const server = createFakeChatServer()
    const [ada, ghost] = [await connect(server, 'ada'), await connect(server, 'ghost')]
    await connect(server, 'ben')
    server.addGroup(G, { ada: 'manager', ben: 'member', ghost: 'manager' })
    await ghost.conversations.openGroup(G)
    expect(await ada.conversations.openGroup(G, { ...pair, isPair: false })).toEqual(unexpected)
    await expect(say(ada, G, 'for ben')).rejects.toMatchObject({ reason: 'unexpected-member' })
    // Once the server counts it as gone, it goes with a fresh key, as anybody does.
    server.removeMember(G, user('ghost'))
    expect(await ada.conversations.openGroup(G, { ...pair, isPair: false })).toEqual({ kind: 'ready' })
    expect(server.groups.get(G)!.named).toEqual(['ada', 'ben'])
  })

  it('[GR8] puts in the other one’s place, or a pair that it calls a group, is noticed', async () => {
    const server = createFakeChatServer()
    const ada = await connect(server, 'ada')
    server.addGroup(G, { ada: 'manager', ghost: 'member' }, true)
    server.addGroup(group('h'), { ada: 'manager', ben: 'member' }, false)
    server.addGroup(group('i'), { ada: 'manager' }, true)
    expect(await ada.conversations.openGroup(G, pair)).toEqual(unexpected)
    const unnamed = { ...unexpected, userIds: [] }
    expect(await ada.conversations.openGroup(group('h'), pair)).toEqual(unnamed)
    expect(await ada.conversations.openGroup(group('i'), pair)).toEqual(unnamed)
    server.addGroup(group('j'), { ada: 'manager', ben: 'member' }, true)
    expect(await ada.conversations.openGroup(group('j'), pair)).toEqual({ kind: 'ready' })
  })

  it('[GR4] calls a manager is none, and can add nobody', async () => {
    const { server, ada, ben } = await twoPeople()
    await connect(server, 'cleo')
    server.groups.get(G)!.members.set(user('ben'), 'manager')
    server.groups.get(G)!.isRekeyDue = true
    await say(ada, G, 'one')
    server.addMember(G, user('cleo'), 'manager')
    await expect(ben.conversations.addToGroup(G, [user('cleo')])).rejects.toMatchObject({ reason: 'not-a-manager' })
    await ada.conversations.addToGroup(G, [user('cleo')])
    expect(server.groups.get(G)!.named).toEqual(['ada', 'ben', 'cleo'])
  })
})
