import { parseHubMessage, RECORD_SEPARATOR, type HubMessage, type IgnoredMessage } from '@umkreis/chat-hub/protocol'
import type { Group } from '@umkreis/schemas'
import { WebSocket } from 'ws'
import { call, type Person, signUpMember, signUpOwner } from './api.ts'
import type { TestServer } from './start-test-server.ts'

export type Received = HubMessage | IgnoredMessage

/** Where a bare client connects. */
export function hubUrl(server: { origin: string }, token: string, parameter = 'accessToken'): string {
  return `${server.origin.replace('http', 'ws')}/chatHub?${parameter}=${encodeURIComponent(token)}`
}

/** A client that knows nothing but WebSocket and JSON: what anybody could write by hand. */
export class BareClient implements Disposable {
  readonly socket: WebSocket
  readonly received: Received[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  private readonly listeners = new Set<() => void>()
  private lastInvocationId = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    let rest = ''
    let isHandshake = true
    socket.on('message', (data: Buffer) => {
      const records = (rest + data.toString()).split(RECORD_SEPARATOR)
      rest = records.pop() ?? ''
      for (const record of records) {
        if (isHandshake) this.handshakeAnswer = record
        else this.received.push(parseHubMessage(record))
        isHandshake = false
      }
      for (const listener of this.listeners) listener()
    })
    this.closed = new Promise((resolve) =>
      socket.on('close', (code, reason) => {
        resolve({ code, reason: reason.toString() })
        for (const listener of this.listeners) listener()
      }),
    )
  }

  handshakeAnswer: string | undefined

  /** Opens a socket, without a handshake. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<BareClient> {
    const socket = new WebSocket(url, { headers })
    const client = new BareClient(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return client
  }

  /** Opens a socket and shakes hands. */
  static async connect(server: { origin: string }, token: string): Promise<BareClient> {
    const client = await BareClient.open(hubUrl(server, token))
    client.sendText('{"protocol":"json","version":1}\u001E')
    await client.until(() => client.handshakeAnswer)
    return client
  }

  sendText(text: string | Uint8Array): void {
    this.socket.send(text)
  }

  /** Sends a call without an id, as fire and forget. */
  send(target: string, ...args: unknown[]): void {
    this.sendText(JSON.stringify({ type: 1, target, arguments: args }) + RECORD_SEPARATOR)
  }

  /** Sends a call and gives its completion. */
  async invoke(target: string, ...args: unknown[]): Promise<{ result?: unknown; error?: string }> {
    this.lastInvocationId += 1
    const invocationId = `bare-${this.lastInvocationId}`
    this.sendText(JSON.stringify({ type: 1, invocationId, target, arguments: args }) + RECORD_SEPARATOR)
    return this.until(() =>
      this.received.find((message) => message.kind === 'completion' && message.invocationId === invocationId),
    ) as Promise<{ result?: unknown; error?: string }>
  }

  /** The first arguments of every event of one name, oldest first. */
  events<T = Record<string, unknown>>(target: string): T[] {
    return this.received.flatMap((message) =>
      message.kind === 'invocation' && message.target === target ? [message.arguments[0] as T] : [],
    )
  }

  /** Waits, by what arrives and not by time, until something is there. Fails when the connection closes first. */
  until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find()
        const isClosed = this.socket.readyState === WebSocket.CLOSED
        if (found === undefined && !isClosed) return
        this.listeners.delete(look)
        if (found === undefined) reject(new Error('The connection closed'))
        else resolve(found)
      }
      this.listeners.add(look)
      look()
    })
  }

  /** Waits until there are this many events of one name. */
  async untilEvents<T = Record<string, unknown>>(target: string, count: number): Promise<T[]> {
    return this.until(() => {
      const events = this.events<T>(target)
      return events.length >= count ? events : undefined
    })
  }

  /** Waits until everything that the server had sent to this client before is here. */
  async settled(): Promise<void> {
    await this.invoke('SetActiveGroup', { GroupId: null })
  }

  [Symbol.dispose](): void {
    this.socket.terminate()
  }
}

/** An organisation of an Owner and members. */
export async function signUpTeam(server: Pick<TestServer, 'origin'>, size: number): Promise<Person[]> {
  const owner = await signUpOwner(server)
  const people = [owner]
  while (people.length < size) people.push(await signUpMember(server, owner))
  return people
}

/** A named group that the first of these people makes and manages. */
export async function createTestGroup(server: Pick<TestServer, 'origin'>, people: readonly Person[]): Promise<string> {
  const [manager, ...others] = people
  const { status, body } = await call<Group>(server, 'POST', '/groups', {
    token: manager?.token,
    body: { userIds: others.map(({ userId }) => userId), name: 'Seilbahn' },
  })
  if (status >= 300) throw new Error(`Making a group answered ${status}`)
  return body.groupId
}
