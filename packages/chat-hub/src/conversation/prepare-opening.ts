import {
  ChainRollbackError,
  decodeEnvelope,
  MismatchError,
  MissingKeyError,
  requireAuthorDevice,
  UnknownDeviceError,
  type Bytes,
  type Envelope,
  type EnvelopeToOpen,
  type UserChain,
} from '@umkreis/crypto'
import type { Message, UserId } from '@umkreis/schemas'
import type { GroupState } from './group-state.ts'
import type { Pins } from './pins.ts'
import type { SeenMessages } from './seen-messages.ts'
import { requireTrustedRoot } from './trusted-root.ts'
import type { UserDirectory } from './user-directory.ts'

/** What {@link prepareOpening} needs. */
export interface PrepareContext {
  readonly directory: UserDirectory
  readonly seen: SeenMessages
  readonly pins: Pins
}

async function requireDevice(
  { directory, pins }: PrepareContext,
  state: GroupState,
  message: Message,
  envelope: Envelope,
) {
  const { chain } = state
  const { epoch, deviceId, groupId, senderUserId } = envelope.header
  // Before anybody's keys are asked for: whose device signed is beside the point in the wrong place.
  if (groupId !== message.groupId) throw new MismatchError('envelope', 'groupId')
  if (senderUserId !== message.senderId) throw new MismatchError('envelope', 'senderUserId')
  if (!chain || epoch > chain.epoch) throw new MissingKeyError(message.groupId, epoch)
  const check = (author: UserChain | null) => {
    if (!author) throw new UnknownDeviceError('envelope', message.senderId, deviceId)
    const device = requireAuthorDevice(chain, author, deviceId, epoch)
    requireTrustedRoot(pins, author, device)
    return device
  }
  try {
    return check(await directory.load(message.senderId))
  } catch (error) {
    // The author may have signed in a device that this one has not heard of.
    if (error instanceof UnknownDeviceError || error instanceof ChainRollbackError) {
      return check(await directory.refresh(message.senderId))
    }
    throw error
  }
}

/** The key that an envelope names; `null` when it is not here (yet). @throws {MismatchError} If its epoch is of another link. */
function findMessageKey({ source }: GroupState, { epoch, linkHash, deviceId, suite }: Envelope['header']) {
  try {
    const secret = source?.forEnvelope(epoch, linkHash)
    return { suite: secret?.suite ?? suite, messageKey: secret?.messageKey(deviceId) ?? null }
  } catch (error) {
    if (error instanceof MissingKeyError) return { suite, messageKey: null }
    throw error
  }
}

/**
 * Everything that opening a group's envelope takes, as data.
 *
 * @throws {CryptoError} If nothing can be opened that way; {@link MissingKeyError} while the state of the group is too old.
 * @throws What the server calls throw when the author's keys can't be asked for.
 */
export async function prepareOpening(
  context: PrepareContext,
  state: GroupState,
  message: Message,
  bytes: Bytes,
): Promise<EnvelopeToOpen> {
  const envelope = decodeEnvelope(bytes)
  const { deviceId, signingKey } = await requireDevice(context, state, message, envelope)
  const { clientMessageId } = envelope.header
  const place = { groupId: message.groupId, senderId: message.senderId as UserId, clientMessageId }
  return {
    bytes,
    device: { deviceId, signingKey },
    expected: {
      groupId: message.groupId,
      senderUserId: message.senderId,
      clientMessageId: message.clientMessageId ?? clientMessageId,
      seenEditCounter: context.seen.editCounter(place),
    },
    ...findMessageKey(state, envelope.header),
  }
}
