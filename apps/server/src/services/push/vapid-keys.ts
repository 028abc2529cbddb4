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
