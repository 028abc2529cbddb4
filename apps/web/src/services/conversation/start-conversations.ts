import { createReading } from '@umkreis/api-client/chat'
import { withSealedResources } from '@umkreis/api-client/sealed'
import { createHubClient, createSealedConversations, type KeyStore } from '@umkreis/chat-hub'
import { type GroupId, guessDeviceName, HUB_PATH, MESSAGES_PAGE_SIZE, type UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { whenIdle } from '../../shared/when-idle.ts'
import { apiAtom } from '../api.ts'
import { createBulkInWorker } from '../bulk/bulk-in-worker.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { provideDraftStoreAtom } from '../drafts/drafts.ts'
import { askToKeep } from '../keys/ask-to-keep.ts'
import { openIndexedDbKeyStore } from '../keys/indexed-db-key-store.ts'
import { noteKeyStoreProblemAtom } from '../keys/key-store-problem.ts'
import { knownHistoryToken } from '../history/forget-histories.ts'
import { historyAtom } from '../history/history.ts'
import { createReadAhead, firstGroup } from '../history/read-ahead.ts'
import { readKeptPage } from '../history/read-kept-page.ts'
import { logError, logWarning } from '../log.ts'
import { startNoticesAtom } from '../notices/start-notices.ts'
import { renewMemberAtom } from '../offline/renew-member.ts'
import { createShelf, provideShelfAtom } from '../offline/shelf.ts'
import { createOutboxStore } from '../outbox/outbox-store.ts'
import { sessionAtom } from '../session.ts'
import { joinTabs } from '../tabs/tabs.ts'
import { setUnreadTotalAtom } from '../unread.ts'
import { type KeptPage, provideConversationsAtom } from './conversations.ts'
import { createConversations } from './create-conversations.ts'
import { createDevices, provideDevicesAtom } from './devices.ts'
import { createE2eeCalls } from './e2ee-calls.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'
import { watchLooking } from './looking.ts'
import { watchNetwork } from './network.ts'
import { createTokenForHub } from './token-for-hub.ts'

/**
 * Connects the member to the chat hub and readies their keys, for as long as they are signed in.
 *
 * @returns How to end it.
 */
export const startConversationsAtom = atom(null, (get, set, userId: UserId): (() => void) => {
  const stops: (() => void)[] = []
  let isStopped = false

  const start = async () => {
    const kept = createReadAhead((groupId) => readOwnKeptPage(userId, groupId))
    // The first conversation is mostly known before its list is here, and what was kept of it waits for neither keys nor answers.
    const first = firstGroup(window.location, localStorage)
    const ahead = first === null ? undefined : kept.begin(first)
    const store: KeyStore = await openIndexedDbKeyStore(userId, (problem) => {
      if (!isStopped) set(noteKeyStoreProblemAtom, problem)
    })
    if (isStopped) return
    const api = withSealedResources(get(apiAtom))
    const token = createTokenForHub(api.session, () => api.users.byId(userId))
    const hub = createHubClient({
      url: new URL(HUB_PATH, window.location.href).href,
      getAccessToken: () => token.get(),
      onDiagnostic: (diagnostic) => logWarning('The hub connection reports', diagnostic),
    })
    const deviceName = guessDeviceName(navigator)
    const bulk = createBulkInWorker()
    stops.push(() => bulk.stop())
    // Where nothing was kept, the first page of messages comes a few answers later, and would wait for it.
    void Promise.resolve(ahead)
      .catch(() => undefined)
      .then((page) => page || isStopped || bulk.start())
    const sealed = await createSealedConversations({
      userId,
      store,
      api: createE2eeCalls(api),
      hub,
      bulk,
      log: { error: (message, facts) => logError(message, facts) },
      ...(deviceName === undefined ? {} : { deviceName }),
    })
    if (isStopped) return
    const isOnline = watchNetwork()
    const isLooking = watchLooking()
    const tabs = joinTabs(userId)
    const outbox = createOutboxStore(store)
    const conversations = createConversations({
      api,
      hub,
      sealed,
      userId,
      isOnline,
      isLooking,
      outbox,
      tabs,
      reading: createReading(api),
      archive: () => untilThere(() => get(historyAtom)),
      kept: (groupId) => kept.take(groupId),
    })
    stops.push(
      conversations.subscribe((event) => {
        if (event.type === 'unread-counted') set(setUnreadTotalAtom, event.counts.total)
        if (event.type === 'connected') void set(renewMemberAtom)
      }),
      set(startNoticesAtom, { conversations, userId, isLooking }),
      () => isOnline.stop(),
      () => isLooking.stop(),
      hub.onConnected(() => token.noteConnected()),
      keepTokenFresh(hub, api.session),
      () => conversations.stop(),
      () => tabs.stop(),
      () => hub.stop(),
    )
    const shelf = createShelf(store)
    set(provideShelfAtom, shelf)
    const session = get(sessionAtom)
    if (session.kind === 'member' && session.arrival !== 'recalled') {
      void shelf.keepUser(session.user).catch((error: unknown) => logWarning('The member could not be kept', error))
    }
    stops.push(() => {
      const ended = get(sessionAtom)
      if (ended.kind !== 'visitor' || ended.because !== 'signed-out') return
      void shelf.clear().catch((error: unknown) => logWarning('What was kept could not be forgotten', error))
    })
    set(provideDraftStoreAtom, createDraftStore(store))
    set(provideConversationsAtom, conversations)
    const devices = createDevices(sealed)
    set(provideDevicesAtom, devices)
    // What is shown first is drawn before: it needs the processor more.
    stops.push(
      whenIdle(
        () =>
          void import('../history/start-history.ts').then(
            ({ startHistoryAtom }) =>
              isStopped || stops.push(set(startHistoryAtom, { userId, api, conversations, devices })),
            (error: unknown) => logError('The history could not be loaded', error),
          ),
      ),
    )
    if (session.kind === 'member' && !session.user.isGlobal) {
      const startNotes = () =>
        void import('../notes/start-notes.ts').then(
          ({ startNotesAtom }) => isStopped || stops.push(set(startNotesAtom, { userId, api, sealed, devices, store })),
          (error: unknown) => logError('The notes could not be loaded', error),
        )
      // Who opens a conversation looks at no notes.
      if (first === null) startNotes()
      else stops.push(whenIdle(startNotes))
    }
    // Without a server this fails, and the hub's first connection tries it again.
    await sealed.start().catch((error: unknown) => logError('The own keys could not be loaded', error))
    if (isStopped) return
    hub.start()
    // Asked once keys are here: without it a browser short of space may drop them.
    await askToKeep()
  }
  start().catch((error: unknown) => logError('Conversations could not be started', error))

  return () => {
    isStopped = true
    for (const stop of stops) stop()
    set(provideConversationsAtom, null)
    set(provideDevicesAtom, null)
    set(provideDraftStoreAtom, null)
    set(provideShelfAtom, null)
    set(noteKeyStoreProblemAtom, undefined)
    set(setUnreadTotalAtom, 0)
  }
})

async function readOwnKeptPage(userId: UserId, groupId: GroupId): Promise<KeptPage | undefined> {
  const token = knownHistoryToken(localStorage)
  return token === null ? undefined : readKeptPage(userId, token, groupId, MESSAGES_PAGE_SIZE)
}

/** What opens the history is loaded beside; whoever needs it at once waits for a moment. */
async function untilThere<T>(read: () => T | null): Promise<T | null> {
  for (let tries = 0; tries < 50 && read() === null; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return read()
}
