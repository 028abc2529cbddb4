import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../config/config-error.ts'
import type { Metrics } from './metrics.ts'

/** A server of metrics, on a port of its own. */
export interface MetricsServer extends AsyncDisposable {
  port: number
}

const TIMEOUT_MS = 10_000

/**
 * Serves `/metrics` and nothing else.
 *
 * @param port 0: any free one.
 * @throws {ConfigError} If another program has the port.
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, async (request, response) => {
    const isAsked =
      (request.method === 'GET' || request.method === 'HEAD') && /^\/metrics(?:\?|$)/.test(request.url ?? '')
    if (!isAsked) return void response.writeHead(404).end()
    try {
      const text = await metrics.read()
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigError('METRICS_PORT', 'is taken by another program: stop it, or set METRICS_PORT to another number')
  }
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((settle) => server.close(settle))
      server.closeAllConnections()
      await closed
    },
  }
}
