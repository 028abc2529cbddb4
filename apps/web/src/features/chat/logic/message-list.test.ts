import type { ClientMessageId, GroupId, MessageId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { ChatMessage, OutgoingMessage } from '../../../services/conversation/chat-message.ts'
import { type MessagesEvent, type MessagesState, nextMessages, noMessages } from './message-list.ts'
import type { WindowPage } from './message-window.ts'
import { lastEditableMessage, shownMessages } from './shown-messages.ts'

const here = 'g1' as GroupId
const me = 'me' as UserId

function message(sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    messageId: `m${sequence}` as MessageId,
    groupId: here,
    senderId: 'karim' as UserId,
    clientMessageId: `c${sequence}` as ClientMessageId,
    sequence,
    revision: sequence,
    sendDate: '2026-11-20T10:00:00.000Z',
    isEdited: false,
    replyTo: null,
    body: { kind: 'text', text: `text ${sequence}` },
    ...changes,
  }
}

function outgoing(id: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientMessageId: id as ClientMessageId,
    groupId: here,
    senderId: me,
    body: { kind: 'text', text: `mine ${id}` },
    uploadIds: [],
    replyTo: null,
    createdAt: '2026-11-20T10:05:00.000Z',
    delivery: { kind: 'sending' },
    ...changes,
  }
}

const windowOf = (messages: readonly ChatMessage[], changes: Partial<WindowPage> = {}): MessagesEvent => ({
  type: 'window-loaded',
  groupId: here,
  messages,
  hasOlder: false,
  hasNewer: false,
  revision: 0,
  window: 'first',
  opensAt: 'end',
  ...changes,
})
const run = (events: readonly MessagesEvent[], from: MessagesState = noMessages) => events.reduce(nextMessages, from)
const opened = (...messages: ChatMessage[]) => run([{ type: 'group-selected', groupId: here }, windowOf(messages)])
const texts = (state: MessagesState) =>
  shownMessages(state, here).map(({ body }) => (body.kind === 'text' ? body.text : body.reason))
const ids = (state: MessagesState) =>
  state.list.kind === 'loaded' ? state.list.messages.map((one) => one.messageId) : []

describe('SPEC 4, Messages: ReceiveMessage', () => {
  it('adds a message of the active group', () => {
    expect(texts(run([{ type: 'received', message: message(2) }], opened(message(1))))).toEqual(['text 1', 'text 2'])
  })

  it('ignores a message of another group', () => {
    const other = message(2, { groupId: 'g2' as GroupId })
    expect(texts(run([{ type: 'received', message: other }], opened(message(1))))).toEqual(['text 1'])
  })

  it('shows a message once, however often it comes', () => {
    const state = run(
      [
        { type: 'received', message: message(2) },
        { type: 'received', message: message(2) },
      ],
      opened(message(1)),
    )
    expect(ids(state)).toEqual(['m1', 'm2'])
  })

  it('orders by sequence, whatever the order of arrival', () => {
    const state = run(
      [
        { type: 'received', message: message(3) },
        { type: 'received', message: message(2) },
      ],
      opened(message(1)),
    )
    expect(ids(state)).toEqual(['m1', 'm2', 'm3'])
  })
})

describe('SPEC 4, Messages: UpdateMessage', () => {
  const edit = message(1, { revision: 3, isEdited: true, body: { kind: 'text', text: 'better' } })

  it('replaces the message and marks it edited', () => {
    const state = run([{ type: 'updated', message: edit }], opened(message(1), message(2)))
    expect(shownMessages(state, here)[0]).toMatchObject({ isEdited: true, body: { text: 'better' } })
  })

  it('does not let an older version overwrite a newer one', () => {
    const state = run([{ type: 'updated', message: message(1) }], opened(edit))
    expect(texts(state)).toEqual(['better'])
  })

  it('leaves out a message that is older than what is loaded', () => {
    const state = run(
      [
        { type: 'group-selected', groupId: here },
        windowOf([message(5)], { hasOlder: true }),
        { type: 'updated', message: message(1, { revision: 6 }) },
      ],
      noMessages,
    )
    expect(ids(state)).toEqual(['m5'])
  })
})

describe('SPEC 4, Messages: DeleteMessage', () => {
  it('removes the message by its id', () => {
    const news = { kind: 'deleted', messageId: 'm1' as MessageId, groupId: here, revision: 3 } as const
    expect(ids(run([{ type: 'deleted', news }], opened(message(1), message(2))))).toEqual(['m2'])
  })
})

describe('SPEC 4, Messages: send', () => {
  it('shows the message at once, and once only after both the answer and the echo', () => {
    const stored = message(2, { senderId: me, clientMessageId: 'a' as ClientMessageId })
    const sending = run([{ type: 'send-started', message: outgoing('a') }], opened(message(1)))
    const accepted = run([{ type: 'send-accepted', message: stored }], sending)
    const echoed = run([{ type: 'received', message: stored }], accepted)
    expect(texts(sending)).toEqual(['text 1', 'mine a'])
    expect(shownMessages(echoed, here)).toHaveLength(2)
    expect(shownMessages(echoed, here)[1]?.key).toBe(shownMessages(sending, here)[1]?.key)
  })

  it('does not take the message of somebody else with the same client id for its own', () => {
    const theirs = message(2, { clientMessageId: 'a' as ClientMessageId })
    const state = run(
      [
        { type: 'send-started', message: outgoing('a') },
        { type: 'received', message: theirs },
      ],
      opened(message(1)),
    )
    expect(texts(state)).toEqual(['text 1', 'text 2', 'mine a'])
  })

  it('keeps a failed message with its reason, sends it again, or lets it go', () => {
    const id = 'a' as ClientMessageId
    const failed = run(
      [
        { type: 'send-started', message: outgoing('a') },
        { type: 'send-failed', clientMessageId: id, detail: 'Too fast' },
      ],
      opened(message(1)),
    )
    expect(shownMessages(failed, here)[1]?.state).toMatchObject({
      kind: 'failed',
      detail: 'Too fast',
      clientMessageId: id,
    })
    expect(shownMessages(run([{ type: 'send-retried', clientMessageId: id }], failed), here)[1]?.state.kind).toBe(
      'sending',
    )
    expect(texts(run([{ type: 'send-discarded', clientMessageId: id }], failed))).toEqual(['text 1'])
  })

  it('keeps what could not be sent while another group is shown', () => {
    const state = run(
      [
        { type: 'send-started', message: outgoing('a') },
        { type: 'send-failed', clientMessageId: 'a' as ClientMessageId, detail: 'Offline' },
        { type: 'group-selected', groupId: 'g2' as GroupId },
        { type: 'group-selected', groupId: here },
        windowOf([message(1)]),
      ],
      opened(message(1)),
    )
    expect(texts(state)).toEqual(['text 1', 'mine a'])
  })
})

describe('SPEC 4, Messages: edit and delete are shown at once and taken back if the hub refuses', () => {
  const id = 'm1' as MessageId
  const editing: MessagesEvent = {
    type: 'change-started',
    messageId: id,
    change: { kind: 'edit', body: { kind: 'text', text: 'better' } },
  }
  const deleting: MessagesEvent = { type: 'change-started', messageId: id, change: { kind: 'delete' } }

  it('shows an edit at once, marked as edited', () => {
    expect(shownMessages(run([editing], opened(message(1))), here)[0]).toMatchObject({
      isEdited: true,
      body: { text: 'better' },
    })
  })

  it('takes a refused edit back to what is true by then', () => {
    const newer = message(1, { revision: 9, body: { kind: 'text', text: 'from my other device' } })
    const state = run(
      [editing, { type: 'updated', message: newer }, { type: 'change-refused', messageId: id }],
      opened(message(1)),
    )
    expect(texts(state)).toEqual(['from my other device'])
  })

  it('keeps an accepted edit', () => {
    expect(texts(run([editing, { type: 'change-accepted', messageId: id }], opened(message(1))))).toEqual(['better'])
  })

  it('hides a deleted message at once, and brings it back to its place if refused', () => {
    const hidden = run([deleting], opened(message(1), message(2)))
    expect(texts(hidden)).toEqual(['text 2'])
    expect(texts(run([{ type: 'change-refused', messageId: id }], hidden))).toEqual(['text 1', 'text 2'])
    expect(ids(run([{ type: 'change-accepted', messageId: id }], hidden))).toEqual(['m2'])
  })
})

describe('SPEC 4, Messages: reload when the active group changes', () => {
  it('clears the messages and takes only the answer for the group that is shown', () => {
    const state = run(
      [{ type: 'group-selected', groupId: 'g2' as GroupId }, windowOf([message(1)])],
      opened(message(1)),
    )
    expect(state.list).toEqual({ kind: 'loading', groupId: 'g2' })
  })

  it('says why the messages did not come', () => {
    const state = run([
      { type: 'group-selected', groupId: here },
      { type: 'newest-failed', groupId: here, detail: 'No connection' },
    ])
    expect(state.list).toEqual({ kind: 'failed', groupId: here, detail: 'No connection' })
    const away = run([
      { type: 'group-selected', groupId: here },
      { type: 'newest-unreached', groupId: here },
    ])
    expect(away.list).toEqual({ kind: 'unreached', groupId: here })
    expect(run([{ type: 'newest-unreached', groupId: here }], opened(message(1))).list.kind).toBe('loaded')
  })
})

describe('SPEC 7, GET /groups/{groupId}/messages: paging back and catching up', () => {
  it('puts an older page in front and knows when there is no more', () => {
    const state = run(
      [
        { type: 'group-selected', groupId: here },
        windowOf([message(3)], { hasOlder: true }),
        { type: 'page-requested', place: 'older' },
        { type: 'page-loaded', place: 'older', messages: [message(1), message(2)], hasMore: false },
      ],
      noMessages,
    )
    expect(state.list).toMatchObject({
      older: 'none',
      messages: [{ messageId: 'm1' }, { messageId: 'm2' }, { messageId: 'm3' }],
    })
  })

  it('is behind a first page that was read before what was sent, heard or deleted meanwhile', () => {
    const page = windowOf([message(1)])
    const select: MessagesEvent = { type: 'group-selected', groupId: here }
    const news: MessagesEvent[] = [
      { type: 'send-accepted', message: message(2) },
      { type: 'received', message: message(2) },
      { type: 'deleted', news: { kind: 'deleted', groupId: here, messageId: 'm1' as MessageId, revision: 2 } },
    ]
    for (const event of news) expect(run([select, event, page]).list, event.type).toMatchObject({ isBehind: true })
    expect(run([select, page]).list).toMatchObject({ isBehind: false })
    const elsewhere = { type: 'received', message: message(2, { groupId: 'g2' as GroupId }) } as const
    expect(run([select, elsewhere, page]).list).toMatchObject({ isBehind: false })
  })

  it('asks for a catch-up after a reconnect and when a change was missed, not for changes in order', () => {
    const isBehind = (state: MessagesState) => state.list.kind === 'loaded' && state.list.isBehind
    const start = opened(message(1))
    expect(isBehind(run([{ type: 'received', message: message(2) }], start))).toBe(false)
    expect(isBehind(run([{ type: 'received', message: message(3) }], start))).toBe(true)
    expect(isBehind(run([{ type: 'reconnected' }], start))).toBe(true)
    expect(isBehind(run([{ type: 'revision-heard', groupId: here, revision: 1 }], start))).toBe(false)
    expect(isBehind(run([{ type: 'revision-heard', groupId: here, revision: 2 }], start))).toBe(true)
    expect(isBehind(run([{ type: 'revision-heard', groupId: 'other' as GroupId, revision: 2 }], start))).toBe(false)
  })

  it('asks for a catch-up after a page that may have been read before the connection was there', () => {
    const loading = [{ type: 'group-selected', groupId: here }] as const
    const page = { messages: [message(1)], hasOlder: false, hasNewer: false, revision: 0, window: 'w' } as const
    const loaded = { type: 'window-loaded', groupId: here, opensAt: 'end', ...page } as const
    expect(run([...loading, { type: 'reconnected' }, loaded]).list).toMatchObject({ isBehind: true, revision: 1 })
    expect(run([...loading, loaded]).list).toMatchObject({ isBehind: false })
  })

  it('asks again with the next change when a catch-up failed', () => {
    const failed = run([{ type: 'reconnected' }, { type: 'catch-up-failed', groupId: here }], opened(message(1)))
    expect(failed.list).toMatchObject({ isBehind: false, revision: 1 })
    expect(run([{ type: 'received', message: message(3) }], failed).list).toMatchObject({ isBehind: true })
  })

  it('learns of new, edited and deleted messages at once, and settles what was on its way', () => {
    const state = run(
      [
        { type: 'send-started', message: outgoing('a') },
        { type: 'reconnected' },
        {
          type: 'caught-up',
          groupId: here,
          changes: [
            { kind: 'message', message: message(1, { revision: 4, body: { kind: 'text', text: 'better' } }) },
            { kind: 'deleted', messageId: 'm2' as MessageId, groupId: here, revision: 5 },
            {
              kind: 'message',
              message: message(3, { revision: 6, senderId: me, clientMessageId: 'a' as ClientMessageId }),
            },
          ],
        },
      ],
      opened(message(1), message(2)),
    )
    expect(texts(state)).toEqual(['better', 'text 3'])
    expect(state.list).toMatchObject({ revision: 6, isBehind: false })
  })
})

describe('E2EE, a message that could not be opened', () => {
  it('heals in its place once the key is here, unless it was edited meanwhile', () => {
    const locked = message(1, { body: { kind: 'unreadable', reason: 'missing-key' } })
    const healed = run([{ type: 'reopened', messages: [message(1)] }], opened(locked))
    expect(texts(healed)).toEqual(['text 1'])
    const edited = message(1, { revision: 2, body: { kind: 'text', text: 'newer' } })
    expect(texts(run([{ type: 'reopened', messages: [message(1)] }], opened(edited)))).toEqual(['newer'])
  })
})

describe(lastEditableMessage, () => {
  it('is the newest own stored message that can be read, with its text as shown', () => {
    const mine = message(2, { senderId: me })
    const state = run(
      [
        { type: 'send-started', message: outgoing('z') },
        {
          type: 'change-started',
          messageId: mine.messageId,
          change: { kind: 'edit', body: { kind: 'text', text: 'better' } },
        },
      ],
      opened(message(1), mine, message(3)),
    )
    expect(lastEditableMessage(shownMessages(state, here), me)).toMatchObject({
      messageId: 'm2',
      body: { text: 'better' },
    })
    expect(lastEditableMessage(shownMessages(opened(message(1)), here), me)).toBe(null)
  })
})
