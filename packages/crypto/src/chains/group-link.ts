import { concatBytes, encodeText, type Bytes } from '../bytes.ts'
import { UnknownVersionError } from '../errors.ts'
import type { DeviceKeys } from '../identity/device.ts'
import { sha256 } from '../primitives/kdf.ts'
import { SIGNATURE_BYTES } from '../primitives/signature.ts'
import { ByteReader, ByteWriter } from '../wire.ts'
import { MIN_ENTRY_BYTES, readEntry, writeEntry, type RosterEntry } from './roster.ts'

/** A fresh epoch has a random key; the key of a ratchet epoch follows from the one before. */
export type EpochKind = 'fresh' | 'ratchet'

/** Whether people who are added may read what was written before. A policy of the group, shown to all. */
export type HistoryPolicy = 'from-joining' | 'everything'

/** What a group link says, before it is signed. */
export interface GroupLinkBody {
  readonly groupId: string
  /** Place in the chain, from 1. */
  readonly epoch: number
  /** 32 bytes; all zero in the first link. */
  readonly previousHash: Bytes
  readonly kind: EpochKind
  readonly historyPolicy: HistoryPolicy
  /** A conversation of two, to which nobody can be added. */
  readonly isPair: boolean
  /** 32 bytes that the epoch key of every box has to match. */
  readonly keyCommitment: Bytes
  /** Hash of the roster that results from this link. */
  readonly rosterHash: Bytes
  /** Members that join or whose entry changes, sorted by id. */
  readonly added: readonly RosterEntry[]
  /** Ids of members that go, sorted. */
  readonly removed: readonly string[]
  /** Milliseconds since 1970 by the signer's clock. */
  readonly createdAtMs: number
  readonly signerUserId: string
  readonly signerDeviceId: string
  /** Length of the signer's user chain when signing. */
  readonly signerSeq: number
}

/** A signed group link as it was received. */
export interface GroupLink extends GroupLinkBody {
  readonly signature: Bytes
  readonly signedBytes: Bytes
  /** SHA-256 of the whole link, signature included. */
  readonly hash: Bytes
}

const VERSION = 1
const MAGIC = 0x67 // 'g'
const DOMAIN = encodeText('umkreis/v1/group-link')

function encodeBody(body: GroupLinkBody): Bytes {
  const writer = new ByteWriter(256 + body.added.length * 128)
    .uint8(MAGIC)
    .uint8(VERSION)
    .id(body.groupId)
    .uint32(body.epoch)
    .fixed(body.previousHash, 32)
    .uint8(body.kind === 'ratchet' ? 1 : 0)
    .uint8(body.historyPolicy === 'everything' ? 1 : 0)
    .uint8(body.isPair ? 1 : 0)
    .fixed(body.keyCommitment, 32)
    .fixed(body.rosterHash, 32)
    .uint32(body.added.length)
  for (const entry of body.added) writeEntry(writer, entry)
  writer.uint32(body.removed.length)
  for (const userId of body.removed) writer.id(userId)
  return writer.time(body.createdAtMs).id(body.signerUserId).id(body.signerDeviceId).uint32(body.signerSeq).bytes()
}

/** Signs a group link with a device. Returns its wire form. */
export async function signGroupLink(body: GroupLinkBody, signer: DeviceKeys): Promise<Bytes> {
  const encoded = encodeBody(body)
  return concatBytes(encoded, await signer.signing.sign(concatBytes(DOMAIN, encoded)))
}

function readFlag(reader: ByteReader): boolean {
  const value = reader.uint8()
  if (value > 1) reader.fail('flag')
  return value === 1
}

function readSorted<T>(reader: ByteReader, minBytes: number, read: () => T, idOf: (item: T) => string): T[] {
  const items: T[] = []
  const count = reader.count(minBytes)
  for (let i = 0; i < count; i++) {
    const item = read()
    const before = items.at(-1)
    if (before !== undefined && idOf(before) >= idOf(item)) reader.fail('not sorted')
    items.push(item)
  }
  return items
}

/**
 * Reads a group link; checks its form, not its signature. `signerUserId` of the result says whose user chain is needed to verify it.
 *
 * @throws {FormatError} If the bytes are not a group link in canonical form.
 * @throws {UnknownVersionError} If it is of a later version.
 */
export function decodeGroupLink(bytes: Bytes): GroupLink {
  const reader = new ByteReader(bytes, 'group-link')
  if (reader.uint8() !== MAGIC) reader.fail('not a group link')
  const version = reader.uint8()
  if (version !== VERSION) throw new UnknownVersionError('group-link', version)
  const body: GroupLinkBody = {
    groupId: reader.id(),
    epoch: reader.uint32(),
    previousHash: reader.fixed(32),
    kind: readFlag(reader) ? 'ratchet' : 'fresh',
    historyPolicy: readFlag(reader) ? 'everything' : 'from-joining',
    isPair: readFlag(reader),
    keyCommitment: reader.fixed(32),
    rosterHash: reader.fixed(32),
    added: readSorted(
      reader,
      MIN_ENTRY_BYTES,
      () => readEntry(reader),
      (entry) => entry.userId,
    ),
    removed: readSorted(
      reader,
      2,
      () => reader.id(),
      (id) => id,
    ),
    createdAtMs: reader.time(),
    signerUserId: reader.id(),
    signerDeviceId: reader.id(),
    signerSeq: reader.uint32(),
  }
  const signedBytes = concatBytes(DOMAIN, bytes.subarray(0, reader.offset))
  const signature = reader.fixed(SIGNATURE_BYTES)
  reader.end()
  return { ...body, signature, signedBytes, hash: sha256(bytes) }
}
