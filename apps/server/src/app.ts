import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config/config.ts'
import { type Context, type ContextOverrides, createContext } from './context.ts'
import { seedDemo } from './demo/seed.ts'
import { createHttpApp } from './http/create-http-app.ts'
import { limitConnections } from './http/connections-by-address.ts'
import { attachHub } from './hub/attach-hub.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { LinkCards } from './services/feed/link-cards/link-cards.ts'
import { MentionPush } from './services/feed/mentions/mention-push.ts'
import { PushNotices } from './services/push/push-notices.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { attachUpkeep } from './upkeep.ts'

/** Something that lives beside the HTTP routes on the same server, such as the chat hub on its upgrades. */
export type Attachment = (server: Server, context: Context) => Attached

/** What is attached; one that has people connected can send them elsewhere before it stops. */
export type Attached = AsyncDisposable & { drain?: () => Promise<void> }

/** What is attached to every server, started in this order and stopped in the opposite one. */
const ATTACHMENTS: readonly Attachment[] = [
  attachHub,
  (_server, context) => new PushNotices(context),
  (_server, context) => new LinkCards(context),
  (_server, context) => new MentionPush(context),
  attachUpkeep,
]

export interface RunningServer extends AsyncDisposable {
  /** Where it really listens, such as `http://127.0.0.1:4800`. */
  origin: string
  /** The port of `/metrics`, where that is another one. */
  metricsPort: number | undefined
  context: Context
  /** Takes no new work, and sends those who are connected to other processes; requests are still answered. */
  drain: () => Promise<void>
}

// How late a slow request may be noticed.
const CHECK_INTERVAL_MS = 2_000
const STOP_TIMEOUT_MS = 5_000

/** Opens what the configuration names and listens. Disposing lets requests in progress finish, then closes everything. */
export async function startServer(config: Config, overrides: ContextOverrides = {}): Promise<RunningServer> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  // Before what is followed; it ends after all of that, and sends the rest.
  cleanUp.use(await startTracing(config.tracing))
  const context = cleanUp.use(await createContext(config, overrides))
  if (config.isDemo) await seedDemo(context, config.isProduction)
  const app = createHttpApp(context)
  const server = createServer(
    {
      requestTimeout: config.requestTimeouts.requestMs,
      headersTimeout: config.requestTimeouts.headersMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, config.requestTimeouts.headersMs),
      maxHeaderSize: 16_384,
    },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  )
  limitConnections(server, config.trustedProxies, config.connectionsPerAddress)
  // Disposed from the bottom up: take no more connections, end what is attached, wait for what is still being answered.
  let closed: Promise<void> | undefined
  cleanUp.defer(() => closed && cutOffLate(server, closed))
  const attached = ATTACHMENTS.map((attach) => cleanUp.use(attach(server, context)))
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : cleanUp.use(await serveMetrics(context.metrics, config.host, config.metricsPort))
  server.listen(config.port, config.host)
  await once(server, 'listening')
  cleanUp.defer(() => {
    context.readiness.drain()
    closed = new Promise((settle) => server.close(() => settle()))
  })
  const { port } = server.address() as AddressInfo
  context.setPublicUrl(`http://localhost:${port}`)
  // From now on the address is known that stands in them. The embedded database is open to one process alone.
  const isAlone = (overrides.database ?? config.database).kind !== 'postgres'
  await Promise.all([context.invitationMails.start(isAlone), context.mailQueue?.start(isAlone)])
  undo.move()
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return {
    origin: `http://${host}:${port}`,
    metricsPort: metrics?.port,
    context,
    async drain() {
      context.readiness.drain()
      // Whoever balances the load is not to send the next request over the same connection.
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
      await Promise.all(attached.map((one) => one.drain?.()))
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}

/** Gives requests in progress a while to finish. */
async function cutOffLate(server: Server, closed: Promise<void>): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
  await closed
  clearTimeout(cutOff)
}
