import type { ApiClient, MessagesRange } from '@umkreis/api-client'
import type { ConversationMessage, HubClient, SealedConversations } from '@umkreis/chat-hub'
import { type GroupId, type Message, MESSAGES_PAGE_SIZE } from '@umkreis/schemas'
import { logError, logWarning } from '../log.ts'
import type { ConversationEvent, Conversations, MessagePage } from './conversations.ts'
import { watchGroupReadiness } from './group-readiness.ts'
import { createMessageOpener } from './message-opener.ts'
import { createCell, type Observed } from './observed.ts'
import { connectionOf } from './readiness.ts'
import { existing, toChange, toChatMessage } from './to-chat-message.ts'

/** Messages of one answer to "what changed since"; more are asked for. */
const CHANGES_PAGE_SIZE = 200

/** The parts that conversations are made of; the caller starts and stops them. */
export type ConversationParts = {
  readonly api: Pick<ApiClient, 'messages'>
  readonly hub: HubClient
  readonly sealed: SealedConversations
  /** Whether the device has a network: a lost one is told at once, not after the hub's silence. */
  readonly isOnline: Observed<boolean>
}

/** Brings API, hub and sealing layer together. `stop` ends everything that follows the hub. */
export function createConversations({
  api,
  hub,
  sealed,
  isOnline,
}: ConversationParts): Conversations & { stop(): void } {
  const listeners = new Set<(event: ConversationEvent) => void>()
  const connectionNow = () => (isOnline.get() ? connectionOf(hub.state) : 'offline')
  const connection = createCell(connectionNow())
  const tell = (event: ConversationEvent) => {
    for (const listener of listeners) listener(event)
  }
  const readiness = watchGroupReadiness(sealed, (groupId) => tell({ type: 'group-changed', groupId }))
  const opener = createMessageOpener(sealed)
  const unsentReads = new Map<GroupId, number>()
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
      tell(change.kind === 'deleted' ? { type: 'deleted', news: change } : { type, stored, message: change.message })
    })
  const tellReopened = (opened: readonly ConversationMessage[]) =>
    tellInTurn(() => {
      const messages = existing(opened)
      if (messages.length > 0) tell({ type: 'reopened', messages })
    })

  const sendShown = () => {
    hub
      .invoke('SetActiveGroup', [{ GroupId: shown }])
      .catch((error: unknown) => logWarning('The hub does not know which group is shown', error))
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

  const subscribeToHub = () => {
    hub.subscribe('ReceiveMessage', (message) => tellMessage('received', message))
    hub.subscribe('UpdateMessage', (message) => tellMessage('updated', message))
    hub.subscribe('DeleteMessage', (news) =>
      tellInTurn(() => tell({ type: 'deleted', news: { kind: 'deleted', ...news } })),
    )
    hub.subscribe('NewMessageNotification', (notification) => tell({ type: 'notified', notification }))
    hub.subscribe('UnreadMessagesCount', (counts) => tell({ type: 'unread-counted', counts }))
    hub.subscribe('GroupChanged', ({ groupId }) => {
      readiness.refresh(groupId)
      tell({ type: 'group-changed', groupId })
    })
    hub.subscribe('GroupRemoved', ({ groupId }) => tell({ type: 'group-removed', groupId }))
    hub.subscribe('E2eeGroupChanged', ({ groupId }) => readiness.refresh(groupId))
  }

  const stops = [
    hub.onStateChange(() => connection.set(connectionNow())),
    isOnline.subscribe(() => {
      connection.set(connectionNow())
      if (isOnline.get()) hub.notifyOnline()
    }),
    sealed.follow(hub),
    hub.onConnected(async ({ isReconnect }) => {
      subscribeToHub()
      sendShown()
      sendReads()
      tell({ type: 'connected', isReconnect })
      if (sealed.readiness.kind !== 'ready') await sealed.start().catch(logUnreachable)
      readiness.refresh()
      tellReopened(await opener.retry())
    }),
    sealed.onReadinessChange(async () => tellReopened(await opener.retry())),
    sealed.onOpenedLater((_groupId, messages) => tellReopened(messages)),
    sealed.onContactKeysChanged((userId) => {
      tell({ type: 'contact-keys-changed', userId })
      readiness.refresh()
    }),
    () => readiness.stop(),
  ]

  const loadPage = async (groupId: GroupId, range: MessagesRange): Promise<MessagePage> => {
    const stored = await api.messages.load(groupId, range)
    const hasOlder = stored.length >= MESSAGES_PAGE_SIZE && (stored[0]?.sequence ?? 1) > 1
    return { messages: existing(await opener.open(stored)), hasOlder }
  }

  return {
    connection,
    recovery: {
      loadCode: () => sealed.loadRecoveryCode(),
      confirmCode: (typed) => sealed.confirmRecoveryCode(typed),
      enrol: (typed) => sealed.enrolWithRecoveryCode(typed),
      startOver: () => sealed.startOver(),
      subscribe: (listener) => sealed.onReadinessChange(listener),
    },
    readiness: (shown) => readiness.of(shown),
    async acceptContactKeys(userIds) {
      await sealed.acceptContactKeys(userIds)
      readiness.refresh()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loadNewest: (groupId) => loadPage(groupId, { kind: 'newest' }),
    loadBefore: (groupId, sequence) => loadPage(groupId, { kind: 'before', sequence }),
    async loadChanges(groupId, afterRevision) {
      const changes: Message[] = []
      for (let revision = afterRevision; ;) {
        const page = await api.messages.load(groupId, { kind: 'afterRevision', revision }, CHANGES_PAGE_SIZE)
        changes.push(...page)
        const newest = page.at(-1)?.revision
        if (page.length < CHANGES_PAGE_SIZE || newest === undefined || newest <= revision) break
        revision = newest
      }
      return (await opener.open(changes)).map(toChange)
    },
    open: async (messages) => existing(await opener.open(messages)),
    async send({ groupId, text, replyTo, clientMessageId }) {
      const body = { text, ...(replyTo && { replyTo: replyTo.clientMessageId }) }
      const stored = await sealed.send({
        groupId,
        clientMessageId,
        body,
        ...(replyTo && { replyToMessageId: replyTo.messageId }),
      })
      return toChatMessage({ kind: 'open', message: stored, body, editCounter: 0 })
    },
    edit: (message, text) =>
      sealed.edit(message, { text, ...(message.replyTo && { replyTo: message.replyTo.clientMessageId }) }),
    delete: (message) => sealed.delete(message),
    showGroup(groupId) {
      shown = groupId
      if (hub.isConnected) sendShown()
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
