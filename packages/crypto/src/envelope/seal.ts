import { concatBytes, type Bytes } from '../bytes.ts'
import type { EpochSecret } from '../epochs/epoch-source.ts'
import type { DeviceKeys } from '../identity/device.ts'
import { NONCE_BYTES, sealXChaCha } from '../primitives/aead.ts'
import type { RandomSource } from '../primitives/random.ts'
import { encodeBody, type MessageBody } from './body.ts'
import { encodeHeader, encodeUnsigned, toSignedBytes, type EnvelopeKind } from './envelope.ts'

/** Who seals, and with what. */
export interface SealContext {
  /** `EpochSource.current()`. */
  readonly epoch: EpochSecret
  readonly userId: string
  readonly device: DeviceKeys
  readonly random: RandomSource
}

async function seal(
  context: SealContext,
  kind: EnvelopeKind,
  clientMessageId: string,
  editCounter: number,
  body: MessageBody | null,
): Promise<Bytes> {
  const { epoch, device, random } = context
  const { deviceId } = device.public
  const associatedData = encodeHeader({
    kind,
    suite: epoch.suite,
    groupId: epoch.groupId,
    epoch: epoch.epoch,
    linkHash: epoch.linkHash,
    senderUserId: context.userId,
    deviceId,
    clientMessageId,
    editCounter,
  })
  const nonce = random(NONCE_BYTES)
  const ciphertext = sealXChaCha(epoch.messageKey(deviceId), nonce, encodeBody(body), associatedData)
  const unsigned = encodeUnsigned(associatedData, nonce, ciphertext)
  return concatBytes(unsigned, await device.signing.sign(toSignedBytes(unsigned)))
}

/**
 * Seals a new message.
 *
 * @param clientMessageId Chosen once for the message; sealing again after a changed epoch uses it again.
 * @returns The envelope.
 * @throws {ArgumentError} If the body is malformed or too long.
 */
export function sealMessage(context: SealContext, clientMessageId: string, body: MessageBody): Promise<Bytes> {
  return seal(context, 'message', clientMessageId, 0, body)
}

/** Seals an edit of one's own message. `editCounter` is one more than that of the version it replaces. */
export function sealEdit(
  context: SealContext,
  clientMessageId: string,
  editCounter: number,
  body: MessageBody,
): Promise<Bytes> {
  return seal(context, 'edit', clientMessageId, editCounter, body)
}

/** Seals the word that one's own message is deleted. `editCounter` is one more than that of the version it deletes. */
export function sealTombstone(context: SealContext, clientMessageId: string, editCounter: number): Promise<Bytes> {
  return seal(context, 'tombstone', clientMessageId, editCounter, null)
}
