import { ApiNetworkError } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubCallError } from '@umkreis/chat-hub'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { ClientMessageId, GroupId } from '@umkreis/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import { FakeTabs } from '../../testing/tabs.ts'
import type { NewMessage } from '../conversation/conversations.ts'
import { createOutboxStore, type WantedChange, workId } from './outbox-store.ts'
import { createSendQueue } from './send-queue.ts'

const write = (id: string, groupId = 'a'): NewMessage => ({
  groupId: groupId as GroupId,
  clientMessageId: id as ClientMessageId,
  body: { kind: 'text', text: `text of ${id}` },
  replyTo: null,
})
const change = (id: string, edit: string | null, groupId = 'a'): WantedChange => ({
  id,
  message: openPlain(buildStored(groupId, 1)),
  edit: edit === null ? null : { kind: 'text', text: edit },
})
const refusal = new HubCallError('SendMessage', 'Forbidden', 'You are not part of this conversation')
const noNetwork = new ApiNetworkError('offline')

/** A device with a server that takes, loses or refuses what it is sent, and pages that open and close. */
function setUp() {
  const keys = createMemoryKeyStore()
  const tabs = new FakeTabs()
  const taken: string[] = []
  const failures: unknown[] = []
  let gate: Promise<void> = Promise.resolve()
  const take = async (what: string) => {
    await gate
    const failure = failures.shift()
    if (failure) throw failure
    taken.push(what)
  }
  const message = async (message: NewMessage) => {
    await take(message.clientMessageId)
    return openPlain(buildStored(message.groupId, taken.length, { clientMessageId: message.clientMessageId }))
  }
  const deliver = { message, change: (one: WantedChange) => take(`${one.id} ${one.edit?.text ?? 'deleted'}`) }
  const openPage = (id: string) => createSendQueue(deliver, createOutboxStore(keys), tabs.open(id))
  const close = () => {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = () => resolve()
    })
    return () => open()
  }
  const kept = async () => {
    const ids: string[] = []
    await createOutboxStore(keys).change((all) => {
      ids.push(...all.map(workId))
      return all
    })
    return ids
  }
  return { keys, tabs, taken, failures, openPage, close, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(createSendQueue, () => {
  it('brings the messages of a group one after the other, in the order of their writing', async () => {
    const { openPage, taken, close } = setUp()
    const open = close()
    const queue = openPage('one')
    const sent = ['1', '2', '3'].map((id) => queue.send(write(id)))
    expect(queue.unsent.get().map(({ message }) => message.clientMessageId)).toEqual(['1', '2', '3'])
    open()
    expect((await Promise.all(sent)).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(taken).toEqual(['1', '2', '3'])
    expect(queue.unsent.get()).toEqual([])
  })

  it('sends a message that is asked for twice once', async () => {
    const { openPage, taken } = setUp()
    const queue = openPage('one')
    await Promise.all([queue.send(write('1')), queue.send(write('1'))])
    expect(taken).toEqual(['1'])
  })

  it('waits for the network, and goes on at once when told that it is back', async () => {
    const { openPage, taken, failures } = setUp()
    failures.push(noNetwork)
    const queue = openPage('one')
    const sent = [queue.send(write('1')), queue.send(write('2'))]
    await vi.waitFor(() => expect(failures).toEqual([]))
    await vi.advanceTimersByTimeAsync(1000)
    expect(taken).toEqual([])
    queue.wake()
    await Promise.all(sent)
    expect(taken).toEqual(['1', '2'])
  })

  it('tries again after five seconds where nothing tells it to', async () => {
    const { openPage, taken, failures } = setUp()
    failures.push(new EncryptionNotReadyError('unreachable'))
    const sent = openPage('one').send(write('1'))
    await vi.waitFor(() => expect(failures).toEqual([]))
    await vi.advanceTimersByTimeAsync(5000)
    await sent
    expect(taken).toEqual(['1'])
  })

  it('tells what is refused for good, keeps it for its author, and goes on with the rest', async () => {
    const { openPage, taken, failures, kept } = setUp()
    failures.push(refusal)
    const queue = openPage('one')
    const refused = queue.send(write('1'))
    const sent = queue.send(write('2'))
    await expect(refused).rejects.toBe(refusal)
    await sent
    expect(taken).toEqual(['2'])
    expect(queue.unsent.get()).toMatchObject([{ message: { clientMessageId: '1' }, isRefused: true }])
    await vi.waitFor(async () => expect(await kept()).toEqual(['1']))
    await queue.send(write('1'))
    expect(taken).toEqual(['2', '1'])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('SPEC 8: throws that end-to-end encryption is not ready where it does not become so by itself', async () => {
    const { openPage, failures } = setUp()
    const notReady = new EncryptionNotReadyError('not-enrolled')
    failures.push(notReady)
    await expect(openPage('one').send(write('1'))).rejects.toBe(notReady)
  })

  it('brings after a reload what the page before could not, and once', async () => {
    const { openPage, tabs, taken, failures, kept } = setUp()
    failures.push(noNetwork)
    const before = openPage('before')
    void before.send(write('1'))
    void before.send(write('2'))
    await vi.waitFor(async () => expect(await kept()).toEqual(['1', '2']))
    before.stop()
    tabs.close('before')

    const after = openPage('after')
    await vi.waitFor(() => expect(taken).toEqual(['1', '2']))
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    expect(after.unsent.get()).toEqual([])
  })

  it('leaves a page that is still open its messages, and takes them over when it goes', async () => {
    const { openPage, tabs, taken, failures, kept } = setUp()
    failures.push(noNetwork)
    const first = openPage('first')
    void first.send(write('1'))
    await vi.waitFor(async () => expect(await kept()).toEqual(['1']))
    const second = openPage('second')
    await vi.advanceTimersByTimeAsync(0)
    expect(second.unsent.get()).toEqual([])
    first.stop()
    tabs.close('first')
    await vi.waitFor(() => expect(taken).toEqual(['1']))
  })

  it('shows what was refused before a reload, and does not send it by itself', async () => {
    const { openPage, tabs, taken, failures, kept } = setUp()
    failures.push(refusal)
    const before = openPage('before')
    await expect(before.send(write('1'))).rejects.toBe(refusal)
    await vi.waitFor(async () => expect(await kept()).toEqual(['1']))
    before.stop()
    tabs.close('before')
    const after = openPage('after')
    await vi.waitFor(() => expect(after.unsent.get()).toMatchObject([{ isRefused: true, isInherited: true }]))
    expect(taken).toEqual([])
    after.forget('1' as ClientMessageId)
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('does not send what was given up while it waited', async () => {
    const { openPage, taken, failures, kept } = setUp()
    failures.push(noNetwork)
    const queue = openPage('one')
    void queue.send(write('1'))
    const sent = queue.send(write('2'))
    await vi.waitFor(() => expect(failures).toEqual([]))
    queue.forget('1' as ClientMessageId)
    queue.wake()
    await sent
    expect(taken).toEqual(['2'])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('brings edits and deletions one after the other, and holds no new message up for them', async () => {
    const { openPage, taken, close, kept } = setUp()
    const open = close()
    const queue = openPage('one')
    const changed = [queue.change(change('e1', 'first')), queue.change(change('e2', 'second'))]
    const deleted = queue.change(change('d', null))
    const sent = queue.send(write('1'))
    expect(queue.unsentChanges.get().map((one) => one.change.id)).toEqual(['e1', 'e2', 'd'])
    open()
    await Promise.all([...changed, deleted, sent])
    expect(taken.filter((one) => one !== '1')).toEqual(['e1 first', 'e2 second', 'd deleted'])
    expect(taken).toContain('1')
    expect(taken.at(-1)).not.toBe('1')
    expect(queue.unsentChanges.get()).toEqual([])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('brings after a reload the edits and deletions that the page before could not, in their order, and once', async () => {
    const { openPage, tabs, taken, failures, kept, close } = setUp()
    failures.push(noNetwork, noNetwork)
    const before = openPage('before')
    void before.change(change('e', 'new words'))
    void before.send(write('1'))
    void before.change(change('d', null))
    await vi.waitFor(async () => expect(await kept()).toEqual(['e', '1', 'd']))
    before.stop()
    tabs.close('before')

    const open = close()
    const after = openPage('after')
    await vi.waitFor(() =>
      expect(after.unsentChanges.get()).toMatchObject([
        { change: { id: 'e', edit: { text: 'new words' } }, isInherited: true },
        { change: { id: 'd', edit: null }, isInherited: true },
      ]),
    )
    open()
    await vi.waitFor(() => expect(taken).toHaveLength(3))
    expect(taken.filter((one) => one !== '1')).toEqual(['e new words', 'd deleted'])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('tells of a change that is refused for good, and does not keep it', async () => {
    const { openPage, taken, failures, kept } = setUp()
    failures.push(refusal)
    const queue = openPage('one')
    await expect(queue.change(change('e', 'words'))).rejects.toBe(refusal)
    expect(queue.unsentChanges.get()).toEqual([])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    await queue.change(change('d', null))
    expect(taken).toEqual(['d deleted'])
  })

  it('keeps a change that is refused where nobody can hear of it, over reloads, until its author decides', async () => {
    const { openPage, tabs, taken, failures, kept } = setUp()
    failures.push(noNetwork)
    const before = openPage('before')
    void before.change(change('e', 'new words'))
    await vi.waitFor(async () => expect(await kept()).toEqual(['e']))
    before.stop()
    tabs.close('before')

    failures.length = 0
    failures.push(refusal)
    const after = openPage('after')
    const refused = [{ change: { id: 'e' }, isInherited: true, isRefused: true }]
    await vi.waitFor(() => expect(after.unsentChanges.get()).toMatchObject(refused))
    await vi.waitFor(async () => expect(await kept()).toEqual(['e']))
    after.stop()
    tabs.close('after')

    const last = openPage('last')
    await vi.waitFor(() => expect(last.unsentChanges.get()).toMatchObject(refused))
    failures.push(refusal)
    await expect(last.change(change('e', 'new words'))).rejects.toBe(refusal)
    expect(last.unsentChanges.get()).toMatchObject(refused)
    await last.change(change('e', 'new words'))
    expect(taken).toEqual(['e new words'])
    expect(last.unsentChanges.get()).toEqual([])
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('waits for the network with a change, and brings the same one once', async () => {
    const { openPage, taken, failures } = setUp()
    failures.push(noNetwork)
    const queue = openPage('one')
    const both = [queue.change(change('e', 'words')), queue.change(change('e', 'words'))]
    await vi.waitFor(() => expect(failures).toEqual([]))
    queue.wake()
    await Promise.all(both)
    expect(taken).toEqual(['e words'])
  })

  it('sends although this browser stores nothing', async () => {
    const { openPage, keys, taken } = setUp()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    keys.put = () => Promise.reject(new Error('full'))
    await openPage('one').send(write('1'))
    expect(taken).toEqual(['1'])
  })
})
