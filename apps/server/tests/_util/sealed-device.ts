import {
  createHubClient,
  createSealedConversations,
  type ConversationMessage,
  type HubClient,
  type KeyStore,
  type SealedConversations,
} from '@umkreis/chat-hub'
import { createE2eeApi } from '@umkreis/chat-hub/http'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { Message, UserId } from '@umkreis/schemas'
import { vi } from 'vitest'
import type { Person } from './api.ts'
import type { TestServer } from './start-test-server.ts'

/** One device of a person, with everything that it was told. */
export interface Device extends Disposable {
  readonly person: Person
  readonly store: KeyStore
  readonly hub: HubClient
  readonly sealed: SealedConversations
  readonly received: Message[]
  readonly later: ConversationMessage[]
}

/** Starts the sealing client of the chat hub against a real server. */
export async function openDevice(
  server: Pick<TestServer, 'origin'>,
  person: Person,
  { store = createMemoryKeyStore(), name }: { store?: KeyStore; name?: string } = {},
): Promise<Device> {
  const getAccessToken = () => person.token
  const hub = createHubClient({ url: `${server.origin}/chatHub`, getAccessToken })
  const sealed = await createSealedConversations({
    userId: person.userId as UserId,
    store,
    api: createE2eeApi({ baseUrl: `${server.origin}/api`, getAccessToken }),
    hub,
    log: { error: () => undefined },
    ...(name === undefined ? {} : { deviceName: name }),
  })
  const received: Message[] = []
  const later: ConversationMessage[] = []
  hub.onConnected(() => {
    hub.subscribe('ReceiveMessage', (message) => received.push(message))
  })
  sealed.follow(hub)
  sealed.onOpenedLater((_, messages) => later.push(...messages))
  hub.start()
  await sealed.start()
  await vi.waitFor(() => {
    if (!hub.isConnected) throw new Error('Not connected yet')
  }, 20_000)
  return { person, store, hub, sealed, received, later, [Symbol.dispose]: () => hub.stop() }
}
