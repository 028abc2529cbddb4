import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { createReading } from '@umkreis/api-client/chat'
import { withSealedResources } from '@umkreis/api-client/sealed'
import { createHubClient, createSealedConversations, type KeyStore } from '@umkreis/chat-hub'
import { type ClientMessageId, type GroupId, HUB_PATH } from '@umkreis/schemas'
import type { ChatMessage } from '../../src/services/conversation/chat-message.ts'
import { createConversations } from '../../src/services/conversation/create-conversations.ts'
import { createE2eeCalls } from '../../src/services/conversation/e2ee-calls.ts'
import { keepTokenFresh } from '../../src/services/conversation/keep-token-fresh.ts'
import { createCell } from '../../src/services/conversation/observed.ts'
import { createOutboxStore } from '../../src/services/outbox/outbox-store.ts'
import { joinTabs } from '../../src/services/tabs/tabs.ts'
import { DEMO_PASSWORD } from '../e2e/_util/people.ts'
import type { FaultyNetwork } from './faulty-network.ts'

/** What outlives a page: who is signed in, the device's secrets, its network and clock. */
export type MemberDevice = {
  readonly origin: string
  readonly email: string
  readonly keys: KeyStore
  readonly tokens: ReturnType<typeof createMemoryTokenStore>
  readonly network: FaultyNetwork
  /** How far the device's clock has gone on while it slept, in ms. */
  aheadMs: number
}

/** Everything that a page of the application connects for its member, without what it draws. */
export async function openMemberPage(device: MemberDevice) {
  const { network, keys, tokens } = device
  const api = withSealedResources(
    createApiClient({ baseUrl: `${device.origin}/api`, store: tokens, now: () => Date.now() + device.aheadMs }),
  )
  if (!tokens.load()) await api.auth.login({ email: device.email, password: DEMO_PASSWORD })
  const userId = (await api.users.byId(tokens.load()!.userId as never)).userId
  const hub = createHubClient({
    url: new URL(HUB_PATH, device.origin).href,
    getAccessToken: () => api.session.freshAccessToken(),
    openTransport: network.openTransport,
    clock: network.clock,
    repeatAfterMs: 25,
  })
  const sealed = await createSealedConversations({
    userId,
    store: keys,
    api: createE2eeCalls(api),
    hub,
    log: { error: () => undefined },
  })
  const isOnline = createCell(true)
  const tabs = joinTabs(`${userId} ${device.email}`)
  const conversations = createConversations({
    api,
    hub,
    sealed,
    userId,
    isOnline,
    isLooking: createCell(true),
    archive: async () => null,
    kept: async () => undefined,
    outbox: createOutboxStore(keys),
    tabs,
    reading: createReading(api),
  })
  const stopTokens = keepTokenFresh(hub, api.session)
  await sealed.start().catch(() => undefined)
  hub.start()
  return {
    api,
    userId,
    conversations,
    isOnline,
    write(groupId: GroupId, text: string): void {
      const clientMessageId = crypto.randomUUID() as ClientMessageId
      void conversations.send({ groupId, clientMessageId, body: { kind: 'text', text }, replyTo: null })
    },
    /** The whole history, as the server has it and this device opens it. */
    async readAll(groupId: GroupId): Promise<readonly ChatMessage[]> {
      let page = await conversations.loadNewest(groupId)
      let all = page.messages
      while (page.hasOlder) {
        page = await conversations.loadBefore(groupId, all[0]!.sequence)
        all = [...page.messages, ...all]
      }
      return all
    },
    /** As when its tab is closed: nothing is said, and what it had in memory is gone. */
    close(): void {
      stopTokens()
      conversations.stop()
      hub.stop()
      tabs.stop()
    },
  }
}

/** One page of a member. */
export type MemberPage = Awaited<ReturnType<typeof openMemberPage>>
