import {
  ChainRollbackError,
  CryptoError,
  decodeBase64,
  decodeEnvelope,
  FormatError,
  MismatchError,
  MissingKeyError,
  NotAMemberError,
  openEnvelope,
  requireAuthorDevice,
  SignatureError,
  UnknownDeviceError,
  UnknownVersionError,
  type Envelope,
  type UserChain,
} from '@umkreis/crypto'
import type { Message } from '@umkreis/schemas'
import type { ConversationMessage, MessageFacts, UnreadableReason } from './conversation-message.ts'
import type { GroupState } from './group-state.ts'
import { errorName, type ConversationLog } from './log.ts'
import type { SeenMessages } from './seen-messages.ts'
import type { UserDirectory } from './user-directory.ts'

/** What opening messages needs. */
export interface OpenContext {
  readonly directory: UserDirectory
  readonly seen: SeenMessages
  readonly log: ConversationLog
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof MissingKeyError) return 'missing-key'
  if (error instanceof SignatureError || error instanceof UnknownDeviceError || error instanceof NotAMemberError) {
    return 'bad-signature'
  }
  if (error instanceof FormatError || error instanceof UnknownVersionError) return 'unknown-version'
  // Among them DecryptionError: the signature fits and the key does not, so it was sealed for something else.
  return 'mismatch'
}

function withoutContent(message: Message): MessageFacts {
  const { content: _, ...facts } = message
  return facts
}

/** The envelope in a message; `undefined` for a deleted one. @throws {CryptoError} If the content is no envelope. */
export function envelopeOf(message: Message): Envelope | undefined {
  if (message.isDeleted || message.content === undefined) return undefined
  return decodeEnvelope(decodeBase64(message.content))
}

async function requireDevice(context: OpenContext, state: GroupState, message: Message, envelope: Envelope) {
  const { chain } = state
  const { epoch, deviceId, groupId, senderUserId } = envelope.header
  // Before anybody's keys are asked for: whose device signed is beside the point in the wrong place.
  if (groupId !== message.groupId) throw new MismatchError('envelope', 'groupId')
  if (senderUserId !== message.senderId) throw new MismatchError('envelope', 'senderUserId')
  if (!chain || epoch > chain.epoch) throw new MissingKeyError(message.groupId, epoch)
  const check = (author: UserChain | null) => {
    if (!author) throw new UnknownDeviceError('envelope', message.senderId, deviceId)
    return requireAuthorDevice(chain, author, deviceId, epoch)
  }
  try {
    return check(await context.directory.load(message.senderId))
  } catch (error) {
    // The author may have signed in a device that this one has not heard of.
    if (error instanceof UnknownDeviceError || error instanceof ChainRollbackError) {
      return check(await context.directory.refresh(message.senderId))
    }
    throw error
  }
}

/**
 * Opens a stored message. What cannot be opened is logged as 'Decryption error' and marked with the reason.
 *
 * @throws What the server calls throw when the author's keys can't be asked for: nothing is known about the message then.
 */
export async function openMessage(
  context: OpenContext,
  state: GroupState,
  message: Message,
): Promise<ConversationMessage> {
  const facts = withoutContent(message)
  try {
    const envelope = envelopeOf(message)
    if (!envelope) return { kind: 'deleted', message: facts }
    const device = await requireDevice(context, state, message, envelope)
    const expected = {
      groupId: message.groupId,
      senderUserId: message.senderId,
      ...(message.clientMessageId !== null && { clientMessageId: message.clientMessageId }),
      seenEditCounter: context.seen.editCounter(message),
    }
    if (!state.source) throw new MissingKeyError(message.groupId, envelope.header.epoch)
    const opened = await openEnvelope(envelope, expected, device, state.source)
    context.seen.accept(message, opened.header)
    return opened.kind === 'tombstone'
      ? { kind: 'deleted', message: facts }
      : { kind: 'open', message: facts, body: opened.body, editCounter: opened.header.editCounter }
  } catch (error) {
    if (!(error instanceof CryptoError)) throw error
    const reason = reasonOf(error)
    context.log.error('Decryption error', {
      groupId: message.groupId,
      messageId: message.messageId,
      reason,
      error: errorName(error),
    })
    return { kind: 'unreadable', message: facts, reason }
  }
}
