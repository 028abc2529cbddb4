import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane.
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** @returns The hash with its salt and parameters, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveHash(password, salt, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES }, HASH_BYTES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * Compares a password with a hash.
 *
 * @param stored Undefined when there is no such account, empty when it has no password: takes as long as a real comparison
 * and answers false.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parsed = stored === undefined || stored === '' ? undefined : parseHash(stored)
  const { salt, hash, parameters } = parsed ?? NOBODY
  const derived = await deriveHash(password, salt, parameters, hash.length)
  return timingSafeEqual(derived, hash) && parsed !== undefined
}

interface HashParameters {
  memory: number
  passes: number
  lanes: number
}

const NOBODY = {
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
  parameters: { memory: MEMORY_KIB, passes: PASSES, lanes: LANES },
}

function deriveHash(password: string, salt: Buffer, parameters: HashParameters, length: number): Promise<Buffer> {
  return derive('argon2id', {
    // Accents typed on another keyboard are the same letters.
    message: Buffer.from(password.normalize('NFKC'), 'utf8'),
    nonce: salt,
    memory: parameters.memory,
    passes: parameters.passes,
    parallelism: parameters.lanes,
    tagLength: length,
  })
}

function parseHash(stored: string): { salt: Buffer; hash: Buffer; parameters: HashParameters } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored)
  if (!match) throw new Error('A stored password hash is damaged')
  const [, memory, passes, lanes, salt = '', hash = ''] = match
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    parameters: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
