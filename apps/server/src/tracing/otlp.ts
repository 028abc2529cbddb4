import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config/tracing.ts'
import type { OpenSpan, Tracer } from './tracer.ts'

/** How long the last spans may take to be sent. */
const STOP_TIMEOUT_MS = 2000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Sends spans to a collector over OTLP. Disposing sends what waits. */
export function createOtlpTracer({ url, ratio, serviceName }: TracingConfig): AsyncDisposable & { tracer: Tracer } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('umkreis')
  const inside = new AsyncLocalStorage<Context>()
  return {
    tracer(about) {
      const parent = inside.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(about.name, { kind: KINDS[about.kind], attributes: { ...about.facts } }, parent)
      const context = trace.setSpan(parent, span)
      return {
        rename: (name) => void span.updateName(name),
        add: (facts) => void span.setAttributes({ ...facts }),
        end(error) {
          if (error !== undefined) {
            // Its message may quote anything.
            span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
        run: (act) => inside.run(context, act),
      } satisfies OpenSpan
    },
    async [Symbol.asyncDispose]() {
      // A collector that is away is no reason not to stop.
      const late = new AbortController()
      const tooLate = delay(STOP_TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).catch(() => undefined)
      await Promise.race([provider.shutdown().catch(() => undefined), tooLate])
      late.abort()
    },
  }
}
