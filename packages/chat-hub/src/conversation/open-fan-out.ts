import {
  decodeFanOut,
  MismatchError,
  openFanOut,
  StaleEditError,
  UnknownDeviceError,
  type Bytes,
  type FanOutHeader,
  type OpenedFanOut,
  type UserChain,
} from '@umkreis/crypto'
import type { Message, UserId } from '@umkreis/schemas'
import type { GroupState } from './group-state.ts'
import type { Identity } from './identity.ts'
import type { Pins } from './pins.ts'
import type { ExpectedMembers } from './readiness.ts'
import type { SeenMessages } from './seen-messages.ts'
import { requireTrustedRoot } from './trusted-root.ts'
import type { UserDirectory } from './user-directory.ts'

/** What {@link openFanOutMessage} needs. */
export interface OpenFanOutContext {
  readonly directory: UserDirectory
  readonly seen: SeenMessages
  readonly pins: Pins
  /** @throws {EncryptionNotReadyError} While there is none. */
  readonly requireIdentity: () => Identity
}

/** How far the clock of a device may be behind the server's, in milliseconds: what was written just before it was signed out still counts. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000

/** Everybody who ever was in a conversation of two; nobody, if it is not one of two for each who says something about it. */
function pairMembersOf({ chain, server }: GroupState, shown: ExpectedMembers | undefined): UserId[] {
  const isPair = (chain?.isPair ?? true) && server.isPair && (shown?.isPair ?? true)
  if (!isPair) return []
  // Whoever left was there when it was written. Nobody is ever added to a conversation of two.
  const named = chain ? ([...chain.changes.keys()] as UserId[]) : server.members.map(({ userId }) => userId)
  return [...new Set([...named, ...(shown?.userIds ?? [])])]
}

/** A group's messages end for a device with the next key; a fan-out needs none, so its time has to tell. */
function requireInTime({ deviceId }: FanOutHeader, author: UserChain, { sendDate }: Message): void {
  const removedAtMs = author.devices.get(deviceId)?.removedAtMs ?? null
  if (removedAtMs === null || Date.parse(sendDate) <= removedAtMs + CLOCK_TOLERANCE_MS) return
  throw new UnknownDeviceError('envelope', author.userId, deviceId)
}

/**
 * Opens what its author wrote to several people at once. It belongs into the conversation of two with the author, and nowhere else.
 *
 * @param shown Whom the conversation is shown with.
 * @throws {CryptoError} If it can't be opened, or stands somewhere else.
 * @throws What the server calls throw when the author's keys can't be asked for.
 */
export async function openFanOutMessage(
  context: OpenFanOutContext,
  state: GroupState,
  message: Message,
  bytes: Bytes,
  shown: ExpectedMembers | undefined,
): Promise<OpenedFanOut> {
  const { directory, seen, pins } = context
  const envelope = decodeFanOut(bytes)
  const { header } = envelope
  if (header.senderUserId !== message.senderId) throw new MismatchError('envelope', 'senderUserId')
  const author = await directory.load(message.senderId, header.senderSeq)
  if (!author) throw new UnknownDeviceError('envelope', message.senderId, header.deviceId)
  requireInTime(header, author, message)
  const device = author.devices.get(header.deviceId)
  if (device) requireTrustedRoot(pins, author, device)
  const { groupId, senderId } = message
  const newest = seen.editCounter({ groupId, senderId, clientMessageId: header.clientMessageId })
  if (newest > 0) throw new StaleEditError(0, newest)
  const identity = context.requireIdentity()
  return openFanOut(
    envelope,
    {
      senderUserId: message.senderId,
      memberUserIds: pairMembersOf(state, shown),
      ...(message.clientMessageId !== null && { clientMessageId: message.clientMessageId }),
    },
    author,
    {
      userId: identity.userId,
      generation: identity.chain.generation,
      userKey: (generation) => identity.userKey(generation),
    },
  )
}
