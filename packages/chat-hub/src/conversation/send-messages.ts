import {
  ArgumentError,
  encodeBase64,
  sealEdit,
  sealMessage,
  sealTombstone,
  type Bytes,
  type MessageBody,
  type RandomSource,
  type SealContext,
} from '@umkreis/crypto'
import type { DeviceId, GroupId, StoredMessage } from '@umkreis/schemas'
import { HubCallError } from '../connection/errors.ts'
import type { MessageReference } from './conversation-message.ts'
import { EncryptionNotReadyError, TooManyConflictsError } from './errors.ts'
import type { Groups } from './groups.ts'
import type { Identity } from './identity.ts'
import type { HubCaller, MessageToSend } from './sealed-conversations.ts'
import type { SeenMessages } from './seen-messages.ts'

/** What sending needs. */
export interface SendContext {
  readonly hub: HubCaller
  readonly groups: Groups
  readonly seen: SeenMessages
  readonly random: RandomSource
  /** @throws {EncryptionNotReadyError} While there is none. */
  readonly requireIdentity: () => Identity
}

const MAX_TRIES = 6

/** Seals for the current epoch and sends, again after each `StaleEpoch`. */
async function sealAndSend<T>(
  context: SendContext,
  groupId: GroupId,
  seal: (sealing: SealContext) => Promise<Bytes>,
  send: (content: string, epoch: number, deviceId: DeviceId) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const { source } = await context.groups.loadSendable(groupId)
    if (!source) throw new EncryptionNotReadyError('not-a-member')
    const { userId, device } = context.requireIdentity()
    const epoch = source.current()
    const content = encodeBase64(await seal({ epoch, userId, device, random: context.random }))
    try {
      return await send(content, epoch.epoch, device.public.deviceId as DeviceId)
    } catch (error) {
      if (!(error instanceof HubCallError) || error.code !== 'StaleEpoch') throw error
      context.groups.markStale(groupId)
    }
  }
  throw new TooManyConflictsError('message')
}

/** Seals and sends a new message. */
export function sendMessage(context: SendContext, message: MessageToSend): Promise<StoredMessage> {
  const { groupId, clientMessageId, body, replyToMessageId } = message
  return sealAndSend(
    context,
    groupId,
    (sealing) => sealMessage(sealing, clientMessageId, body),
    (content, epoch, deviceId) =>
      context.hub.send('SendMessage', [
        {
          GroupId: groupId,
          Content: content,
          ClientMessageId: clientMessageId,
          Epoch: epoch,
          DeviceId: deviceId,
          ...(replyToMessageId && { ReplyToMessageId: replyToMessageId }),
        },
      ]),
  )
}

/**
 * Seals a new version of a message (`null`: the word that it is deleted) and puts it in the place of the old one.
 *
 * @throws {ArgumentError} If there is a new body for a message without an id of its author's: a version can't be bound to it. It is deleted without a word.
 */
export async function replaceMessage(
  context: SendContext,
  message: MessageReference,
  body: MessageBody | null,
): Promise<void> {
  const { clientMessageId, groupId, messageId } = message
  if (clientMessageId === null) {
    if (body) throw new ArgumentError('a message without an id of its own')
    return
  }
  const { userId: senderId } = context.requireIdentity()
  const place = { groupId, senderId, clientMessageId, messageId }
  const counter = context.seen.editCounter(place) + 1
  await sealAndSend(
    context,
    groupId,
    (sealing) =>
      body ? sealEdit(sealing, clientMessageId, counter, body) : sealTombstone(sealing, clientMessageId, counter),
    (content, epoch) => context.hub.send('UpdateMessage', [messageId, content, groupId, epoch]),
  )
  context.seen.noteSent(place, counter)
}
