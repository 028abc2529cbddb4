import {
  CryptoError,
  encodeBase64,
  sealFanOut,
  type MessageBody,
  type RandomSource,
  type UserChain,
} from '@umkreis/crypto'
import type { ClientMessageId, DeviceId, SeparateMessages, UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError, PeopleWithoutKeysError } from './errors.ts'
import { withUnacceptedKeys } from './group-trust.ts'
import type { Groups } from './groups.ts'
import type { Identity } from './identity.ts'
import type { Pins } from './pins.ts'
import type { HubCaller } from './sealed-conversations.ts'
import type { UserDirectory } from './user-directory.ts'

/** One text for several people, each of whom gets it in a conversation of their own. */
export interface MessageToEach {
  /** 1–200 people, oneself not among them. Each person once. */
  readonly userIds: readonly UserId[]
  /** No attachments: a file belongs to one conversation. */
  readonly body: MessageBody
  /** The same one is stored once in each conversation, however often it is sent. */
  readonly clientMessageId: ClientMessageId
}

/** Writing the same to several people, none of whom learns who else got it. */
export interface SendingToEach {
  /**
   * Seals once for all and sends. It arrives in the conversation of two with each person; conversations that do not exist yet are made. The keys of
   * those conversations are neither needed nor made.
   *
   * @returns Where it was stored, in the order of the people.
   * @throws {PeopleWithoutKeysError} If some have never signed in: nothing was sent to anybody. Leave them out and try again.
   * @throws {EncryptionNotReadyError} If this device is not ready, or with `contact-reset` for people who started over: nothing was sent.
   * @throws {ArgumentError} If the body is malformed, too long or has attachments, or the people are none or too many.
   * @throws {HubError} As `hub.send`; `NotFound` when one of them may not be seen: nothing was stored.
   */
  sendToEach(message: MessageToEach): Promise<SeparateMessages>
}

/** What writing to several people needs. */
export interface SendToEachContext {
  readonly hub: HubCaller
  readonly directory: UserDirectory
  readonly pins: Pins
  readonly groups: Pick<Groups, 'known' | 'peek'>
  readonly random: RandomSource
  /** @throws {EncryptionNotReadyError} While there is none. */
  readonly requireIdentity: () => Identity
}

/** The newest keys of everybody and one's own, asked for anew: of people without a common group nobody tells when they change. */
async function loadNewest(
  context: SendToEachContext,
  own: UserId,
  userIds: readonly UserId[],
): Promise<{ chain: UserChain; people: UserChain[] }> {
  const { directory, pins, groups } = context
  const everybody = [...userIds, own]
  for (const userId of everybody) directory.markStale(userId)
  const chains = await directory.loadAll(everybody).catch((cause: unknown) => {
    throw cause instanceof CryptoError ? new EncryptionNotReadyError('chain-broken', { cause }) : cause
  })
  await pins.save()
  const without = userIds.filter((_, index) => !chains[index])
  if (without.length > 0) throw new PeopleWithoutKeysError(without)
  // This device may have met them after they started over, and a group that it knows before.
  const rosters = [null, ...groups.known().map((groupId) => groups.peek(groupId)?.chain ?? null)]
  const unaccepted = new Set(rosters.flatMap((chain) => withUnacceptedKeys(context, chain, userIds)))
  const reset = userIds.filter((userId) => unaccepted.has(userId))
  if (reset.length > 0) throw new EncryptionNotReadyError('contact-reset', { userIds: reset })
  const people = chains.filter((chain) => chain !== null)
  const chain = people.pop()
  if (!chain) throw new EncryptionNotReadyError('not-enrolled')
  return { chain, people }
}

/** Seals once for all and sends: see {@link SendingToEach}. */
export async function sendToEach(context: SendToEachContext, message: MessageToEach): Promise<SeparateMessages> {
  const { userIds, body, clientMessageId } = message
  const { userId, device } = context.requireIdentity()
  const { deviceId } = device.public
  const { chain, people } = await loadNewest(context, userId, userIds)
  if (chain.devices.get(deviceId)?.removedSeq !== null) throw new EncryptionNotReadyError('signed-out')
  const recipients = people.map((person) => ({
    userId: person.userId,
    generation: person.generation,
    agreementKey: person.userAgreementKey,
  }))
  const sealed = await sealFanOut({ userId, device, chain, recipients, random: context.random }, clientMessageId, body)
  return context.hub.send('SendMessageToSeparateUsers', [
    {
      UserIds: [...userIds],
      Content: encodeBase64(sealed),
      ClientMessageId: clientMessageId,
      DeviceId: deviceId as DeviceId,
    },
  ])
}
