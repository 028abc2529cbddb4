import { concatBytes, equalBytes, type Bytes } from '../bytes.ts'
import { UnknownDeviceError } from '../chains/errors.ts'
import { checkUserPin, deviceActiveAt, headHash, type UserChain } from '../chains/user-chain.ts'
import { ArgumentError, DecryptionError, FormatError, MismatchError, SignatureError } from '../errors.ts'
import type { DeviceKeys } from '../identity/device.ts'
import type { UserKey } from '../identity/user-key.ts'
import { NONCE_BYTES, openXChaCha, sealXChaCha } from '../primitives/aead.ts'
import { hpkeOpen, hpkeSeal } from '../primitives/hpke.ts'
import { hkdfSha256, sha256 } from '../primitives/kdf.ts'
import type { RandomSource } from '../primitives/random.ts'
import { verifySignature } from '../primitives/signature.ts'
import { decodeBody, encodeBody, type MessageBody } from './body.ts'
import { encodeUnsigned } from './envelope.ts'
import { NotARecipientError } from './errors.ts'
import {
  compareBoxes,
  encodeFanOutHeader,
  fanOutBoxInfo,
  MAX_FAN_OUT_BYTES,
  MAX_FAN_OUT_RECIPIENTS,
  toSignedFanOut,
  type FanOutEnvelope,
  type FanOutHeader,
} from './fan-out-format.ts'

/** Somebody a fan-out is written to. A `RosterEntry` of somebody with keys is one. */
export interface FanOutRecipient {
  readonly userId: string
  /** Of the user key below. */
  readonly generation: number
  /** X25519 user key from the person's own verified chain, 32 bytes. */
  readonly agreementKey: Bytes
}

/** Who writes a fan-out, and to whom. */
export interface FanOutContext {
  readonly userId: string
  /** A device that counts in `chain` now. */
  readonly device: DeviceKeys
  /** The author's own verified chain. Its user key is always among the readers. */
  readonly chain: UserChain
  /** 1 to 200 others, each once. */
  readonly recipients: readonly FanOutRecipient[]
  readonly random: RandomSource
}

/** What the surroundings of a fan-out say about it. Everything given is demanded of it. */
export interface ExpectedFanOut {
  readonly senderUserId: string
  readonly clientMessageId?: string
  /** Everybody in the conversation it stands in: only one of two people, the author and one other, may hold it. */
  readonly memberUserIds: readonly string[]
}

/** Who opens a fan-out. */
export interface FanOutReader {
  readonly userId: string
  /** Newest generation of the reader's user key. Boxes do not tell theirs: it is tried first, then every one before it. */
  readonly generation: number
  /** The key of a generation; `undefined` when it is not here. */
  userKey(generation: number): UserKey | undefined | Promise<UserKey | undefined>
}

/** An opened fan-out. */
export interface OpenedFanOut {
  readonly kind: 'fan-out'
  readonly header: FanOutHeader
  readonly body: MessageBody
}

/** Key of the ciphertext and what the core publishes about it (SPEC rule FO4). */
function deriveContent(contentKey: Bytes): { key: Bytes; commitment: Bytes } {
  const derived = hkdfSha256(contentKey, { info: 'umkreis/v1/fan-out-content', length: 64 })
  return { key: derived.slice(0, 32), commitment: derived.slice(32) }
}

/**
 * Seals one message to several people who do not learn of each other, for the conversation of two with each (SPEC rules FO1 to FO6).
 *
 * @param clientMessageId Chosen once for the message.
 * @param body Without attachments: those belong to one group.
 * @returns The envelope, the same for everybody; at most 48 KiB.
 * @throws {ArgumentError} If the body is malformed or too long, a person stands twice in the list, a key can't be sealed to, or the device does not count.
 */
export async function sealFanOut(context: FanOutContext, clientMessageId: string, body: MessageBody): Promise<Bytes> {
  const { userId, device, chain, recipients, random } = context
  const { deviceId } = device.public
  if (chain.userId !== userId || !deviceActiveAt(chain, deviceId, chain.seq)) throw new ArgumentError('not a device')
  const self = { userId, generation: chain.generation, agreementKey: chain.userAgreementKey }
  const readers = [self, ...recipients]
  if (recipients.length < 1 || recipients.length > MAX_FAN_OUT_RECIPIENTS) throw new ArgumentError('recipients')
  if (new Set(readers.map((reader) => reader.userId)).size !== readers.length) throw new ArgumentError('a person twice')
  if (body.attachments) throw new ArgumentError('attachments in a fan-out')
  const contentKey = random(32)
  const { key, commitment } = deriveContent(contentKey)
  const header = { senderUserId: userId, deviceId, senderSeq: chain.seq, senderHash: headHash(chain), clientMessageId }
  const associatedData = encodeFanOutHeader(header, readers.length, commitment)
  const nonce = random(NONCE_BYTES)
  const core = encodeUnsigned(associatedData, nonce, sealXChaCha(key, nonce, encodeBody(body), associatedData))
  const coreHash = sha256(core)
  const boxes = await Promise.all(
    readers.map(async (reader) => {
      const info = fanOutBoxInfo(coreHash, reader.userId, reader.generation)
      const box = await hpkeSeal(reader.agreementKey, info, contentKey, random)
      if (!box) throw new ArgumentError('the agreement key of this user is not usable')
      return box
    }),
  )
  const unsigned = concatBytes(core, ...boxes.sort(compareBoxes))
  const envelope = concatBytes(unsigned, await device.signing.sign(toSignedFanOut(unsigned)))
  if (envelope.length > MAX_FAN_OUT_BYTES) throw new ArgumentError('this message is too long')
  return envelope
}

function checkPlace(header: FanOutHeader, expected: ExpectedFanOut, author: UserChain, readerUserId: string): void {
  const { senderUserId } = header
  if (senderUserId !== expected.senderUserId) throw new MismatchError('envelope', 'senderUserId')
  if (author.userId !== senderUserId) throw new MismatchError('envelope', 'author')
  if (expected.clientMessageId !== undefined && header.clientMessageId !== expected.clientMessageId) {
    throw new MismatchError('envelope', 'clientMessageId')
  }
  const members = new Set(expected.memberUserIds)
  if (members.size !== 2 || !members.has(senderUserId) || !members.has(readerUserId)) {
    throw new MismatchError('envelope', 'memberUserIds')
  }
}

async function openBox(envelope: FanOutEnvelope, reader: FanOutReader): Promise<Bytes> {
  for (let generation = reader.generation; generation >= 1; generation--) {
    const userKey = await reader.userKey(generation)
    if (!userKey) continue
    const info = fanOutBoxInfo(envelope.coreHash, reader.userId, generation)
    for (const box of envelope.boxes) {
      const contentKey = await hpkeOpen(userKey.agreement, info, box)
      if (contentKey) return contentKey
    }
  }
  throw new NotARecipientError(reader.userId)
}

/**
 * Opens a fan-out: place, author's device, signature, box, ciphertext, body, in this order (SPEC rule FO7).
 *
 * @param envelope From `decodeFanOut`.
 * @param author The verified user chain of the sender, with the newest link known.
 * @throws {MismatchError} If it belongs to another conversation, author or message.
 * @throws {ChainRollbackError} If it names a longer chain than `author`: load the rest of that first.
 * @throws {ChainForkError} If it names a link that is not in the author's chain.
 * @throws {UnknownDeviceError} If its device was none of the author's at that link.
 * @throws {SignatureError} If the device did not sign it.
 * @throws {NotARecipientError} If no box is for the reader, as far as the reader's keys are here.
 * @throws {DecryptionError} If a box or the ciphertext holds something else than the author committed to.
 * @throws {FormatError | UnknownVersionError} If what is inside cannot be read.
 */
export async function openFanOut(
  envelope: FanOutEnvelope,
  expected: ExpectedFanOut,
  author: UserChain,
  reader: FanOutReader,
): Promise<OpenedFanOut> {
  const { header } = envelope
  checkPlace(header, expected, author, reader.userId)
  checkUserPin(author, { seq: header.senderSeq, hash: header.senderHash })
  const device = deviceActiveAt(author, header.deviceId, header.senderSeq)
  if (!device) throw new UnknownDeviceError('envelope', author.userId, header.deviceId)
  if (!(await verifySignature(device.signingKey, envelope.signedBytes, envelope.signature))) {
    throw new SignatureError('envelope')
  }
  const { key, commitment } = deriveContent(await openBox(envelope, reader))
  const isCommitted = equalBytes(commitment, envelope.commitment)
  const padded = isCommitted && openXChaCha(key, envelope.nonce, envelope.ciphertext, envelope.associatedData)
  if (!padded) throw new DecryptionError('envelope')
  const body = decodeBody(padded)
  if (!body || body.attachments) throw new FormatError('message-body', 'not for a fan-out')
  return { kind: 'fan-out', header, body }
}
