/**
 * What a span says about what it stands for: fixed words, route patterns, names of methods and numbers. Never what somebody
 * wrote, an id, an address, a path, a query string, a statement or a token.
 */
export type Facts = Readonly<Record<string, string | number>>

/** What a span stands for. */
export interface SpanAbout {
  name: string
  /** `server`: somebody asked this process. `client`: this process asks somebody. */
  kind: 'server' | 'client'
  facts?: Facts
}

/** A span that is open. */
export interface OpenSpan {
  rename(name: string): void
  add(facts: Facts): void
  /** @param error What it failed with: of it the class alone is told. */
  end(error?: unknown): void
  /** Runs something inside: spans opened there are its children. */
  run<T>(act: () => T): T
}

/** Opens spans. */
export type Tracer = (about: SpanAbout) => OpenSpan

let current: Tracer | undefined

/** Sets what opens spans in this process. @returns Takes it back. */
export function useTracer(tracer: Tracer): Disposable {
  current = tracer
  return {
    [Symbol.dispose]() {
      if (current === tracer) current = undefined
    },
  }
}

/** Whether anybody follows what happens here. */
export function isTracing(): boolean {
  return current !== undefined
}

/** Opens a span that is ended by hand; undefined where nobody follows. */
export function openSpan(about: SpanAbout): OpenSpan | undefined {
  return current?.(about)
}

/** Does something in a span, which ends with it. */
export async function traced<T>(about: SpanAbout, act: (span: OpenSpan | undefined) => Promise<T>): Promise<T> {
  const span = current?.(about)
  if (!span) return act(undefined)
  try {
    const result = await span.run(() => act(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
