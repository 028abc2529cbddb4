import { encodeText, type Bytes } from '../bytes.ts'
import { sha256 } from '../primitives/kdf.ts'
import type { ByteReader } from '../wire.ts'
import { ByteWriter } from '../wire.ts'
import { headHash, type UserChain } from './user-chain.ts'
import { NO_HASH } from './user-link.ts'

/** Who may add people. */
export type RosterRole = 'manager' | 'member'

/** One member as a group link names them, with the state of their user chain at that time. */
export interface RosterEntry {
  readonly userId: string
  readonly role: RosterRole
  /** Links of the user chain when the group link was made; 0 for a pending member, who had no keys. */
  readonly chainSeq: number
  /** Hash of that link; 32 zero bytes for a pending member. */
  readonly chainHash: Bytes
  /** Generation of the user key that the epoch key was sealed to; 0 for a pending member. */
  readonly generation: number
  /** X25519 user key of that generation; 32 zero bytes for a pending member. */
  readonly agreementKey: Bytes
}

/** Bytes of the shortest entry: lets a reader refuse impossible counts. */
export const MIN_ENTRY_BYTES = 2 + 1 + 4 + 32 + 4 + 32

/** The roster entry of somebody whose chain was just verified; `null` for somebody without keys. */
export function rosterEntryOf(userId: string, role: RosterRole, chain: UserChain | null): RosterEntry {
  return chain
    ? {
        userId,
        role,
        chainSeq: chain.seq,
        chainHash: headHash(chain),
        generation: chain.generation,
        agreementKey: chain.userAgreementKey,
      }
    : { userId, role, chainSeq: 0, chainHash: NO_HASH, generation: 0, agreementKey: NO_HASH }
}

/** Ids of a roster in the order of the wire format: by UTF-16 code unit, which for ids is by byte. */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function writeEntry(writer: ByteWriter, entry: RosterEntry): void {
  writer
    .id(entry.userId)
    .uint8(entry.role === 'manager' ? 1 : 0)
    .uint32(entry.chainSeq)
    .fixed(entry.chainHash, 32)
    .uint32(entry.generation)
    .fixed(entry.agreementKey, 32)
}

export function readEntry(reader: ByteReader): RosterEntry {
  const userId = reader.id()
  const role = reader.uint8()
  if (role > 1) reader.fail('role')
  return {
    userId,
    role: role === 1 ? 'manager' : 'member',
    chainSeq: reader.uint32(),
    chainHash: reader.fixed(32),
    generation: reader.uint32(),
    agreementKey: reader.fixed(32),
  }
}

const ROSTER_DOMAIN = 'umkreis/v1/roster'

/** Hash over all members in order of id (SPEC rule GL3). */
export function hashRoster(roster: ReadonlyMap<string, RosterEntry>): Bytes {
  const writer = new ByteWriter(128 * (roster.size + 1))
    .fixed(encodeText(ROSTER_DOMAIN), ROSTER_DOMAIN.length)
    .uint32(roster.size)
  for (const userId of [...roster.keys()].sort(compareIds)) {
    const entry = roster.get(userId)
    if (entry) writeEntry(writer, entry)
  }
  return sha256(writer.bytes())
}
