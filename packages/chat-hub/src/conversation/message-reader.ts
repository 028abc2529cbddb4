import { CryptoError, decodeEnvelope, isFanOut } from '@umkreis/crypto'
import type { GroupId, Message } from '@umkreis/schemas'
import type { Unsubscribe } from '../connection/hub-client.ts'
import type { ConversationMessage } from './conversation-message.ts'
import { EncryptionNotReadyError } from './errors.ts'
import type { GroupState } from './group-state.ts'
import type { Groups } from './groups.ts'
import { createListeners } from './listeners.ts'
import { errorName } from './log.ts'
import { leaveUnopened, openMessages, sealedBytesOf, type OpenContext } from './open-messages.ts'
import { mapInSlices } from './pause.ts'
import { createUnopened } from './unopened.ts'

/** What reading needs besides opening single messages. */
export interface MessageReaderContext extends OpenContext {
  readonly onListenerError: (error: unknown) => void
}

/** Opens pages of messages, and remembers what could not be opened yet. */
export interface MessageReader {
  /** Opens messages of any groups, in their order. @throws What `api` throws when nothing at all is known of a group. */
  open(groups: Groups, messages: readonly Message[]): Promise<ConversationMessage[]>
  /** Tries again what waits for keys in a group, and tells of what opened. */
  openLater(groups: Groups, groupId: GroupId): Promise<void>
  /** Groups in which something waits for keys. */
  waiting(): GroupId[]
  onOpenedLater(handler: (groupId: GroupId, messages: readonly ConversationMessage[]) => void): Unsubscribe
}

function epochOf(message: Message): number {
  try {
    const bytes = sealedBytesOf(message)
    return bytes && !isFanOut(bytes) ? decodeEnvelope(bytes).header.epoch : 0
  } catch (error) {
    if (error instanceof CryptoError) return 0
    throw error
  }
}

/** A reader that nothing waits in. */
export function createMessageReader(context: MessageReaderContext): MessageReader {
  const { log } = context
  const unopened = createUnopened()
  const listeners = createListeners<[GroupId, readonly ConversationMessage[]]>(context.onListenerError)

  async function openGroup(
    groups: Groups,
    groupId: GroupId,
    keys: GroupState | undefined,
    messages: readonly Message[],
  ) {
    const opened = keys
      ? await openMessages(context, keys, messages, groups.expected(groupId))
      : leaveUnopened(context, messages)
    for (const [index, message] of messages.entries()) {
      const result = opened[index]
      if (result?.kind === 'unreadable' && result.reason === 'missing-key') unopened.add(message)
      else unopened.remove(message)
    }
    return opened
  }

  /** The keys that a page of messages needs, as far as they can be had; `undefined` when nothing is known of the group. */
  async function loadKeys(
    groups: Groups,
    groupId: GroupId,
    messages: readonly Message[],
  ): Promise<GroupState | undefined> {
    try {
      const known = await groups.load(groupId)
      const epochs = await mapInSlices(messages, epochOf)
      const newest = epochs.reduce((a, b) => Math.max(a, b), 0)
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

  return {
    async open(groups, messages) {
      const results = new Map<Message, ConversationMessage>()
      for (const groupId of new Set(messages.map((message) => message.groupId))) {
        const ofGroup = messages.filter((message) => message.groupId === groupId)
        const keys = await loadKeys(groups, groupId, ofGroup)
        const opened = await openGroup(groups, groupId, keys, ofGroup)
        for (const [index, message] of ofGroup.entries()) results.set(message, opened[index] as ConversationMessage)
      }
      return messages.map((message) => results.get(message) as ConversationMessage)
    },
    async openLater(groups, groupId) {
      const waiting = unopened.of(groupId)
      const keys = groups.peek(groupId)
      if (!keys || waiting.length === 0) return
      const opened = await openGroup(groups, groupId, keys, waiting)
      const news = opened.filter((message) => message.kind !== 'unreadable' || message.reason !== 'missing-key')
      if (news.length > 0) listeners.tell(groupId, news)
    },
    waiting: () => unopened.groups(),
    onOpenedLater: (handler) => listeners.add(handler),
  }
}
