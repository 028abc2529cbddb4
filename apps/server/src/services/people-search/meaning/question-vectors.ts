import type { Logger } from '../../../logging/logger.ts'
import { EmbeddingsError } from './embeddings-error.ts'
import type { Embeddings } from './embeddings.ts'
import type { Vector } from './vector.ts'

/** The vectors of questions, within the time that a question has. */
export interface QuestionVectors extends AsyncDisposable {
  /**
   * The vectors of texts, undefined for those that are not there in time. Never rejects.
   *
   * @param organisationId Who asks: nobody can tell from an answer's speed what other organisations asked.
   */
  read(organisationId: string, texts: readonly string[], dimensions: number): Promise<(Vector | undefined)[]>
}

/** What the vectors of questions are made with. */
export interface QuestionVectorsParts {
  embeddings: Embeddings
  logger: Logger
  /** So long a question waits. */
  waitMs: number
  now?: () => number
}

const MAX_KEPT = 2_000
// An answer that comes later than a question waits is kept for the next one.
const ANSWER_TIMEOUT_MS = 5_000
const MAX_UNDER_WAY = 16
// After so many failures in a row questions go without for a while, which doubles as long as it goes on.
const FAILURES_MAX = 3
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** Keeps the vectors of the latest questions, and asks for others as long as the endpoint answers in time. */
export function createQuestionVectors({
  embeddings,
  logger,
  waitMs,
  now = Date.now,
}: QuestionVectorsParts): QuestionVectors {
  // In the order in which they were asked, the latest last.
  const kept = new Map<string, Vector>()
  const underWay = new Map<string, Promise<boolean>>()
  const requests = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  let failures = 0
  let pausedAt = Number.NEGATIVE_INFINITY
  let pausedUntil = 0

  /** @param askedAt Since when it was waited for: what was under way as the pause began says nothing new. */
  function fail(detail: string, askedAt: number): void {
    if (askedAt <= pausedAt) return
    failures += 1
    if (failures < FAILURES_MAX) return
    if (failures === FAILURES_MAX) logger.warn({ detail }, 'Questions are answered without vectors for a while')
    pausedAt = now()
    pausedUntil = pausedAt + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FAILURES_MAX))
  }

  function succeed(): void {
    if (failures >= FAILURES_MAX) logger.info('Questions are answered with vectors again')
    failures = 0
    pausedAt = Number.NEGATIVE_INFINITY
    pausedUntil = 0
  }

  function keep(key: string, vector: Vector): void {
    kept.delete(key)
    kept.set(key, vector)
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
  }

  /** Asks for texts, and keeps what comes, in time or not. */
  function ask(organisationId: string, texts: readonly string[], dimensions: number): void {
    const askedAt = now()
    const keys = texts.map((text) => keyOf(organisationId, text))
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
    const request = embeddings.embed(texts, signal).then(
      (vectors) => {
        if (vectors.some(({ length }) => length !== dimensions)) {
          fail('answered with another dimension than before', askedAt)
          return false
        }
        for (const [index, key] of keys.entries()) {
          const vector = vectors[index]
          if (vector) keep(key, vector)
        }
        return true
      },
      (error: unknown) => {
        if (!stopping.signal.aborted) fail(error instanceof EmbeddingsError ? error.detail : 'failed', askedAt)
        return false
      },
    )
    requests.add(request)
    for (const key of keys) underWay.set(key, request)
    void request.finally(() => {
      requests.delete(request)
      for (const key of keys) underWay.delete(key)
    })
  }

  return {
    async read(organisationId, texts, dimensions) {
      const keyed = texts.map((text) => keyOf(organisationId, text))
      const missing = texts.filter((_, index) => !kept.has(keyed[index] ?? '') && !underWay.has(keyed[index] ?? ''))
      const askedAt = now()
      const isPaused = askedAt < pausedUntil
      if (missing.length > 0 && !isPaused && requests.size < MAX_UNDER_WAY) {
        // The one question that tries again after a pause holds off the others until it knows more.
        if (failures >= FAILURES_MAX) pausedUntil = askedAt + FIRST_PAUSE_MS
        ask(organisationId, [...new Set(missing)], dimensions)
      }
      const waiting = keyed.flatMap((key) => underWay.get(key) ?? [])
      if (waiting.length > 0 && !isPaused) {
        const outcome = await within(waitMs, Promise.all(waiting))
        if (outcome === 'late') fail('took longer than a question waits', askedAt)
        else if (outcome.every(Boolean)) succeed()
      }
      return keyed.map((key) => {
        const vector = kept.get(key)
        if (vector) keep(key, vector)
        return vector
      })
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(requests)
    },
  }
}

function keyOf(organisationId: string, text: string): string {
  return `${organisationId}\n${text}`
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((settle) => (timer = setTimeout(() => settle('late'), ms)))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
