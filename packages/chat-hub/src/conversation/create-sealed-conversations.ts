import { CryptoError, systemRandom } from '@umkreis/crypto'
import type { GroupId, Message, UserId } from '@umkreis/schemas'
import type { ConversationMessage } from './conversation-message.ts'
import { EncryptionNotReadyError } from './errors.ts'
import type { GroupState } from './group-state.ts'
import { createGroups } from './groups.ts'
import {
  enrolWithRecoveryCode,
  findIdentity,
  forgetRecoveryCode,
  loadRecoveryCode,
  startOver,
  type Identity,
} from './identity.ts'
import { createListeners } from './listeners.ts'
import { errorName } from './log.ts'
import { envelopeOf, openMessage } from './open-messages.ts'
import { loadPins } from './pins.ts'
import type { GroupReadiness, Readiness } from './readiness.ts'
import type { HubEvents, SealedConversations, SealedConversationsOptions } from './sealed-conversations.ts'
import { createSeenMessages } from './seen-messages.ts'
import { replaceMessage, sendMessage } from './send-messages.ts'
import { mapLimited } from './serial.ts'
import { createUnopened } from './unopened.ts'
import { createUserDirectory } from './user-directory.ts'

type State = { readonly kind: 'ready'; readonly identity: Identity } | Exclude<Readiness, { kind: 'ready' }>

/**
 * Encrypted conversations on a device. Nothing happens before `start`.
 *
 * @throws What the store throws when it can't be read.
 */
export async function createSealedConversations(options: SealedConversationsOptions): Promise<SealedConversations> {
  const { userId, store, api, hub, log } = options
  const random = options.random ?? systemRandom
  const wallMs = options.wallMs ?? Date.now
  const onListenerError = (error: unknown) => log.error('A listener failed', { error: errorName(error) })
  const readinessListeners = createListeners<[Readiness]>(onListenerError)
  const openedListeners = createListeners<[GroupId, readonly ConversationMessage[]]>(onListenerError)
  const contactListeners = createListeners<[UserId]>(onListenerError)

  const pins = await loadPins(store)
  const directory = createUserDirectory(api, pins, (changed) => {
    if (changed !== userId) contactListeners.tell(changed)
  })
  const seen = createSeenMessages()
  const unopened = createUnopened()
  let state: State = { kind: 'not-ready', reason: 'starting' }

  function requireIdentity(): Identity {
    if (state.kind !== 'ready') throw new EncryptionNotReadyError(state.reason)
    return state.identity
  }

  const groups = createGroups(
    { api, directory, pins, log, random, wallMs, historyPolicy: options.historyPolicy ?? 'from-joining' },
    requireIdentity,
    (groupId) => inBackground(openLater(groupId), groupId),
  )
  const identityContext = { userId, api, store, directory, random, wallMs }
  const sendContext = { hub, groups, seen, random, requireIdentity }

  function readinessOf(): Readiness {
    return state.kind === 'ready' ? { kind: 'ready' } : state
  }

  function enter(next: State): Readiness {
    state = next
    readinessListeners.tell(readinessOf())
    return readinessOf()
  }

  /** What runs on its own is caught up again with the next event or reconnect; a failure is only noted. */
  function inBackground(work: Promise<unknown>, groupId?: GroupId): void {
    work.catch((error: unknown) => log.error('Keys could not be caught up', { groupId, error: errorName(error) }))
  }

  async function openOne(message: Message, keys: GroupState): Promise<ConversationMessage> {
    const opened = await openMessage({ directory, seen, log }, keys, message).catch((error: unknown) => {
      // The author's keys could not be asked for: that must not cost the rest of the page.
      log.error('Keys could not be asked for', { userId: message.senderId, error: errorName(error) })
      return unreadable(message)
    })
    if (opened.kind === 'unreadable' && opened.reason === 'missing-key') unopened.add(message)
    else unopened.remove(message)
    return opened
  }

  async function openLater(groupId: GroupId): Promise<void> {
    const waiting = unopened.of(groupId)
    const keys = groups.peek(groupId)
    if (!keys || waiting.length === 0) return
    const opened = await mapLimited(waiting, 8, (message) => openOne(message, keys))
    const news = opened.filter((message) => message.kind !== 'unreadable' || message.reason !== 'missing-key')
    if (news.length > 0) openedListeners.tell(groupId, news)
  }

  /** The keys that a page of messages needs, as far as they can be had; `undefined` when nothing is known of the group. */
  async function loadKeys(groupId: GroupId, messages: readonly Message[]): Promise<GroupState | undefined> {
    try {
      const known = await groups.load(groupId)
      const newest = Math.max(0, ...messages.map((message) => epochOf(message)))
      if (newest <= (known.chain?.epoch ?? 0)) return known
      groups.markStale(groupId)
      return await groups.load(groupId)
    } catch (error) {
      const known = groups.peek(groupId)
      if (!known && !(error instanceof EncryptionNotReadyError)) throw error
      // What the keys at hand open can be read without a network, and after one was removed, too.
      log.error('Keys could not be caught up', { groupId, error: errorName(error) })
      return known
    }
  }

  function unreadable(message: Message): ConversationMessage {
    const { content, ...facts } = message
    if (content === undefined || message.isDeleted) return { kind: 'deleted', message: facts }
    log.error('Decryption error', { groupId: message.groupId, messageId: message.messageId, reason: 'missing-key' })
    unopened.add(message)
    return { kind: 'unreadable', message: facts, reason: 'missing-key' }
  }

  async function serveAll(): Promise<void> {
    const { pending } = await api.pendingBoxes()
    for (const groupId of new Set(pending.map((row) => row.groupId))) inBackground(groups.serve(groupId), groupId)
  }

  async function catchUpAll(): Promise<void> {
    if (state.kind !== 'ready') return
    directory.markStale()
    groups.markStale()
    const own = await directory.refresh(userId).catch((error: unknown) => {
      if (error instanceof CryptoError) return undefined
      throw error
    })
    const isSame = own?.seq === state.identity.chain.seq
    if (!isSame && (await find()).kind !== 'ready') return
    await serveAll()
    for (const groupId of new Set([...groups.known(), ...unopened.groups()])) {
      inBackground(
        groups.load(groupId).then(() => openLater(groupId)),
        groupId,
      )
    }
  }

  /** After enrolment everything is asked for anew: what was unreadable may open now. */
  async function becomeReady(identity: Identity): Promise<void> {
    groups.clear()
    enter({ kind: 'ready', identity })
    await pins.save()
    inBackground(serveAll())
    for (const groupId of unopened.groups()) inBackground(groups.load(groupId), groupId)
  }

  async function find(): Promise<Readiness> {
    try {
      const found = await findIdentity(identityContext)
      if (found.kind === 'none') {
        if (found.reason === 'identity-changed') log.error('Somebody started over with new own keys', { userId })
        return enter({ kind: 'not-ready', reason: found.reason })
      }
      const isKnown = state.kind === 'ready' && state.identity.chain.seq === found.identity.chain.seq
      if (!isKnown) await becomeReady(found.identity)
      return readinessOf()
    } catch (error) {
      if (error instanceof CryptoError) {
        log.error('Own keys are not acceptable', { error: errorName(error) })
        return enter({ kind: 'not-ready', reason: 'identity-changed' })
      }
      enter({ kind: 'not-ready', reason: 'unreachable' })
      throw error
    }
  }

  function follow(events: HubEvents) {
    return events.onConnected(({ isReconnect }) => {
      events.subscribe('E2eeUserChanged', (event) => {
        directory.markStale(event.userId)
        const isNews = state.kind !== 'ready' || event.seq > state.identity.chain.seq
        if (event.userId === userId && isNews) inBackground(find())
      })
      events.subscribe('E2eeGroupChanged', ({ groupId }) => {
        groups.markStale(groupId)
        if (groups.peek(groupId) || unopened.of(groupId).length > 0) inBackground(groups.load(groupId), groupId)
      })
      events.subscribe('E2eeBoxNeeded', ({ groupId, userId: waiting }) => {
        directory.markStale(waiting)
        if (state.kind === 'ready') inBackground(groups.serve(groupId), groupId)
      })
      if (isReconnect) inBackground(catchUpAll())
    })
  }

  return {
    get readiness() {
      return readinessOf()
    },
    onReadinessChange: (handler) => readinessListeners.add(handler),
    start: find,
    loadRecoveryCode: () => loadRecoveryCode(store),
    async confirmRecoveryCode(typed) {
      const code = await loadRecoveryCode(store)
      const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
      const isFitting = code !== undefined && (code.split('-').includes(plain) || code.replaceAll('-', '') === plain)
      if (isFitting) await forgetRecoveryCode(store)
      return isFitting
    },
    async enrolWithRecoveryCode(typed) {
      await becomeReady(await enrolWithRecoveryCode(identityContext, typed))
    },
    async startOver() {
      if (state.kind === 'not-ready' && state.reason === 'identity-changed') {
        // One's own history alone: what was seen of everybody else stays what theirs has to continue.
        await pins.forgetUser(userId)
        directory.forget(userId)
      }
      await becomeReady(await startOver(identityContext))
    },
    async openGroup(groupId, expected): Promise<GroupReadiness> {
      if (expected) groups.expect(groupId, expected)
      try {
        const { server } = await groups.loadSendable(groupId)
        if (server.pending.length > 0) inBackground(groups.serve(groupId), groupId)
        return { kind: 'ready' }
      } catch (error) {
        if (error instanceof EncryptionNotReadyError) return notReadyOf(error)
        throw error
      }
    },
    async acceptContactKeys(userIds) {
      for (const contact of userIds) pins.acceptRoot(contact)
      await pins.save()
    },
    addToGroup: (groupId, userIds) => groups.add(groupId, userIds),
    async send(message) {
      requireIdentity()
      return sendMessage(sendContext, message)
    },
    async edit(message, body) {
      requireIdentity()
      await replaceMessage(sendContext, message, body)
    },
    async delete(message) {
      requireIdentity()
      if (message.senderId === userId) await replaceMessage(sendContext, message, null)
      await hub.send('DeleteMessage', [message.messageId, message.groupId])
    },
    async open(messages) {
      const results = new Map<Message, ConversationMessage>()
      for (const groupId of new Set(messages.map((message) => message.groupId))) {
        const ofGroup = messages.filter((message) => message.groupId === groupId)
        const keys = await loadKeys(groupId, ofGroup)
        const opened = await mapLimited(ofGroup, 8, async (message) =>
          keys ? openOne(message, keys) : unreadable(message),
        )
        for (const [index, message] of ofGroup.entries()) results.set(message, opened[index] as ConversationMessage)
      }
      inBackground(pins.save())
      return messages.map((message) => results.get(message) as ConversationMessage)
    },
    onOpenedLater: (handler) => openedListeners.add(handler),
    onContactKeysChanged: (handler) => contactListeners.add(handler),
    follow,
  }
}

function notReadyOf({ reason, userIds }: EncryptionNotReadyError): GroupReadiness {
  if (reason === 'contact-reset' || reason === 'unexpected-member') return { kind: 'not-ready', reason, userIds }
  return { kind: 'not-ready', reason }
}

function epochOf(message: Message): number {
  try {
    return envelopeOf(message)?.header.epoch ?? 0
  } catch (error) {
    if (error instanceof CryptoError) return 0
    throw error
  }
}
