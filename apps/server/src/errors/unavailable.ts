/** Too many wait for the database already: this one was not begun. */
export class BusyError extends Error {
  override name = 'BusyError'

  constructor() {
    super('Too much waits for the database')
  }
}

/** What the person reads, whatever it was. */
export const UNAVAILABLE = 'Something on our side is not available at the moment. Please try again in a moment'

/** When to try again. */
export const UNAVAILABLE_RETRY_S = 2

const CODES = new Set([
  // The driver: the connection ended, or there was none in time.
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  // PostgreSQL (appendix A of its manual): it stops, crashed or starts; ended a session or a statement that took too long;
  // and transactions that were in each other's way again and again.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '25P03',
  '55P03',
  '40001',
  '40P01',
  '58030',
  // No room for files.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])
// Of the network: from the database's driver alone.
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
// Classes of PostgreSQL: connections, and what it ran out of (53100 is the disk).
const CLASSES = ['08', '53']

/**
 * Whether something failed because the database, or room to store, is missing for now: the same may work later, and
 * nobody did anything wrong.
 */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof BusyError) return true
    const { code } = current as { code?: unknown }
    if (typeof code !== 'string') continue
    if (CODES.has(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2)))) return true
    // What the driver rejects with names the statement.
    if (NETWORK_CODES.has(code) && 'query' in current) return true
  }
  return false
}
