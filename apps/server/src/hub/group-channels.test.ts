import { formatHubMessage, parseHubMessage, RECORD_SEPARATOR } from '@umkreis/chat-hub/protocol'
import type { Message } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { MessageChange } from '../events/event-bus.ts'
import { createLogger } from '../logging/logger.ts'
import type { Connection } from './connection.ts'
import { Connections } from './connections.ts'
import { GroupChannels } from './group-channels.ts'

const GROUP = 'group'
const logger = createLogger('silent')

/** One connection as a channel sees it, keeping the text that was written to it. */
class FakeConnection {
  readonly connectionId: string
  readonly viewer: { userId: string }
  readonly phase = { kind: 'open' } as const
  activeGroupId: string | null = GROUP
  readonly groupIds = new Set<string>()
  text = ''
  frames = 0

  constructor(userId: string) {
    this.connectionId = `connection of ${userId}`
    this.viewer = { userId }
  }

  send(record: string): void {
    this.text += record + RECORD_SEPARATOR
  }

  writeFrame(frame: Buffer): void {
    const headerLength = frame[1] === 126 ? 4 : 2
    this.text += frame.toString('utf8', headerLength)
    this.frames += 1
  }

  /** Names of what arrived, messages with their revision. */
  get seen(): string[] {
    return this.text
      .split(RECORD_SEPARATOR)
      .slice(0, -1)
      .map((record) => {
        const message = parseHubMessage(record)
        if (message.kind !== 'invocation') return message.kind
        const { revision } = message.arguments[0] as { revision?: number }
        return revision === undefined ? message.target : `${message.target} ${revision}`
      })
  }
}

function change(revision: number, membersVersion = 1): MessageChange {
  const message = {
    messageId: `m${revision}`,
    groupId: GROUP,
    senderId: 'ada',
    sequence: revision,
    revision,
  } as Message
  return { kind: 'sent', groupId: GROUP, revision, membersVersion, message }
}

/** Channels over a database that answers when it is told to. */
function setUp() {
  const connections = new Connections()
  let members = { membersVersion: 1, userIds: new Set(['ada', 'ben']), lastRevision: 0 }
  let changes: MessageChange[] = []
  let answers: (() => void)[] = []
  const asked = () => new Promise<void>((resolve) => answers.push(resolve))
  const channels = new GroupChannels(
    connections,
    {
      async loadMembers() {
        const answer = { groupId: GROUP, ...members }
        await asked()
        return answer
      },
      async loadChanges(_groupId, after) {
        return changes.filter(({ revision }) => revision > after)
      },
    },
    logger,
    () => undefined,
  )
  const connect = (userId: string, lastRevision = 0, membersVersion = 1) => {
    const connection = new FakeConnection(userId)
    connections.add(connection as unknown as Connection)
    channels.join(connection as unknown as Connection, [{ groupId: GROUP, lastRevision, membersVersion }])
    return connection
  }
  return {
    channels,
    connect,
    setMembers: (version: number, ...userIds: string[]) => {
      members = { ...members, membersVersion: version, userIds: new Set(userIds) }
    },
    setChanges: (...stored: MessageChange[]) => (changes = stored),
    /** Lets the database answer everything that it was asked. */
    answer: async () => {
      const waiting = answers
      answers = []
      for (const resolve of waiting) resolve()
      await tick()
    },
  }
}

const tick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('GroupChannels', () => {
  it('delivers in the order of revisions what is published in any', async () => {
    const { channels, connect } = setUp()
    const ben = connect('ben')
    for (const revision of [2, 1, 3]) channels.publish(change(revision))
    await tick()
    expect(ben.seen).toEqual(['ReceiveMessage 1', 'ReceiveMessage 2', 'ReceiveMessage 3'])
  })

  it('joins what belongs to one tick in one frame', async () => {
    const { channels, connect } = setUp()
    const ben = connect('ben')
    for (const revision of [1, 2, 3]) channels.publish(change(revision))
    await tick()
    channels.publish(change(4))
    await tick()
    expect(ben.frames).toBe(2)
  })

  it('delivers a change once, however often it is published', async () => {
    const { channels, connect } = setUp()
    const ben = connect('ben', 1)
    for (const revision of [1, 2, 2, 1]) channels.publish(change(revision))
    await tick()
    expect(ben.seen).toEqual(['ReceiveMessage 2'])
  })

  it('looks up the members before it delivers a change that was made under others', async () => {
    const { channels, connect, setMembers, answer } = setUp()
    const ada = connect('ada')
    const ben = connect('ben')
    expect([...ada.groupIds, ...ben.groupIds]).toEqual([GROUP, GROUP])
    setMembers(2, 'ada')
    channels.publish(change(1, 2))
    await tick()
    expect(ada.seen).toEqual([])
    await answer()
    expect(ada.seen).toEqual(['ReceiveMessage 1'])
    expect(ben.seen).toEqual(['GroupRemoved'])
    expect([...ada.groupIds]).toEqual([GROUP])
    expect([...ben.groupIds]).toEqual([])
  })

  it('does not let somebody back in on an answer that was read before they were removed', async () => {
    const { channels, connect, setMembers, answer } = setUp()
    const ada = connect('ada')
    const ben = connect('ben')
    const refreshing = channels.refresh(GROUP, ['ada'])
    setMembers(2, 'ada')
    channels.remove(GROUP, ['ben'])
    await answer()
    channels.publish(change(1, 2))
    await answer()
    await answer()
    await refreshing
    expect(ada.seen).toEqual(['ReceiveMessage 1'])
    expect(ben.seen.filter((name) => name.startsWith('ReceiveMessage'))).toEqual([])
  })

  it('lets what is published wait for somebody who has just come in', async () => {
    const { channels, connect, setMembers, answer } = setUp()
    const cleo = connect('cleo')
    channels.leave(cleo as unknown as Connection)
    setMembers(2, 'ada', 'cleo')
    const refreshing = channels.refresh(GROUP, ['cleo'])
    channels.publish(change(1, 2))
    await tick()
    await answer()
    await refreshing
    await tick()
    expect(cleo.seen).toEqual(['ReceiveMessage 1'])
  })

  it('reads what is missing from the database when it does not arrive', async () => {
    const { channels, connect, setChanges, answer } = setUp()
    const ben = connect('ben')
    setChanges(change(1), change(2), change(3))
    channels.publish(change(3))
    await new Promise<void>((resolve) => {
      const look = () => {
        void answer()
        if (ben.seen.length >= 3) resolve()
        else setImmediate(look)
      }
      look()
    })
    expect(ben.seen).toEqual(['ReceiveMessage 1', 'ReceiveMessage 2', 'ReceiveMessage 3'])
  })

  it('notifies who does not look at the group, but not of their own messages', async () => {
    const { channels, connect } = setUp()
    const ada = connect('ada')
    const ben = connect('ben')
    ada.activeGroupId = null
    ben.activeGroupId = null
    channels.publish(change(1))
    channels.broadcast(GROUP, formatHubMessage({ kind: 'invocation', target: 'GroupChanged', arguments: [{}] }))
    await tick()
    expect(ada.seen).toEqual(['ReceiveMessage 1', 'GroupChanged'])
    expect(ben.seen).toEqual(['ReceiveMessage 1', 'GroupChanged', 'NewMessageNotification'])
  })
})
