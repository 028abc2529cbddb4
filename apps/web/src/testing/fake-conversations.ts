import type { MessagesRange } from '@umkreis/api-client'
import type { GroupId, MemberReading, Message, UserId } from '@umkreis/schemas'
import type { ChatMessage, MessageChange, StoredChange, TextBody } from '../services/conversation/chat-message.ts'
import type {
  ConversationEvent,
  Conversations,
  KeptPage,
  MessageToEach,
  NewMessage,
} from '../services/conversation/conversations.ts'
import { FakeAttachments } from './fake-attachments.ts'
import { type Cell, createCell } from '../services/conversation/observed.ts'
import type { Connection, Readiness } from '../services/conversation/readiness.ts'
import type { GroupChange } from '../services/conversation/trust.ts'
import type { WantedChange } from '../services/outbox/outbox-store.ts'
import type { UnsentChange, UnsentMessage } from '../services/outbox/send-queue.ts'
import { FakeTrust } from './fake-trust.ts'

/** Conversations in memory, driven by a test: events are told, answers are laid out, calls are written down. */
export class FakeConversations implements Conversations {
  readonly connection = createCell<Connection>('connected')
  readonly everyReadiness = createCell<Readiness>({ kind: 'ready' })
  readonly trust = new FakeTrust()
  /** How far messages have come, in each group, and who writes. */
  readonly readings = new Map<GroupId, Cell<readonly MemberReading[]>>()
  readonly typers = createCell<readonly UserId[]>([])
  /** What each group holds, oldest first; the newest `pageSize` are a page. */
  readonly stored = new Map<GroupId, ChatMessage[]>()
  /** What this device has kept of each group. */
  readonly kept = new Map<GroupId, KeptPage>()
  /** What was deleted in each group. */
  readonly deleted = new Map<GroupId, Extract<StoredChange, { kind: 'deleted' }>[]>()
  readonly calls: unknown[][] = []
  pageSize = 50
  /** What was missed; null is too much. */
  changes: MessageChange[] | null = []
  /** Thrown by the next calls of these names. */
  readonly failures = new Map<string, unknown>()
  /** Files that are sent and opened, as a test drives them. */
  readonly attachments = new FakeAttachments()
  readonly #listeners = new Set<(event: ConversationEvent) => void>()

  readiness() {
    return this.everyReadiness
  }

  async acceptContactKeys(userIds: readonly UserId[]) {
    this.#enter('acceptContactKeys', userIds)
    this.everyReadiness.set({ kind: 'ready' })
  }

  subscribe(listener: (event: ConversationEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  tell(event: ConversationEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  async loadKept(groupId: GroupId) {
    this.#enter('loadKept', groupId)
    return this.kept.get(groupId) ?? null
  }

  async loadNewest(groupId: GroupId) {
    this.#enter('loadNewest', groupId)
    return this.#page(this.stored.get(groupId) ?? [])
  }

  async loadBefore(groupId: GroupId, sequence: number) {
    this.#enter('loadBefore', groupId, sequence)
    return this.#page((this.stored.get(groupId) ?? []).filter((message) => message.sequence < sequence))
  }

  async loadAfter(groupId: GroupId, sequence: number) {
    this.#enter('loadAfter', groupId, sequence)
    const after = (this.stored.get(groupId) ?? []).filter((message) => message.sequence > sequence)
    return { messages: after.slice(0, this.pageSize), hasNewer: after.length > this.pageSize }
  }

  async loadAround(groupId: GroupId, sequence: number) {
    this.#enter('loadAround', groupId, sequence)
    const stored = this.stored.get(groupId) ?? []
    const before = this.#page(stored.filter((message) => message.sequence < sequence))
    const after = stored.filter((message) => message.sequence >= sequence)
    return {
      messages: [...before.messages, ...after.slice(0, this.pageSize)],
      hasOlder: before.hasOlder,
      hasNewer: after.length > this.pageSize,
    }
  }

  async loadChanges(groupId: GroupId, afterRevision: number) {
    this.#enter('loadChanges', groupId, afterRevision)
    return this.changes
  }

  async loadRange(groupId: GroupId, range: MessagesRange, pageSize: number): Promise<readonly StoredChange[]> {
    this.#enter('loadRange', groupId, range)
    // As the server does, which answers 422.
    if (range.kind === 'after' && range.sequence < 0) throw new RangeError('A sequence is a whole number')
    const all = this.stored.get(groupId) ?? []
    const asMessages = (messages: readonly ChatMessage[]) =>
      messages.map((message) => ({ kind: 'message', message }) as const)
    switch (range.kind) {
      case 'newest':
        return asMessages(all.slice(-pageSize))
      case 'before':
        return asMessages(all.filter(({ sequence }) => sequence < range.sequence).slice(-pageSize))
      case 'after':
        return asMessages(all.filter(({ sequence }) => sequence > range.sequence).slice(0, pageSize))
      case 'afterRevision': {
        const gone = (this.deleted.get(groupId) ?? []).map((one) => ({ change: one, revision: one.revision }))
        const there = all.map((message) => ({
          change: { kind: 'message', message } as const,
          revision: message.revision,
        }))
        return [...there, ...gone]
          .filter(({ revision }) => revision > range.revision)
          .toSorted((one, other) => one.revision - other.revision)
          .slice(0, pageSize)
          .map(({ change }) => change)
      }
      default:
        return range satisfies never
    }
  }

  async open(messages: readonly Message[]) {
    return messages.map(openPlain)
  }

  readonly unsent = createCell<readonly UnsentMessage[]>([])

  readonly unsentChanges = createCell<readonly UnsentChange[]>([])

  async goOnChanging({ id }: WantedChange) {
    this.#enter('goOnChanging', id)
  }

  forgetUnsent(id: string) {
    this.#enter('forgetUnsent', id)
    this.unsentChanges.set(this.unsentChanges.get().filter(({ change }) => change.id !== id))
  }

  async send(message: NewMessage) {
    this.#enter('send', message)
    const known = this.stored.get(message.groupId) ?? []
    const sequence = (known.at(-1)?.sequence ?? 0) + 1
    const stored: ChatMessage = {
      messageId: `sent-${sequence}` as ChatMessage['messageId'],
      groupId: message.groupId,
      senderId: 'johanna' as ChatMessage['senderId'],
      clientMessageId: message.clientMessageId,
      sequence,
      revision: sequence,
      sendDate: new Date().toISOString(),
      isEdited: false,
      replyTo: message.replyTo,
      body: message.body,
    }
    this.stored.set(message.groupId, [...known, stored])
    return stored
  }

  async sendToEach(message: MessageToEach) {
    this.#enter('sendToEach', message)
  }

  async edit(message: ChatMessage, { text }: TextBody) {
    this.#enter('edit', message.messageId, text)
  }

  async delete(message: ChatMessage) {
    this.#enter('delete', message.messageId)
  }

  async addPeople(groupId: GroupId, userIds: readonly UserId[]) {
    this.#enter('addPeople', groupId, userIds)
  }

  async changeGroup(groupId: GroupId, change: GroupChange) {
    this.#enter('changeGroup', groupId, change)
  }

  showGroup(groupId: GroupId | null) {
    this.#enter('showGroup', groupId)
  }

  reading(groupId: GroupId) {
    const cell = this.readings.get(groupId) ?? createCell<readonly MemberReading[]>([])
    this.readings.set(groupId, cell)
    return cell
  }

  typing(): Cell<readonly UserId[]> {
    return this.typers
  }

  noteTyping(groupId: GroupId) {
    this.#enter('noteTyping', groupId)
  }

  markRead(groupId: GroupId, sequence: number) {
    this.#enter('markRead', groupId, sequence)
  }

  #enter(name: string, ...args: unknown[]): void {
    this.calls.push([name, ...args])
    if (this.failures.has(name)) throw this.failures.get(name)
  }

  #page(messages: readonly ChatMessage[]) {
    return { messages: messages.slice(-this.pageSize), hasOlder: messages.length > this.pageSize }
  }
}

/** Takes a stored message for plain text. */
export function openPlain(stored: Message): ChatMessage {
  return {
    messageId: stored.messageId,
    groupId: stored.groupId,
    senderId: stored.senderId,
    clientMessageId: stored.clientMessageId,
    sequence: stored.sequence,
    revision: stored.revision,
    sendDate: stored.sendDate,
    isEdited: stored.isEdited,
    replyTo: null,
    body: { kind: 'text', text: stored.content ?? '' },
  }
}
