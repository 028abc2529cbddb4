import { createECDH, hkdfSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'

const vapidKeysSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})
/** The pair with which this server proves to push services that it is the one browsers subscribed to (RFC 8292). */
export type VapidKeys = v.InferOutput<typeof vapidKeysSchema>

/** Reads the pair from `DATA_DIR/vapid.json`; the first start makes it. With another pair all subscriptions would be void. */
export function requireVapidKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'vapid.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  try {
    return v.parse(vapidKeysSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Without the cause, which would quote the file.
    throw new Error(`${path} is damaged: delete it and start again (devices then subscribe anew)`)
  }
}

// Order of the group of P-256 (SEC 2, section 2.4.2).
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
// 128 bits more than the order has: what is left of them by the division is spread evenly.
const SEED_BYTES = 48

/** The pair of several processes, which share no folder: each makes the same one from the key that they share. */
export function deriveVapidKeys(tokenKey: Uint8Array): VapidKeys {
  const seed = Buffer.from(hkdfSync('sha256', tokenKey, new Uint8Array(), 'umkreis vapid', SEED_BYTES))
  const secret = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(secret.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
