import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long after negotiating a connection may be opened, in milliseconds. */
export const TICKET_LIFETIME_MS = 60_000

const ID_BYTES = 16
const TIME_BYTES = 6
const MAC_BYTES = 16

/** Proofs that a connection was negotiated: held by the client alone, so that any process can check one. */
export interface ConnectionTickets {
  /** @returns A new connection's public id, and the ticket that opens it. */
  issue(userId: string): { connectionId: string; ticket: string }
  /** @returns The id of the connection; undefined for anything but an unexpired ticket of this person. */
  check(ticket: string, userId: string): string | undefined
}

/** Signs tickets with a key of their own, derived from the one that signs tokens. */
export function createConnectionTickets(tokenKey: Uint8Array, now: () => Date): ConnectionTickets {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, new Uint8Array(), 'umkreis hub tickets', 32))
  const mac = (head: Uint8Array, userId: string) =>
    createHmac('sha256', key).update(head).update(userId).digest().subarray(0, MAC_BYTES)

  return {
    issue(userId) {
      const head = randomBytes(ID_BYTES + TIME_BYTES)
      head.writeUIntBE(now().getTime() + TICKET_LIFETIME_MS, ID_BYTES, TIME_BYTES)
      return {
        connectionId: head.toString('base64url', 0, ID_BYTES),
        ticket: Buffer.concat([head, mac(head, userId)]).toString('base64url'),
      }
    },
    check(ticket, userId) {
      const bytes = Buffer.from(ticket, 'base64url')
      if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES) return undefined
      const head = bytes.subarray(0, ID_BYTES + TIME_BYTES)
      if (!timingSafeEqual(bytes.subarray(head.length), mac(head, userId))) return undefined
      if (head.readUIntBE(ID_BYTES, TIME_BYTES) < now().getTime()) return undefined
      return head.toString('base64url', 0, ID_BYTES)
    },
  }
}
