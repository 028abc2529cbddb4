import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a call looked like when it arrived. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly contentType: string | undefined
  readonly body: string
}

/** How the server answers one call. */
export type Answer = {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Record<string, string>
  /** Ends the connection after the text, as if the network broke. */
  readonly cut?: boolean
}

/** Answers a call; `"METHOD /path?query"` is its name. */
export type Handler = (call: Received) => Answer | Promise<Answer>

/** Starts a real server on a free port, which answers by handler and remembers every call. */
export async function startApiServer(handler: Handler) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const answerCall = async () => {
      const body = await readBody(request)
      const call: Received = {
        method: request.method ?? '',
        path: (request.url ?? '').replace(/^\/api/, ''),
        authorization: request.headers.authorization,
        contentType: request.headers['content-type'],
        body,
      }
      received.push(call)
      const answer = await handler(call)
      const problem = (answer.status ?? 200) >= 400
      response.writeHead(answer.status ?? 200, {
        'Content-Type':
          answer.text !== undefined ? 'text/plain' : problem ? 'application/problem+json' : 'application/json',
        ...answer.headers,
      })
      const text = answer.text ?? JSON.stringify(answer.json ?? null)
      if (answer.cut) response.write(text, () => response.destroy())
      else response.end(text)
    }
    void answerCall()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
