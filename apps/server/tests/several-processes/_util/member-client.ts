import { createHubClient, systemClock, type Clock, type HubClient } from '@umkreis/chat-hub'
import type { Message, StoredMessage } from '@umkreis/schemas'
import { call, type Person } from '../../_util/api.ts'

// Real time, running twenty times as fast for the client: its five seconds between tries take a quarter of one.
const SPEED = 20
const hastyClock: Clock = {
  nowMs: () => systemClock.nowMs() * SPEED,
  schedule: (task, delayMs) => systemClock.schedule(task, delayMs / SPEED),
}

interface Tokens {
  accessToken: string
  refreshToken: string
}

/** A member's client as applications have it: it comes back by itself, and then reads what it missed. */
export class MemberClient implements Disposable {
  readonly acknowledged: StoredMessage[] = []
  /** By their place in the group. */
  readonly received = new Map<number, Message>()
  /** Places that came a second time, or before an earlier one, over one connection. */
  readonly disorder: number[] = []
  /** Requests that were not answered as they should be. */
  readonly failures: string[] = []
  reconnects = 0
  private readonly hub: HubClient
  private readonly server: { origin: string }
  private readonly person: Person
  private readonly groupId: string
  private last = 0
  private readonly listeners = new Set<() => void>()

  constructor(server: { origin: string }, person: Person, groupId: string) {
    this.server = server
    this.person = person
    this.groupId = groupId
    const options = { url: `${server.origin}/chatHub`, getAccessToken: () => this.renewedToken(), clock: hastyClock }
    this.hub = createHubClient(options)
    this.hub.onConnected(({ isReconnect }) => {
      this.last = 0
      if (isReconnect) this.reconnects += 1
      this.hub.subscribe('ReceiveMessage', (message) => {
        if (message.sequence <= this.last) this.disorder.push(message.sequence)
        this.last = message.sequence
        this.note(message)
      })
      void this.catchUp()
    })
    this.hub.start()
  }

  /** Sends messages one after the other, without waiting for an answer in between. */
  async sendAll(name: string, count: number): Promise<void> {
    const sends = Array.from({ length: count }, async (_, index) => {
      const request = { GroupId: this.groupId, Content: `${name} ${index}`, ClientMessageId: `${name}-${index}` }
      this.acknowledged.push(await this.hub.send('SendMessage', [request]))
      this.wake()
    })
    await Promise.all(sends)
  }

  /** Sends one message. */
  async sendOne(content: string): Promise<void> {
    const request = { GroupId: this.groupId, Content: content, ClientMessageId: content }
    this.acknowledged.push(await this.hub.send('SendMessage', [request]))
  }

  /** Waits, by what happens and not by time. */
  until(isReached: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isReached()) return
        this.listeners.delete(look)
        resolve()
      }
      this.listeners.add(look)
      look()
    })
  }

  [Symbol.dispose](): void {
    this.hub.stop()
  }

  /** A token that is taken: as applications do, it is renewed once the server says that it has run out. */
  private async renewedToken(): Promise<string> {
    const { server, person } = this
    const { status } = await call(server, 'GET', `/users/${person.userId}`, { token: person.token })
    if (status === 401) {
      const renewed = await call<Tokens>(server, 'POST', '/auth/refresh', {
        body: { refreshToken: person.refreshToken },
      })
      if (renewed.status !== 200) this.failures.push(`refresh ${renewed.status}`)
      else Object.assign(person, { token: renewed.body.accessToken, refreshToken: renewed.body.refreshToken })
    }
    return person.token
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const path = `/groups/${this.groupId}/messages?after=${this.firstMissing() - 1}&pageSize=200`
      // A connection that was lost in the middle is what applications try again.
      const answer = await call<Message[]>(this.server, 'GET', path, { token: this.person.token }).catch(
        () => undefined,
      )
      if (answer && answer.status !== 200) this.failures.push(`${answer.status}`)
      if (!answer || answer.status !== 200) {
        await new Promise((resume) => setTimeout(resume, 100))
        continue
      }
      for (const message of answer.body) this.note(message)
      if (answer.body.length < 200) return
    }
  }

  private firstMissing(): number {
    let place = 1
    while (this.received.has(place)) place += 1
    return place
  }

  private note(message: Message): void {
    this.received.set(message.sequence, message)
    this.wake()
  }

  private wake(): void {
    for (const look of this.listeners) look()
  }
}
