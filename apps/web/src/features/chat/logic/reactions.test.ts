import type { ClientMessageId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { ChatMessage, OutgoingMessage } from '../../../services/conversation/chat-message.ts'
import { buildMessage, groupId } from '../testing/builders.ts'
import { nextMessages, noMessages } from './message-list.ts'
import { gatherReactions, givenBy } from './reactions.ts'
import { newestSequence, shownMessages } from './shown-messages.ts'

const clientId = (sequence: number) => `a-client-${sequence}` as ClientMessageId
const user = (id: string) => id as UserId
const react = (sequence: number, emoji: string, by: string, to = 1): ChatMessage =>
  buildMessage('a', sequence, { senderId: user(by), body: { kind: 'reaction', emoji, to: clientId(to) } })
const first = buildMessage('a', 1)
const told = (...messages: ChatMessage[]) =>
  (gatherReactions([first, ...messages], []).get(first.messageId) ?? []).map(({ emoji, given }) => [
    emoji,
    given.map(({ userId }) => userId),
  ])

describe(gatherReactions, () => {
  it('gathers each emoji with those who chose it, in their order', () => {
    expect(told(react(2, '👏', 'ines'), react(3, '❤️', 'karim'), react(4, '👏', 'tomasz'))).toEqual([
      ['👏', ['ines', 'tomasz']],
      ['❤️', ['karim']],
    ])
  })

  it('counts nobody twice, whatever devices and colour selectors they use', () => {
    expect(told(react(2, '❤️', 'ines'), react(3, '❤', 'ines'))).toEqual([['❤️', ['ines']]])
    const reactions = gatherReactions([first, react(2, '❤️', 'ines'), react(3, '❤', 'ines')], []).get(first.messageId)!
    expect(givenBy(reactions, '❤', user('ines'))?.messages.map(({ sequence }) => sequence)).toEqual([2, 3])
    expect(givenBy(reactions, '❤', user('karim'))).toBeUndefined()
  })

  it('shows no words in the place of an emoji, and no more different ones than fit', () => {
    expect(told(react(2, 'fired', 'karim'))).toEqual([])
    const many = Array.from({ length: 40 }, (_, index) => react(index + 2, String.fromCodePoint(0x1f600 + index), 'k'))
    expect(told(...many)).toHaveLength(20)
  })

  it('means the older of two messages with one id, and none that is not there', () => {
    const copied = buildMessage('a', 2, { clientMessageId: clientId(1), senderId: user('mallory') })
    const reactions = gatherReactions([first, copied, react(3, '👏', 'ines'), react(4, '👏', 'ines', 99)], [])
    expect([...reactions.keys()]).toEqual([first.messageId])
  })

  it('counts one’s own on its way, and not one that failed', () => {
    const outgoing: OutgoingMessage = {
      clientMessageId: clientId(9),
      groupId: groupId('a'),
      senderId: user('me'),
      body: { kind: 'reaction', emoji: '👏', to: clientId(1) },
      uploadIds: [],
      replyTo: null,
      createdAt: '2026-11-20T10:05:00.000Z',
      delivery: { kind: 'sending' },
    }
    const given = [{ userId: 'me', messages: [] }]
    expect(gatherReactions([first], [outgoing]).get(first.messageId)).toEqual([{ emoji: '👏', given }])
    expect(gatherReactions([first], [{ ...outgoing, delivery: { kind: 'failed', detail: '' } }]).size).toBe(0)
  })
})

describe('reactions in a conversation', () => {
  const here = groupId('a')
  const state = [react(2, '👏', 'ines'), buildMessage('a', 3)].reduce(
    (before, message) => nextMessages(before, { type: 'received', message }),
    nextMessages(nextMessages(noMessages, { type: 'group-selected', groupId: here }), {
      type: 'window-loaded',
      groupId: here,
      messages: [first],
      hasOlder: false,
      hasNewer: false,
      revision: 0,
      window: 'first',
      opensAt: 'end',
    }),
  )

  it('stand below their message and not among the messages, and count as seen with them', () => {
    expect(shownMessages(state, here).map(({ key, reactions }) => [key, reactions.length])).toEqual([
      ['karim a-client-1', 1],
      ['karim a-client-3', 0],
    ])
    expect(newestSequence(state, here)).toBe(3)
  })

  it('go at once when they are taken back, and come back if that is refused', () => {
    const messageId = react(2, '👏', 'ines').messageId
    const taken = nextMessages(state, { type: 'change-started', messageId, change: { kind: 'delete' } })
    expect(shownMessages(taken, here)[0]?.reactions).toEqual([])
    const refused = nextMessages(taken, { type: 'change-refused', messageId })
    expect(shownMessages(refused, here)[0]?.reactions).toHaveLength(1)
  })
})
