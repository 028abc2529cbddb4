import { DecryptionError, FormatError, MismatchError, SignatureError } from '../errors.ts'
import type { EpochSource } from '../epochs/epoch-source.ts'
import type { DevicePublicKeys } from '../identity/device.ts'
import { openXChaCha } from '../primitives/aead.ts'
import { verifySignature } from '../primitives/signature.ts'
import { StaleEditError } from './errors.ts'
import { decodeBody, type MessageBody } from './body.ts'
import type { Envelope, EnvelopeHeader } from './envelope.ts'

/** What the surroundings of an envelope say about it. Everything given is demanded of the envelope. */
export interface ExpectedEnvelope {
  readonly groupId: string
  readonly senderUserId: string
  readonly clientMessageId?: string
  /** Counter of the newest version seen of this message: an older one is refused, the same one opens again. */
  readonly seenEditCounter?: number
}

/** What opening takes of the device that signed. */
export type AuthorDevice = Pick<DevicePublicKeys, 'deviceId' | 'signingKey'>

/** An opened envelope. */
export type OpenedEnvelope =
  | { readonly kind: 'message' | 'edit'; readonly header: EnvelopeHeader; readonly body: MessageBody }
  | { readonly kind: 'tombstone'; readonly header: EnvelopeHeader }

function checkExpected(header: EnvelopeHeader, expected: ExpectedEnvelope, device: AuthorDevice): void {
  if (header.groupId !== expected.groupId) throw new MismatchError('envelope', 'groupId')
  if (header.senderUserId !== expected.senderUserId) throw new MismatchError('envelope', 'senderUserId')
  if (expected.clientMessageId !== undefined && header.clientMessageId !== expected.clientMessageId) {
    throw new MismatchError('envelope', 'clientMessageId')
  }
  if (header.deviceId !== device.deviceId) throw new MismatchError('envelope', 'deviceId')
}

/**
 * Opens an envelope: place, signature, key, ciphertext, body, in this order (SPEC rule EN5).
 *
 * @param envelope From `decodeEnvelope`.
 * @param device The device that the author may have used, from `requireAuthorDevice`.
 * @throws {MismatchError} If the envelope belongs to another conversation, author or message, or the secret of its epoch is of another suite.
 * @throws {SignatureError} If the device did not sign it.
 * @throws {StaleEditError} If a newer version of the message was seen.
 * @throws {MissingKeyError} If the key of its epoch is not here.
 * @throws {DecryptionError} If the ciphertext does not open.
 * @throws {FormatError | UnknownVersionError} If what is inside cannot be read.
 */
export async function openEnvelope(
  envelope: Envelope,
  expected: ExpectedEnvelope,
  device: AuthorDevice,
  epochs: Pick<EpochSource, 'forEnvelope'>,
): Promise<OpenedEnvelope> {
  const { header } = envelope
  checkExpected(header, expected, device)
  if (!(await verifySignature(device.signingKey, envelope.signedBytes, envelope.signature))) {
    throw new SignatureError('envelope')
  }
  if (header.editCounter < (expected.seenEditCounter ?? 0)) {
    throw new StaleEditError(header.editCounter, expected.seenEditCounter ?? 0)
  }
  const secret = epochs.forEnvelope(header.epoch, header.linkHash)
  if (secret.suite !== header.suite) throw new MismatchError('envelope', 'suite')
  const key = secret.messageKey(header.deviceId)
  const padded = openXChaCha(key, envelope.nonce, envelope.ciphertext, envelope.associatedData)
  if (!padded) throw new DecryptionError('envelope')
  const body = decodeBody(padded)
  if (header.kind === 'tombstone') {
    if (body) throw new FormatError('message-body', 'a tombstone with content')
    return { kind: 'tombstone', header }
  }
  if (!body) throw new FormatError('message-body', 'empty')
  return { kind: header.kind, header, body }
}
