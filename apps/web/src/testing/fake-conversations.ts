import type { GroupId, Message, UserId } from '@umkreis/schemas'
import type { ChatMessage, MessageChange } from '../services/conversation/chat-message.ts'
import type { ConversationEvent, Conversations, NewMessage } from '../services/conversation/conversations.ts'
import { createCell } from '../services/conversation/observed.ts'
import type { Connection, Readiness } from '../services/conversation/readiness.ts'

/** Conversations in memory, driven by a test: events are told, answers are laid out, calls are written down. */
export class FakeConversations implements Conversations {
  readonly connection = createCell<Connection>('connected')
  readonly everyReadiness = createCell<Readiness>({ kind: 'ready' })
  /** The recovery code that is not saved yet. */
  code: string | undefined
  /** What each group holds, oldest first; the newest `pageSize` are a page. */
  readonly stored = new Map<GroupId, ChatMessage[]>()
  readonly calls: unknown[][] = []
  pageSize = 50
  changes: MessageChange[] = []
  /** Thrown by the next calls of these names. */
  readonly failures = new Map<string, unknown>()
  readonly #listeners = new Set<(event: ConversationEvent) => void>()

  readonly recovery = {
    loadCode: async () => this.code,
    confirmCode: async (typed: string) => {
      const fits = this.code?.split('-').includes(typed) ?? false
      if (fits) this.code = undefined
      return fits
    },
    enrol: async (typed: string) => {
      this.#enter('enrol', typed)
      this.everyReadiness.set({ kind: 'ready' })
    },
    startOver: async () => {
      this.#enter('startOver')
      this.everyReadiness.set({ kind: 'ready' })
    },
    subscribe: (listener: () => void) => this.everyReadiness.subscribe(listener),
  }

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

  async loadNewest(groupId: GroupId) {
    this.#enter('loadNewest', groupId)
    return this.#page(this.stored.get(groupId) ?? [])
  }

  async loadBefore(groupId: GroupId, sequence: number) {
    this.#enter('loadBefore', groupId, sequence)
    return this.#page((this.stored.get(groupId) ?? []).filter((message) => message.sequence < sequence))
  }

  async loadChanges(groupId: GroupId, afterRevision: number) {
    this.#enter('loadChanges', groupId, afterRevision)
    return this.changes
  }

  async open(messages: readonly Message[]) {
    return messages.map(openPlain)
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
      body: { kind: 'text', text: message.text },
    }
    this.stored.set(message.groupId, [...known, stored])
    return stored
  }

  async edit(message: ChatMessage, text: string) {
    this.#enter('edit', message.messageId, text)
  }

  async delete(message: ChatMessage) {
    this.#enter('delete', message.messageId)
  }

  showGroup(groupId: GroupId | null) {
    this.#enter('showGroup', groupId)
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
