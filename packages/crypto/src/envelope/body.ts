import { MAX_ATTACHMENT_BYTES } from '../attachments/format.ts'
import { decodeBase64, encodeText, type Bytes } from '../bytes.ts'
import { ArgumentError, FormatError, UnknownVersionError } from '../errors.ts'
import { ByteReader, ByteWriter, isWireId, readText } from '../wire.ts'
import { pad, requirePadding } from './padding.ts'

/** Somebody named in the text: `start` and `end` are UTF-16 offsets into it. */
export interface Mention {
  readonly userId: string
  readonly start: number
  readonly end: number
}

/** A sealed file: what it takes to load and open it. */
export interface SealedFile {
  readonly blobId: string
  /** Of the file itself: 0 to 100 MiB. */
  readonly sizeBytes: number
  /** 32 bytes as base64: the file's own key. */
  readonly key: string
  /** SHA-256 of the sealed file as base64. */
  readonly hash: string
}

/** How a picture looks before it is loaded, as its sender says: a hint to those who draw it, to be checked like the file. */
export interface PictureHint {
  /** In pixels, 1 to 65,535. */
  readonly width: number
  /** In pixels, 1 to 65,535. */
  readonly height: number
  /** A ThumbHash as base64, up to 48 characters: the picture, blurred. */
  readonly thumbHash: string
  /** The same picture in a size that is quickly loaded; a large one has it. */
  readonly small?: SealedFile
}

/** How a voice message sounds before it is loaded, as its sender says. */
export interface VoiceHint {
  /** 0 to 24 hours. */
  readonly durationMs: number
  /** Loudness over time as base64, up to 96 characters: one byte each, 0 for silence to 255. */
  readonly levels: string
}

/** A file beside the message. */
export interface Attachment extends SealedFile {
  readonly name: string
  readonly mediaType: string
  readonly picture?: PictureHint
  readonly voice?: VoiceHint
}

/** A reaction instead of a text of its own. */
export interface Reaction {
  readonly emoji: string
  /** Client message id of the message reacted to. */
  readonly to: string
}

/** What people write to each other: the inside of a message or an edit. */
export interface MessageBody {
  readonly text: string
  readonly mentions?: readonly Mention[]
  /** Client message id of the message that this one answers. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  readonly reaction?: Reaction
}

/** Most UTF-16 units of a text. */
export const MAX_TEXT_LENGTH = 20_000
const MAX_BODY_BYTES = 46_000
const VERSION = 1

type Fields = Record<string, unknown>

function fail(problem: string): never {
  throw new FormatError('message-body', problem)
}

function requireObject(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(`${what} is no object`)
  return value as Fields
}

function requireText(fields: Fields, name: string, maxLength: number, minLength = 1): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.length > maxLength || value.length < minLength) return fail(name)
  return value
}

function requireId(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' && isWireId(value) ? value : fail(name)
}

function requireCount(fields: Fields, name: string, max = Number.MAX_SAFE_INTEGER): number {
  const value = fields[name]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max ? value : fail(name)
}

/** A key or hash. Refused here, so that what a message holds never breaks the contract of who uses it. */
function require32Bytes(fields: Fields, name: string): string {
  const text = requireText(fields, name, 44, 44)
  return decodeBase64(text).length === 32 ? text : fail(name)
}

function readSealedFile(item: Fields): SealedFile {
  return {
    blobId: requireId(item, 'blobId'),
    sizeBytes: requireCount(item, 'sizeBytes', MAX_ATTACHMENT_BYTES),
    key: require32Bytes(item, 'key'),
    hash: require32Bytes(item, 'hash'),
  }
}

function readBase64(item: Fields, name: string, maxLength: number): string {
  const text = requireText(item, name, maxLength)
  decodeBase64(text)
  return text
}

function readPicture(item: Fields): PictureHint {
  const small = item['small']
  return {
    width: requireCount(item, 'width', 65_535) || fail('width'),
    height: requireCount(item, 'height', 65_535) || fail('height'),
    thumbHash: readBase64(item, 'thumbHash', 48),
    ...(small !== undefined && { small: readSealedFile(requireObject(small, 'small')) }),
  }
}

function readAttachment(item: Fields): Attachment {
  const { picture, voice } = item
  const sound = voice === undefined ? undefined : requireObject(voice, 'voice')
  return {
    name: requireText(item, 'name', 255),
    mediaType: requireText(item, 'mediaType', 127),
    ...readSealedFile(item),
    ...(picture !== undefined && { picture: readPicture(requireObject(picture, 'picture')) }),
    ...(sound && {
      voice: { durationMs: requireCount(sound, 'durationMs', 86_400_000), levels: readBase64(sound, 'levels', 96) },
    }),
  }
}

function readList<T>(fields: Fields, name: string, max: number, read: (item: Fields) => T): T[] | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (!Array.isArray(value) || value.length > max) return fail(name)
  return value.map((item) => read(requireObject(item, name)))
}

/**
 * Checks a message body that came from somewhere else. Unknown fields are dropped, so that later versions may add some.
 *
 * @throws {FormatError} If it is none.
 */
export function parseMessageBody(value: unknown): MessageBody {
  const fields = requireObject(value, 'body')
  const text = requireText(fields, 'text', MAX_TEXT_LENGTH, 0)
  const mentions = readList(fields, 'mentions', 200, (item) => {
    const mention = {
      userId: requireId(item, 'userId'),
      start: requireCount(item, 'start'),
      end: requireCount(item, 'end'),
    }
    return mention.start < mention.end && mention.end <= text.length ? mention : fail('mention outside of the text')
  })
  const attachments = readList(fields, 'attachments', 20, readAttachment)
  const reaction = fields['reaction'] === undefined ? undefined : requireObject(fields['reaction'], 'reaction')
  return {
    text,
    ...(mentions && { mentions }),
    ...(fields['replyTo'] !== undefined && { replyTo: requireId(fields, 'replyTo') }),
    ...(attachments && { attachments }),
    ...(reaction && { reaction: { emoji: requireText(reaction, 'emoji', 32), to: requireId(reaction, 'to') } }),
  }
}

/** The padded plaintext of a body; `null` (a tombstone) has no content. @throws {ArgumentError} If the body is too long or malformed. */
export function encodeBody(body: MessageBody | null): Bytes {
  let json: Bytes = new Uint8Array(0)
  if (body) {
    try {
      json = encodeText(JSON.stringify(parseMessageBody(body)))
    } catch (cause) {
      throw new ArgumentError('not a message body', { cause })
    }
  }
  if (json.length > MAX_BODY_BYTES) throw new ArgumentError('this message is too long')
  return pad(new ByteWriter(json.length + 5).uint8(VERSION).variable(json).bytes())
}

/**
 * The body in a padded plaintext.
 *
 * @throws {FormatError} If it is malformed, or the padding is not what it has to be.
 * @throws {UnknownVersionError} If a later version wrote it.
 */
export function decodeBody(padded: Bytes): MessageBody | null {
  const reader = new ByteReader(padded, 'message-body')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('message-body', version)
  const json = reader.variableView(MAX_BODY_BYTES)
  requirePadding(padded, reader.offset)
  if (json.length === 0) return null
  let value: unknown
  try {
    value = JSON.parse(readText(json, 'message-body'))
  } catch (cause) {
    throw new FormatError('message-body', 'not JSON', { cause })
  }
  return parseMessageBody(value)
}
