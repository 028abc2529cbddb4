import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it arrived. */
export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: unknown }[]
}

/** A collector of one's own, which takes OTLP over HTTP as JSON. */
export interface OtlpCollector extends AsyncDisposable {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` takes. */
  url: string
  spans: CollectedSpan[]
  /** Everything that came, as it came. */
  text: () => string
}

interface ExportRequest {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = []
  let text = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const isTaken = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
      if (isTaken) {
        text += body
        const { resourceSpans } = JSON.parse(body) as ExportRequest
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      }
      response.writeHead(isTaken ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
