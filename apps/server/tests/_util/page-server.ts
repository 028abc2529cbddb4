import { once } from 'node:events'
import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in for a server of the internet. */
export interface PageServer extends AsyncDisposable {
  origin: string
  port: number
  /** What was asked of it. */
  asked: { path: string; method: string; headers: IncomingHttpHeaders }[]
  /** How many connections it has seen. */
  connections: number
}

/** Starts a server on a free port. @param host One of this machine's addresses: tests tell the allowed one from others. */
export async function startPageServer(answer: RequestListener, host = '127.0.0.1', port = 0): Promise<PageServer> {
  const server = createServer((request, response) => {
    pages.asked.push({ path: request.url ?? '', method: request.method ?? '', headers: request.headers })
    answer(request, response)
  })
  server.on('connection', () => (pages.connections += 1))
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const pages: PageServer = {
    origin: `http://${host}:${address.port}`,
    port: address.port,
    asked: [],
    connections: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
  return pages
}
