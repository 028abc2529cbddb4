import { createHubClient, createSealedConversations, type KeyStore } from '@umkreis/chat-hub'
import { HUB_PATH, type UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from '../api.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { provideDraftStoreAtom } from '../drafts/drafts.ts'
import { openIndexedDbKeyStore } from '../keys/indexed-db-key-store.ts'
import { logError, logWarning } from '../log.ts'
import { setUnreadTotalAtom } from '../unread.ts'
import { provideConversationsAtom } from './conversations.ts'
import { createConversations } from './create-conversations.ts'
import { createE2eeCalls } from './e2ee-calls.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'
import { watchNetwork } from './network.ts'
import { playNotificationSound } from './notification-sound.ts'

/**
 * Connects the member to the chat hub and readies their keys, for as long as they are signed in.
 *
 * @returns How to end it.
 */
export const startConversationsAtom = atom(null, (get, set, userId: UserId): (() => void) => {
  const stops: (() => void)[] = []
  let isStopped = false

  const start = async () => {
    const store: KeyStore = await openIndexedDbKeyStore(userId)
    if (isStopped) return
    const api = get(apiAtom)
    const hub = createHubClient({
      url: new URL(HUB_PATH, window.location.href).href,
      getAccessToken: () => api.session.freshAccessToken(),
      onDiagnostic: (diagnostic) => logWarning('The hub connection reports', diagnostic),
    })
    const sealed = await createSealedConversations({
      userId,
      store,
      api: createE2eeCalls(api),
      hub,
      log: { error: (message, facts) => logError(message, facts) },
    })
    if (isStopped) return
    const isOnline = watchNetwork()
    const conversations = createConversations({ api, hub, sealed, isOnline })
    stops.push(
      conversations.subscribe((event) => {
        if (event.type === 'unread-counted') set(setUnreadTotalAtom, event.counts.total)
        if (event.type === 'notified') {
          playNotificationSound().catch((error: unknown) => logWarning('The sound could not be played', error))
        }
      }),
      () => isOnline.stop(),
      keepTokenFresh(hub, api.session),
      () => conversations.stop(),
      () => hub.stop(),
    )
    set(provideDraftStoreAtom, createDraftStore(store))
    set(provideConversationsAtom, conversations)
    // Without a server this fails, and the hub's first connection tries it again.
    await sealed.start().catch((error: unknown) => logError('The own keys could not be loaded', error))
    if (isStopped) return
    hub.start()
    // Asked once keys are here: without it a browser short of space may drop them.
    await navigator.storage?.persist?.()
  }
  start().catch((error: unknown) => logError('Conversations could not be started', error))

  return () => {
    isStopped = true
    for (const stop of stops) stop()
    set(provideConversationsAtom, null)
    set(provideDraftStoreAtom, null)
    set(setUnreadTotalAtom, 0)
  }
})
