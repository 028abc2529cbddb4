import type { TracingConfig } from '../config/tracing.ts'
import { useTracer } from './tracer.ts'

/** Follows what happens in this process where a collector is named; otherwise nothing of that is even loaded. */
export async function startTracing(config: TracingConfig | undefined): Promise<AsyncDisposable> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  if (config) {
    const { createOtlpTracer } = await import('./otlp.ts')
    const sending = cleanUp.use(createOtlpTracer(config))
    cleanUp.use(useTracer(sending.tracer))
  }
  undo.move()
  return cleanUp
}
