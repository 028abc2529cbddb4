import type { MessagesRange } from '@umkreis/api-client'
import type { ReadingResource } from '@umkreis/api-client/chat'
import type { SealedApiClient } from '@umkreis/api-client/sealed'
import type { ConversationMessage, HubClient, SealedConversations } from '@umkreis/chat-hub'
import { type GroupId, type Message, MESSAGES_PAGE_SIZE, type UserId } from '@umkreis/schemas'
import type { History } from '../history/history.ts'
import { logError, logWarning } from '../log.ts'
import type { OutboxStore } from '../outbox/outbox-store.ts'
import { orFromArchive } from '../offline/from-archive.ts'
import { createSendQueue } from '../outbox/send-queue.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { createAttachmentTransfers } from './attachments.ts'
import type { ChatMessage } from './chat-message.ts'
import type { ConversationEvent, Conversations, KeptPage, MessagePage, MessageWindow } from './conversations.ts'
import { createDelivery } from './deliver.ts'
import { watchGroupReadiness } from './group-readiness.ts'
import { createMessageOpener } from './message-opener.ts'
import { createCell, type Observed } from './observed.ts'
import { connectionOf } from './readiness.ts'
import { createNoticeFilter } from './notice-filter.ts'
import { followReading } from './reading.ts'
import { existing, toChange } from './to-chat-message.ts'
import { watchTrust } from './trust.ts'

/** Messages of one answer to "what changed since"; more are asked for, up to so many answers. */
const CHANGES_PAGE_SIZE = 200
const CHANGES_PAGES_MAX = 2

/** How often the hub is asked where the shown group stands, in ms: what it told may have got lost on the way. */
const LOOK_AGAIN_MS = 20_000

/** The parts that conversations are made of; the caller starts and stops them. */
export type ConversationParts = {
  readonly api: Pick<SealedApiClient, 'messages' | 'attachments'>
  readonly hub: HubClient
  readonly sealed: SealedConversations
  /** Whose conversations these are. */
  readonly userId: UserId
  /** Whether the device has a network: a lost one is told at once, not after the hub's silence. */
  readonly isOnline: Observed<boolean>
  /** Whether somebody looks at this page: what comes while nobody does is told of. */
  readonly isLooking: Observed<boolean>
  /** What this device has of the past, for when the server is not reached. */
  readonly archive: () => Promise<Pick<History, 'newest' | 'before'> | null>
  /** The newest page of a group that this device kept, read at once. */
  readonly kept: (groupId: GroupId) => Promise<KeptPage | undefined>
  /** Keeps what is written until the server has it. */
  readonly outbox: OutboxStore
  /** The member's pages, of which only one brings a message. */
  readonly tabs: Tabs
  readonly reading: ReadingResource
}

/** Brings API, hub and sealing layer together. `stop` ends everything that follows the hub. */
export function createConversations({
  api,
  hub,
  sealed,
  userId,
  isOnline,
  isLooking,
  archive,
  kept,
  outbox,
  tabs,
  reading: receipts,
}: ConversationParts): Conversations & { stop(): void } {
  const listeners = new Set<(event: ConversationEvent) => void>()
  const connectionNow = () => (isOnline.get() ? connectionOf(hub.state) : 'offline')
  const connection = createCell(connectionNow())
  const tell = (event: ConversationEvent) => {
    for (const listener of listeners) listener(event)
  }
  const readiness = watchGroupReadiness(sealed, (groupId) => tell({ type: 'group-changed', groupId }))
  const trust = watchTrust(sealed, () => readiness.refresh())
  const reading = followReading(hub, (groupId) => receipts.ofGroup(groupId), userId)
  const opener = createMessageOpener(sealed, (messages) => reading.noteArrived(messages))
  const attachments = createAttachmentTransfers(api.attachments)
  const notices = createNoticeFilter()
  const unsentReads = new Map<GroupId, number>()
  const removeFiles = ({ senderId, groupId, body }: ChatMessage) => {
    if (senderId !== userId || body.kind !== 'text') return
    for (const file of body.attachments ?? []) void attachments.remove(groupId, file)
  }
  const queue = createSendQueue(createDelivery(sealed, removeFiles), outbox, tabs)
  let shown: GroupId | null = null
  // Events are told in the order in which they came, although opening takes time.
  let lastTold: Promise<void> = Promise.resolve()

  const tellInTurn = (work: () => Promise<void> | void) => {
    lastTold = lastTold.then(work).catch((error: unknown) => logError('An event could not be handled', error))
  }
  const tellMessage = (type: 'received' | 'updated', stored: Message) =>
    tellInTurn(async () => {
      const [opened] = await opener.open([stored])
      if (!opened) return
      const change = toChange(opened)
      if (type === 'received' && change.kind === 'message') notices.hear(change.message)
      tell(change.kind === 'deleted' ? { type: 'deleted', news: change } : { type, stored, message: change.message })
    })
  const tellReopened = (opened: readonly ConversationMessage[]) =>
    tellInTurn(() => {
      const messages = existing(opened)
      if (messages.length > 0) tell({ type: 'reopened', messages })
    })

  const sendShown = async () => {
    const groupId = isLooking.get() ? shown : null
    try {
      const state = await hub.invoke('SetActiveGroup', [{ GroupId: groupId }])
      if (groupId === null || !state) return
      tellInTurn(() => tell({ type: 'revision-heard', groupId, revision: state.revision }))
    } catch (error) {
      logWarning('The hub does not know which group is shown', error)
    }
  }
  const sendRead = async (groupId: GroupId, sequence: number) => {
    try {
      const counts = await hub.invoke('MarkRead', [{ GroupId: groupId, Sequence: sequence }])
      if (unsentReads.get(groupId) === sequence) unsentReads.delete(groupId)
      tell({ type: 'unread-counted', counts })
    } catch (error) {
      logWarning('What was read could not be told', error)
    }
  }
  const sendReads = () => {
    for (const [groupId, sequence] of unsentReads) void sendRead(groupId, sequence)
  }

  const lookAgain = () => {
    if (!hub.isConnected) return
    if (isLooking.get() && shown !== null) void sendShown()
    sendReads()
  }

  const subscribeToHub = () => {
    reading.follow()
    hub.subscribe('ReceiveMessage', (message) => tellMessage('received', message))
    hub.subscribe('UpdateMessage', (message) => tellMessage('updated', message))
    hub.subscribe('DeleteMessage', (news) =>
      tellInTurn(() => tell({ type: 'deleted', news: { kind: 'deleted', ...news } })),
    )
    hub.subscribe('NewMessageNotification', (notification) =>
      // The message itself came just before, and has to be opened to know whether it is worth a sound.
      tellInTurn(() => {
        if (!notices.passes(notification)) return
        tell({ type: 'notified', notification, message: notices.messageOf(notification) })
      }),
    )
    hub.subscribe('UnreadMessagesCount', (counts) => tell({ type: 'unread-counted', counts }))
    hub.subscribe('GroupChanged', ({ groupId }) => {
      readiness.refresh(groupId)
      tell({ type: 'group-changed', groupId })
    })
    hub.subscribe('GroupRemoved', ({ groupId }) => tell({ type: 'group-removed', groupId }))
    hub.subscribe('NotesChanged', () => tell({ type: 'notes-changed' }))
    hub.subscribe('FeedChanged', (change) => tell({ type: 'feed-changed', change }))
    hub.subscribe('E2eeGroupChanged', ({ groupId }) => readiness.refresh(groupId))
  }

  const lookingAgain = setInterval(lookAgain, LOOK_AGAIN_MS)
  const stops = [
    hub.onStateChange(() => connection.set(connectionNow())),
    isOnline.subscribe(() => {
      connection.set(connectionNow())
      if (isOnline.get()) hub.notifyOnline()
    }),
    isLooking.subscribe(() => {
      notices.forget()
      if (hub.isConnected && shown !== null) void sendShown()
    }),
    sealed.follow(hub),
    hub.onConnected(async ({ isReconnect }) => {
      subscribeToHub()
      void sendShown()
      sendReads()
      tell({ type: 'connected', isReconnect })
      if (sealed.readiness.kind !== 'ready') await sealed.start().catch(logUnreachable)
      readiness.refresh()
      queue.wake()
      tellReopened(await opener.retry())
    }),
    sealed.onReadinessChange(async () => {
      queue.wake()
      tellReopened(await opener.retry())
    }),
    sealed.onOpenedLater((_groupId, messages) => tellReopened(messages)),
    sealed.onContactKeysChanged((userId) => {
      tell({ type: 'contact-keys-changed', userId })
      readiness.refresh()
    }),
    () => clearInterval(lookingAgain),
    () => readiness.stop(),
    () => trust.stop(),
    () => reading.stop(),
    () => queue.stop(),
  ]

  const loadPage = async (groupId: GroupId, range: MessagesRange): Promise<MessagePage> => {
    const stored = await api.messages.load(groupId, range)
    const hasOlder = stored.length >= MESSAGES_PAGE_SIZE && (stored[0]?.sequence ?? 1) > 1
    return { messages: existing(await opener.open(stored)), hasOlder }
  }

  const loadAfter = async (groupId: GroupId, sequence: number): Promise<Omit<MessageWindow, 'hasOlder'>> => {
    const stored = await api.messages.load(groupId, { kind: 'after', sequence })
    return { messages: existing(await opener.open(stored)), hasNewer: stored.length >= MESSAGES_PAGE_SIZE }
  }

  return {
    connection,
    trust,
    readiness: (shown) => readiness.of(shown),
    async acceptContactKeys(userIds) {
      await sealed.acceptContactKeys(userIds)
      readiness.refresh()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async loadKept(groupId) {
      try {
        return (await kept(groupId)) ?? null
      } catch (error) {
        logWarning('What was kept of a conversation could not be read', error)
        return null
      }
    },
    loadNewest: (groupId) =>
      orFromArchive(
        () => loadPage(groupId, { kind: 'newest' }),
        async () => (await archive())?.newest(groupId, MESSAGES_PAGE_SIZE),
      ),
    loadBefore: (groupId, sequence) =>
      orFromArchive(
        () => loadPage(groupId, { kind: 'before', sequence }),
        async () => (await archive())?.before(groupId, sequence, MESSAGES_PAGE_SIZE),
      ),
    loadAfter,
    async loadAround(groupId, sequence) {
      const [before, after] = await Promise.all([
        loadPage(groupId, { kind: 'before', sequence }),
        loadAfter(groupId, sequence - 1),
      ])
      return { ...before, messages: [...before.messages, ...after.messages], hasNewer: after.hasNewer }
    },
    async loadChanges(groupId, afterRevision) {
      const changes: Message[] = []
      let revision = afterRevision
      for (let pages = 0; pages < CHANGES_PAGES_MAX; pages += 1) {
        const page = await api.messages.load(groupId, { kind: 'afterRevision', revision }, CHANGES_PAGE_SIZE)
        changes.push(...page)
        const newest = page.at(-1)?.revision
        if (page.length < CHANGES_PAGE_SIZE || newest === undefined || newest <= revision) {
          return (await opener.open(changes)).map(toChange)
        }
        revision = newest
      }
      return null
    },
    async loadRange(groupId, range, pageSize) {
      const stored = await api.messages.load(groupId, range, pageSize)
      return (await opener.open(stored)).map(toChange)
    },
    open: async (messages) => existing(await opener.open(messages)),
    attachments,
    reading: (groupId) => reading.of(groupId),
    typing: (groupId) => reading.typing(groupId),
    noteTyping: (groupId) => reading.noteTyping(groupId),
    unsent: queue.unsent,
    forgetUnsent: (id) => queue.forget(id),
    send: (message) => queue.send(message),
    async sendToEach({ userIds, text, clientMessageId }) {
      await sealed.sendToEach({ userIds, clientMessageId, body: { text } })
    },
    edit: (message, body) => queue.change({ id: crypto.randomUUID(), message, edit: body }),
    delete: (message) => queue.change({ id: crypto.randomUUID(), message, edit: null }),
    unsentChanges: queue.unsentChanges,
    goOnChanging: (change) => queue.change(change),
    async addPeople(groupId, userIds) {
      await sealed.addToGroup(groupId, userIds)
      readiness.refresh(groupId)
    },
    async changeGroup(groupId, change) {
      await sealed.changeGroup(groupId, change)
      readiness.refresh(groupId)
    },
    showGroup(groupId) {
      shown = groupId
      notices.forget()
      if (hub.isConnected) void sendShown()
    },
    markRead(groupId, sequence) {
      unsentReads.set(groupId, sequence)
      if (hub.isConnected) sendReads()
    },
    stop() {
      for (const stop of stops) stop()
      listeners.clear()
    },
  }
}

function logUnreachable(error: unknown): void {
  logError('The own keys could not be loaded', error)
}
