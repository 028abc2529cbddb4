import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the key that signs tokens from `DATA_DIR/token.key`; the first start makes it (256 random bits). */
export function requireTokenKey(dataDir: string): Uint8Array {
  const path = join(dataDir, 'token.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')
  if (key.length < 32) throw new Error(`${path} is damaged: delete it and start again (everybody must sign in anew)`)
  return key
}
