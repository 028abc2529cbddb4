import { decodeBase64, encodeBase64, type Bytes } from '@umkreis/crypto'

/**
 * What two devices say to each other through their account's mailbox; each message has its place in a numbered log.
 * - `answer`: 0, the new device has read a QR code.
 * - `request`: 0, it asks without a camera and commits itself to its keys; `response`: 1, the other one takes that on; `reveal`: 2, the keys;
 *   `confirmed`: 3, the owner saw the same code on the new device.
 * - `done`: it was let in. `refused`, `cancelled`: it is over.
 */
export type PairingMessageKind =
  | 'answer'
  | 'request'
  | 'response'
  | 'reveal'
  | 'confirmed'
  | 'done'
  | 'refused'
  | 'cancelled'

/** A message with what the devices' cryptography says in it; empty for mere words. */
export interface PairingMessage {
  readonly kind: PairingMessageKind
  readonly payload: Bytes
}

/** A message that is a mere word. */
export function pairingWord(kind: 'confirmed' | 'done' | 'refused' | 'cancelled'): PairingMessage {
  return { kind, payload: new Uint8Array(0) }
}

/** The place of a kind is its first byte on the wire. */
const KINDS: readonly (PairingMessageKind | undefined)[] = [
  undefined,
  'answer',
  'request',
  'response',
  'reveal',
  'confirmed',
  'done',
  'refused',
  'cancelled',
]

/** Padded base64 of a message. */
export function formatPairingMessage({ kind, payload }: PairingMessage): string {
  const bytes = new Uint8Array(payload.length + 1)
  bytes[0] = KINDS.indexOf(kind)
  bytes.set(payload, 1)
  return encodeBase64(bytes)
}

/**
 * The message of a text; `undefined` for an unknown kind.
 *
 * @throws {FormatError} If it is not base64.
 */
export function parsePairingMessage(text: string): PairingMessage | undefined {
  const bytes = decodeBase64(text)
  const kind = KINDS[bytes[0] ?? 0]
  return kind && { kind, payload: bytes.slice(1) }
}
