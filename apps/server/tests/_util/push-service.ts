import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '@umkreis/schemas'
import type { SelfSigned } from './self-signed.ts'

/** A message as a push service got it. */
export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Stands in for the push service of a browser's maker. */
export interface PushService extends AsyncDisposable {
  origin: string
  pushed: Pushed[]
  /** What it answers from now on; 201 at first. */
  status: number
  /** What it answers first of all, one answer after the other. */
  statuses: number[]
  /** Waited for before it answers. */
  beforeAnswer: () => Promise<void>
  /** How often it has answered. */
  answered: number
}

/** Starts a push service on a free port of this machine. @param secured How it proves who it is, if it speaks HTTPS. */
export async function startPushService(secured?: SelfSigned): Promise<PushService> {
  const receive: RequestListener = (request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      service.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      await service.beforeAnswer()
      answer.writeHead(service.statuses.shift() ?? service.status).end()
      service.answered += 1
    })
  }
  const server = secured ? createSecureServer(secured, receive) : createServer(receive)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: PushService = {
    origin: `${secured ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed: [],
    status: 201,
    statuses: [],
    beforeAnswer: async () => undefined,
    answered: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
  return service
}

/** A browser that subscribes, and opens what is pushed to it as RFC 8291 says. */
export class Browser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  private readonly keys = createECDH('prime256v1')
  private readonly auth: Buffer

  /** @param secrets Its private key and authentication secret, in base64url; fresh ones unless told. */
  constructor(service: { origin: string }, name: string, secrets?: { privateKey: string; auth: string }) {
    if (secrets) this.keys.setPrivateKey(secrets.privateKey, 'base64url')
    else this.keys.generateKeys()
    this.auth = secrets ? Buffer.from(secrets.auth, 'base64url') : randomBytes(16)
    const p256dh = this.keys.getPublicKey('base64url')
    this.subscription = {
      endpoint: `${service.origin}/${name}`,
      keys: { p256dh, auth: this.auth.toString('base64url') },
    }
  }

  /** What was pushed to this browser so far, opened. */
  opened(service: { pushed: readonly Pushed[] }): PushPayload[] {
    const { pathname } = new URL(this.subscription.endpoint)
    return service.pushed
      .filter(({ path }) => path === pathname)
      .map(({ body }) => JSON.parse(this.open(body)) as PushPayload)
  }

  /** Opens the body of a message. @throws If it is not for this browser, or somebody changed it. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const derive = (secret: Uint8Array, salted: Uint8Array, info: Uint8Array | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, info, length))
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs])
    const secret = derive(this.keys.computeSecret(theirs), this.auth, keyInfo, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}
