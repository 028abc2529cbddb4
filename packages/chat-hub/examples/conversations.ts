// What the programs have in common: a connection that heals itself, and conversations that are sealed before they leave.
import { createHubClient, createSealedConversations, type ConversationMessage, type UserId } from '@umkreis/chat-hub'
import { createE2eeApi } from '@umkreis/chat-hub/http'
import { openFileKeyStore } from '@umkreis/chat-hub/node'
import type { Account } from './account.ts'

/** Signs nothing in: `account` did. `folder` is where this program keeps its keys. */
export async function openConversations(account: Account, folder: string) {
  const store = await openFileKeyStore(folder)
  const hub = createHubClient({ url: `${account.origin}/chatHub`, getAccessToken: account.accessToken })
  const conversations = await createSealedConversations({
    userId: account.userId as UserId,
    store,
    api: createE2eeApi({ baseUrl: `${account.origin}/api`, getAccessToken: account.accessToken }),
    hub,
    log: { error: (message, facts) => console.error(message, facts) },
  })
  let receive: (message: ConversationMessage) => void = () => {}
  hub.onConnected(() => {
    hub.subscribe('ReceiveMessage', async (message) => {
      for (const opened of await conversations.open([message])) receive(opened)
    })
  })
  conversations.onOpenedLater((_groupId, messages) => messages.forEach((opened) => receive(opened)))
  conversations.follow(hub)
  await conversations.start()
  hub.start()
  return {
    conversations,
    /** One receiver; what could not be opened at first comes later. */
    onMessage(handler: (message: ConversationMessage) => void) {
      receive = handler
    },
    async close() {
      hub.stop()
      account.signOff()
      await store.close()
    },
  }
}
