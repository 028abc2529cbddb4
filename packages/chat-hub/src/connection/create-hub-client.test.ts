import { describe, expect, it, vi } from 'vitest'
import type { InvocationMessage } from '../protocol/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeTransport, type FakeConnection } from '../testing/fake-transport.ts'
import { createHubClient, type HubClientOptions, type HubDiagnostic } from './create-hub-client.ts'
import { HubCallError, HubClosedError, HubTimeoutError } from './errors.ts'

const STORED = {
  messageId: 'm1',
  groupId: 'g1',
  senderId: 'u1',
  senderDeviceId: null,
  sequence: 1,
  revision: 1,
  sendDate: '2026-01-05T08:00:00.000Z',
  isEdited: false,
  editCount: 0,
  clientMessageId: 'c1',
} as const
const NOTIFICATION = { groupId: 'g1', senderId: 'u2' } as const
const message = (ClientMessageId: string) => [{ GroupId: 'g1', Content: 'Zm9v', ClientMessageId }] as const

/** Lets everything run that waits for promises only. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function setUp(options: Partial<HubClientOptions> = {}) {
  const clock = createFakeClock()
  const network = createFakeTransport()
  const diagnostics: HubDiagnostic[] = []
  const hub = createHubClient({
    url: 'https://umkreis.example/chatHub',
    getAccessToken: () => 'token-1',
    openTransport: network.open,
    clock,
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
    ...options,
  })
  return { clock, network, hub, diagnostics }
}

async function setUpConnected(options: Partial<HubClientOptions> = {}) {
  const parts = setUp(options)
  parts.hub.start()
  await settle()
  parts.network.latest().accept()
  return parts
}

async function reconnect({ clock, network }: Awaited<ReturnType<typeof setUpConnected>>) {
  clock.advance(5_000)
  await settle()
  network.latest().accept()
}

const invocations = (connection: FakeConnection) =>
  connection.sent.filter((sent): sent is InvocationMessage => sent.kind === 'invocation')
const lastId = (connection: FakeConnection) => invocations(connection).at(-1)?.invocationId ?? ''

describe('connecting', () => {
  it('[RE2] SPEC 7, Real-time channel: opens a WebSocket address with the token in its query', async () => {
    const { network } = await setUpConnected()
    expect(network.latest().url).toBe('wss://umkreis.example/chatHub?accessToken=token-1')
  })

  it('[ST1][ST5] SPEC 4, isConnected: tells each state once, and is connected in the last alone', async () => {
    const { hub, network } = setUp()
    const kinds: string[] = []
    hub.onStateChange((state) => kinds.push(`${state.kind} ${hub.isConnected}`))
    hub.start()
    await settle()
    network.latest().accept()
    network.latest().receive({ kind: 'ping' })
    expect(kinds).toEqual(['connecting false', 'handshaking false', 'connected true'])
  })

  it('[RE2] stays disconnected without a token, and connects when started again with one', async () => {
    let token: string | undefined
    const { hub, network } = setUp({ getAccessToken: () => token })
    hub.start()
    await settle()
    expect(hub.state).toEqual({ kind: 'disconnected', reason: 'no-token' })
    expect(network.connections).toHaveLength(0)
    token = 'token-2'
    hub.start()
    await settle()
    expect(network.connections).toHaveLength(1)
  })

  it('[RE1] takes a token that cannot be had now for a failed try', async () => {
    let tries = 0
    const getAccessToken = async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return 'token-1'
    }
    const { hub, network, clock } = setUp({ getAccessToken })
    hub.start()
    await settle()
    expect(hub.state.kind).toBe('waiting')
    clock.advance(5_000)
    await settle()
    expect(network.connections).toHaveLength(1)
  })

  it('[HS3] waits and tries again when the handshake is refused', async () => {
    const { hub, network } = setUp()
    hub.start()
    await settle()
    network.latest().open()
    network.latest().receiveText('{"error":"TokenExpired: Sign in again."}\u001E')
    expect(hub.state).toMatchObject({ kind: 'waiting', reason: { kind: 'handshake', code: 'TokenExpired' } })
    expect(network.latest().isDropped).toBe(true)
  })

  it('[HS3][SB2] delivers an event that stands in the same text as the handshake', async () => {
    const { hub, network } = setUp()
    const received = vi.fn()
    hub.onConnected(() => void hub.subscribe('NewMessageNotification', received))
    hub.start()
    await settle()
    network.latest().open()
    network
      .latest()
      .receiveText(
        `{}\u001E${JSON.stringify({ type: 1, target: 'NewMessageNotification', arguments: [NOTIFICATION] })}\u001E`,
      )
    expect(received).toHaveBeenCalledExactlyOnceWith(NOTIFICATION)
  })
})

describe('keeping alive and reconnecting', () => {
  it('[KA1] pings every 15 seconds while the server is heard', async () => {
    const { network, clock } = await setUpConnected()
    for (let round = 0; round < 4; round += 1) {
      clock.advance(15_000)
      network.latest().receive({ kind: 'ping' })
    }
    expect(network.latest().sent).toEqual([{ kind: 'ping' }, { kind: 'ping' }, { kind: 'ping' }, { kind: 'ping' }])
  })

  it('[KA2] drops a connection on which nothing is heard for 30 seconds', async () => {
    const { hub, network, clock } = await setUpConnected()
    clock.advance(29_999)
    expect(hub.isConnected).toBe(true)
    clock.advance(1)
    expect(hub.state).toMatchObject({ kind: 'waiting', reason: { kind: 'silent' } })
    expect(network.latest().isDropped).toBe(true)
  })

  it('[RE1] SPEC 4 and 9: connects again 5,000 ms after a loss, as often as it takes', async () => {
    const { hub, network, clock } = await setUpConnected()
    for (let round = 2; round <= 4; round += 1) {
      network.latest().close()
      clock.advance(4_999)
      await settle()
      expect(network.connections).toHaveLength(round - 1)
      clock.advance(1)
      await settle()
      expect(network.connections).toHaveLength(round)
    }
    network.latest().accept()
    expect(hub.isConnected).toBe(true)
  })

  it('[RE2] SPEC 4: does not connect again once the token is gone', async () => {
    let token: string | undefined = 'token-1'
    const { hub, network, clock } = await setUpConnected({ getAccessToken: () => token })
    token = undefined
    network.latest().close()
    clock.advance(5_000)
    await settle()
    clock.advance(60_000)
    await settle()
    expect(network.connections).toHaveLength(1)
    expect(hub.state).toEqual({ kind: 'disconnected', reason: 'no-token' })
  })

  it('[RE3] connects at once when the network is back', async () => {
    const { hub, network } = await setUpConnected()
    network.latest().close()
    hub.notifyOnline()
    await settle()
    expect(network.connections).toHaveLength(2)
  })

  it('keeps the code with which the server closed', async () => {
    const { hub, network } = await setUpConnected()
    network.latest().receive({ kind: 'close', error: 'ServerStopping: Back soon.', allowReconnect: true })
    expect(hub.state).toMatchObject({ kind: 'waiting', reason: { kind: 'server', code: 'ServerStopping' } })
  })

  it('[ST6] ends a connection on which the protocol is broken, after what came before', async () => {
    const { hub, network, diagnostics } = await setUpConnected()
    const received = vi.fn()
    hub.subscribe('NewMessageNotification', received)
    const event = JSON.stringify({ type: 1, target: 'NewMessageNotification', arguments: [NOTIFICATION] })
    network.latest().receiveText(`${event}\u001E{"type":\u001E${event}\u001E`)
    expect(received).toHaveBeenCalledOnce()
    expect(hub.state).toMatchObject({ kind: 'waiting', reason: { kind: 'malformed' } })
    expect(diagnostics).toEqual([{ kind: 'malformed', error: expect.objectContaining({ code: 'invalid-json' }) }])
  })

  it('[ST4] ignores what a connection reports that was given up', async () => {
    const parts = await setUpConnected()
    const { hub, network } = parts
    const first = network.latest()
    hub.stop()
    first.receiveText('not JSON\u001E')
    first.close()
    expect(hub.state).toEqual({ kind: 'disconnected', reason: 'stopped' })
    expect(parts.diagnostics).toEqual([])
  })
})

describe('subscribe', () => {
  it('[SB3] SPEC 7, frames with a target and arguments: hands an event to all its subscribers in order, and to no one else', async () => {
    const { hub, network } = await setUpConnected()
    const order: string[] = []
    hub.subscribe('NewMessageNotification', ({ groupId }) => order.push(`first ${groupId}`))
    hub.subscribe('NewMessageNotification', () => order.push('second'))
    const end = hub.subscribe('NewMessageNotification', () => order.push('ended'))
    hub.subscribe('GroupRemoved', () => order.push('other event'))
    end()
    network.latest().receive({ kind: 'invocation', target: 'NewMessageNotification', arguments: [NOTIFICATION] })
    expect(order).toEqual(['first g1', 'second'])
  })

  it('[SB3] passes over unknown events, and reports arguments of a wrong shape', async () => {
    const { hub, network, diagnostics } = await setUpConnected()
    const received = vi.fn()
    hub.subscribe('NewMessageNotification', received)
    network
      .latest()
      .receive(
        { kind: 'invocation', target: 'toString', arguments: [] },
        { kind: 'invocation', target: 'NewMessageNotification', arguments: [{ groupId: 7 }] },
      )
    expect(received).not.toHaveBeenCalled()
    expect(diagnostics).toEqual([{ kind: 'invalid-event', event: 'NewMessageNotification' }])
    expect(hub.isConnected).toBe(true)
  })

  it('[SB4] still tells the others when one subscriber throws', async () => {
    const { hub, network, diagnostics } = await setUpConnected()
    const error = new Error('broken view')
    const received = vi.fn()
    hub.subscribe('NewMessageNotification', () => {
      throw error
    })
    hub.subscribe('NewMessageNotification', received)
    network.latest().receive({ kind: 'invocation', target: 'NewMessageNotification', arguments: [NOTIFICATION] })
    expect(received).toHaveBeenCalledOnce()
    expect(diagnostics).toEqual([{ kind: 'handler-threw', error }])
  })

  it('[SB1][SB2] SPEC 4: is cleared by a close, and renewed by onConnected, which knows that it is a reconnect', async () => {
    const parts = await setUpConnected()
    const { hub, network } = parts
    const once = vi.fn()
    const renewed = vi.fn()
    const reconnects: boolean[] = []
    hub.subscribe('NewMessageNotification', once)
    hub.onConnected(({ isReconnect }) => {
      reconnects.push(isReconnect)
      hub.subscribe('NewMessageNotification', renewed)
    })
    await settle()
    network.latest().close()
    await reconnect(parts)
    network.latest().receive({ kind: 'invocation', target: 'NewMessageNotification', arguments: [NOTIFICATION] })
    expect(once).not.toHaveBeenCalled()
    expect(renewed).toHaveBeenCalledOnce()
    expect(reconnects).toEqual([false, true])
  })

  it('reports a catch-up that fails, and stays connected', async () => {
    const { hub, diagnostics } = await setUpConnected()
    const error = new Error('offline')
    hub.onConnected(async () => {
      throw error
    })
    await settle()
    expect(diagnostics).toEqual([{ kind: 'handler-threw', error }])
    expect(hub.isConnected).toBe(true)
  })
})

describe('invoke', () => {
  it('[CL1] gives each call an id of its own and resolves it with its own checked result', async () => {
    const { hub, network } = await setUpConnected()
    const first = hub.invoke('MarkRead', [{ GroupId: 'g1', Sequence: 3 }])
    const firstId = lastId(network.latest())
    const second = hub.invoke('SetActiveGroup', [{ GroupId: null }])
    const secondId = lastId(network.latest())
    network
      .latest()
      .receive(
        { kind: 'completion', invocationId: secondId },
        { kind: 'completion', invocationId: firstId, result: { total: 0, groups: [] } },
      )
    expect(firstId).not.toBe(secondId)
    await expect(first).resolves.toEqual({ total: 0, groups: [] })
    await expect(second).resolves.toBe(undefined)
  })

  it('[CL1] rejects with the code and sentence of a refusal', async () => {
    const { hub, network } = await setUpConnected()
    const call = hub.invoke('DeleteMessage', ['m1', 'g1'])
    const id = lastId(network.latest())
    network.latest().receive({ kind: 'completion', invocationId: id, error: 'NotFound: No such message.' })
    await expect(call).rejects.toThrow(HubCallError)
    await expect(call).rejects.toMatchObject({ code: 'NotFound', detail: 'No such message.', method: 'DeleteMessage' })
  })

  it('[CL1] calls a code Unknown that this version does not know', async () => {
    const { hub, network } = await setUpConnected()
    const call = hub.invoke('DeleteMessage', ['m1', 'g1'])
    network
      .latest()
      .receive({ kind: 'completion', invocationId: lastId(network.latest()), error: 'Sorry, something broke.' })
    await expect(call).rejects.toMatchObject({ code: 'Unknown', detail: 'Sorry, something broke.' })
  })

  it('[CL1] refuses an answer of a wrong shape', async () => {
    const { hub, network } = await setUpConnected()
    const call = hub.invoke('MarkRead', [{ GroupId: 'g1', Sequence: 3 }])
    network.latest().receive({ kind: 'completion', invocationId: lastId(network.latest()), result: { total: 'no' } })
    await expect(call).rejects.toMatchObject({ name: 'HubAnswerError', method: 'MarkRead' })
  })

  it('[CL1] rejects after its timeout, and [CL2] passes over the answer that comes too late', async () => {
    const { hub, network, clock } = await setUpConnected()
    const call = hub.invoke('DeleteMessage', ['m1', 'g1'], { timeoutMs: 1_000 })
    const id = lastId(network.latest())
    clock.advance(1_000)
    await expect(call).rejects.toThrow(HubTimeoutError)
    network.latest().receive({ kind: 'completion', invocationId: id })
    expect(hub.isConnected).toBe(true)
  })

  it('[CL1][CL2] rejects when the connection closes, and at once while there is none', async () => {
    const { hub, network } = await setUpConnected()
    const call = hub.invoke('DeleteMessage', ['m1', 'g1'])
    network.latest().close()
    await expect(call).rejects.toThrow(HubClosedError)
    await expect(hub.invoke('DeleteMessage', ['m1', 'g1'])).rejects.toThrow(HubClosedError)
  })
})

describe('send', () => {
  it('[PS1] waits for a connection and then sends in the order of the calls, after onConnected', async () => {
    const { hub, network } = setUp()
    void hub.send('SendMessage', message('c1'))
    void hub.send('SendMessage', message('c2'))
    hub.onConnected(() => void hub.invoke('SetActiveGroup', [{ GroupId: 'g1' }]))
    hub.start()
    await settle()
    network.latest().accept()
    expect(invocations(network.latest()).map((sent) => [sent.target, sent.arguments[0]])).toEqual([
      ['SetActiveGroup', { GroupId: 'g1' }],
      ['SendMessage', message('c1')[0]],
      ['SendMessage', message('c2')[0]],
    ])
  })

  it('[PS2] sends again what was not answered, unchanged, and what was answered not', async () => {
    const parts = await setUpConnected()
    const { hub, network } = parts
    const first = hub.send('SendMessage', message('c1'))
    const firstId = lastId(network.latest())
    const second = hub.send('SendMessage', message('c2'))
    network.latest().receive({ kind: 'completion', invocationId: firstId, result: STORED })
    network.latest().close()
    await reconnect(parts)
    expect(invocations(network.latest()).map((sent) => sent.arguments)).toEqual([message('c2')])
    network
      .latest()
      .receive({ kind: 'completion', invocationId: lastId(network.latest()), result: { ...STORED, messageId: 'm2' } })
    await expect(first).resolves.toMatchObject({ messageId: 'm1' })
    await expect(second).resolves.toMatchObject({ messageId: 'm2' })
  })

  it('[PS3] sends again 5 seconds after a refusal that may pass', async () => {
    const { hub, network, clock } = await setUpConnected()
    const sent = hub.send('SendMessage', message('c1'))
    network
      .latest()
      .receive({ kind: 'completion', invocationId: lastId(network.latest()), error: 'Unavailable: Later.' })
    clock.advance(4_999)
    expect(invocations(network.latest())).toHaveLength(1)
    clock.advance(1)
    expect(invocations(network.latest()).map(({ arguments: args }) => args)).toEqual([message('c1'), message('c1')])
    network.latest().receive({ kind: 'completion', invocationId: lastId(network.latest()), result: STORED })
    await expect(sent).resolves.toEqual(STORED)
  })

  it('[PS3] waits for a server that is slow, and takes its answer however late it comes', async () => {
    const { hub, network, clock } = await setUpConnected()
    const sent = hub.send('SendMessage', message('c1'))
    const id = lastId(network.latest())
    for (let round = 0; round < 20; round += 1) {
      clock.advance(15_000)
      network.latest().receive({ kind: 'ping' })
    }
    network.latest().receive({ kind: 'completion', invocationId: id, result: STORED })
    await expect(sent).resolves.toEqual(STORED)
  })

  it('[PS5] sends a message once more that got lost on an open connection, ever more rarely, and nothing once it is answered', async () => {
    const { hub, network, clock } = await setUpConnected()
    const sent = hub.send('SendMessage', message('c1'))
    const counts = [9_999, 1, 19_999, 1].map((ms) => {
      clock.advance(ms)
      network.latest().receive({ kind: 'ping' })
      return invocations(network.latest()).length
    })
    expect(counts).toEqual([1, 2, 2, 3])
    expect(invocations(network.latest()).map(({ arguments: args }) => args)).toEqual([1, 2, 3].map(() => message('c1')))
    network.latest().receive({ kind: 'completion', invocationId: lastId(network.latest()), result: STORED })
    await expect(sent).resolves.toEqual(STORED)
    clock.advance(15_000)
    network.latest().receive({ kind: 'ping' })
    clock.advance(25_000)
    expect(invocations(network.latest())).toHaveLength(3)
  })

  it('[PS5] sends once more the sooner, the quicker answers have come', async () => {
    const { hub, network, clock } = await setUpConnected()
    for (const id of ['c1', 'c2', 'c3', 'c4']) {
      const sent = hub.send('SendMessage', message(id))
      clock.advance(40)
      network.latest().receive({ kind: 'completion', invocationId: lastId(network.latest()), result: STORED })
      await sent
    }
    void hub.send('SendMessage', message('c5'))
    clock.advance(999)
    expect(invocations(network.latest())).toHaveLength(5)
    clock.advance(1)
    expect(invocations(network.latest())).toHaveLength(6)
  })

  it('[PS5] sends an edit once more, but not one that another has overtaken: the older could come last', async () => {
    const { hub, network, clock } = await setUpConnected()
    void hub.send('UpdateMessage', ['m1', 'b25l', 'g1', null])
    void hub.send('UpdateMessage', ['m1', 'dHdv', 'g1', null])
    void hub.send('DeleteMessage', ['m2', 'g1'])
    clock.advance(10_000)
    expect(invocations(network.latest()).map(({ arguments: args }) => args.slice(0, 2))).toEqual([
      ['m1', 'b25l'],
      ['m1', 'dHdv'],
      ['m2', 'g1'],
      ['m1', 'dHdv'],
      ['m2', 'g1'],
    ])
  })

  it('[PS3] ends with any other refusal', async () => {
    const { hub, network, clock } = await setUpConnected()
    const sent = hub.send('SendMessage', message('c1'))
    network
      .latest()
      .receive({ kind: 'completion', invocationId: lastId(network.latest()), error: 'StaleEpoch: Keys changed.' })
    await expect(sent).rejects.toMatchObject({ code: 'StaleEpoch' })
    clock.advance(10_000)
    expect(invocations(network.latest())).toHaveLength(1)
  })

  it('[PS4] refuses a message without a ClientMessageId', async () => {
    const { hub, network } = await setUpConnected()
    await expect(hub.send('SendMessage', [{ GroupId: 'g1', Content: 'Zm9v' }])).rejects.toThrow(TypeError)
    expect(invocations(network.latest())).toEqual([])
  })

  it('[PS4] is rejected by stop', async () => {
    const { hub } = setUp()
    const sent = hub.send('SendMessage', message('c1'))
    hub.stop()
    await expect(sent).rejects.toThrow(HubClosedError)
  })
})
