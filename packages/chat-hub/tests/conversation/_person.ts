import type { ClientMessageId, GroupId, Message, UserId } from '@umkreis/schemas'
import { vi } from 'vitest'
import {
  createSealedConversations,
  type BulkWork,
  type Clock,
  type ConversationMessage,
  type E2eeApi,
  type MessageReference,
  type SealedConversations,
} from '../../src/index.ts'
import {
  createMemoryKeyStore,
  type FakeChatServer,
  type FakeServerDevice,
  type MemoryKeyStore,
} from '../../src/testing/index.ts'

/** A person's device with everything a test looks at. */
export interface Person {
  readonly userId: UserId
  readonly device: FakeServerDevice
  readonly store: MemoryKeyStore
  readonly conversations: SealedConversations
  readonly log: { message: string; facts: Readonly<Record<string, unknown>> }[]
  readonly later: ConversationMessage[]
}

export const user = (id: string) => id as UserId
export const group = (id: string) => id as GroupId

/** Waits for what runs on its own: until the assertion holds, and fails with it if it never does. */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 20_000, interval: 10 })
}

export async function connect(
  server: FakeChatServer,
  userId: string,
  options: {
    store?: MemoryKeyStore
    start?: boolean
    historyPolicy?: 'everything'
    deviceName?: string
    clock?: Clock
    bulk?: BulkWork
    /** Puts something between this device and the server. */
    intercept?: (api: E2eeApi) => Partial<E2eeApi>
  } = {},
): Promise<Person> {
  const device = server.connect(user(userId))
  const { intercept = () => ({}) } = options
  const store = options.store ?? createMemoryKeyStore()
  const log: Person['log'] = []
  const later: ConversationMessage[] = []
  const conversations = await createSealedConversations({
    userId: user(userId),
    store,
    api: { ...device.api, ...intercept(device.api) },
    hub: device.hub,
    log: { error: (message, facts) => log.push({ message, facts }) },
    wallMs: () => 1_790_000_000_000,
    ...(options.historyPolicy && { historyPolicy: options.historyPolicy }),
    ...(options.deviceName && { deviceName: options.deviceName }),
    ...(options.clock && { clock: options.clock }),
    ...(options.bulk && { bulk: options.bulk }),
  })
  conversations.onOpenedLater((_, messages) => later.push(...messages))
  conversations.follow(device.hub)
  if (options.start !== false) await conversations.start()
  return { userId: user(userId), device, store, conversations, log, later }
}

let counter = 0
export async function say(
  person: Person,
  groupId: GroupId,
  text: string,
): Promise<MessageReference & { senderId: UserId }> {
  const clientMessageId = `client-${++counter}` as ClientMessageId
  return person.conversations.send({ groupId, body: { text }, clientMessageId })
}

/** What a person reads: texts, or in brackets why not. */
export async function read(person: Person, messages: readonly Message[]): Promise<string[]> {
  return (await person.conversations.open(messages)).map(textOf)
}

export function textOf(message: ConversationMessage): string {
  if (message.kind === 'open') return message.body.text
  return message.kind === 'deleted' ? '[deleted]' : `[${message.reason}]`
}
