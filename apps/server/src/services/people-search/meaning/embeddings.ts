import * as v from 'valibot'
import type { EmbeddingsConfig } from '../../../config/embeddings.ts'
import { EmbeddingsError } from './embeddings-error.ts'
import { type Vector, toUnit } from './vector.ts'

/** Turns texts into vectors at the endpoint that the configuration names. */
export interface Embeddings {
  /**
   * @returns One vector of length 1 for each text, all of the same dimension.
   * @throws {EmbeddingsError} For any other answer, or none.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

/** So many texts go in one request. */
export const BATCH_SIZE = 64
/** No more of a text is sent. */
export const MAX_TEXT_LENGTH = 500

const MAX_DIMENSIONS = 8_192
// 64 vectors of 8,192 numbers, written with twenty characters each, and room.
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
const MAX_RETRY_AFTER_MS = 600_000

const answerSchema = v.object({
  data: v.array(
    v.object({
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      // One check for the whole list: an answer holds tens of thousands of numbers, and nothing else is served meanwhile.
      embedding: v.custom<readonly number[]>(isNumbers),
    }),
  ),
})

function isNumbers(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.length <= MAX_DIMENSIONS && list.every(Number.isFinite)
}

/** @param config Where to, which model, and the key; the key goes nowhere but into the header of the request. */
export function createEmbeddings(config: Pick<EmbeddingsConfig, 'endpoint' | 'model' | 'apiKey'>): Embeddings {
  return {
    async embed(texts, signal) {
      const vectors: Vector[] = []
      for (let from = 0; from < texts.length; from += BATCH_SIZE) {
        const batch = texts.slice(from, from + BATCH_SIZE).map((text) => text.slice(0, MAX_TEXT_LENGTH))
        vectors.push(...readVectors(await post(config, batch, signal), batch.length))
      }
      if (vectors.some(({ length }) => length !== vectors[0]?.length))
        throw new EmbeddingsError('malformed', 'answered with vectors of different dimensions')
      return vectors
    },
  }
}

async function post(
  { endpoint, model, apiKey }: Pick<EmbeddingsConfig, 'endpoint' | 'model' | 'apiKey'>,
  input: readonly string[],
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      // Elsewhere than where the setting says neither texts nor the key go.
      redirect: 'manual',
      signal,
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw errorOfStatus(response.status, response.headers.get('retry-after'))
    }
    return JSON.parse(await readBounded(response)) as unknown
  } catch (error) {
    if (error instanceof EmbeddingsError) throw error
    if (error instanceof SyntaxError) throw new EmbeddingsError('malformed', 'answered with something that is no JSON')
    // The cause could name the address with what stands in it.
    throw new EmbeddingsError('unreached', signal.aborted ? 'took too long' : 'was not reached')
  }
}

function errorOfStatus(status: number, retryAfter: string | null): EmbeddingsError {
  const detail = `answered with status ${status}`
  if (status === 429 || status === 408 || status >= 500) {
    // RFC 9110 also knows a date there.
    const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
    return new EmbeddingsError(
      'busy',
      detail,
      seconds === undefined ? undefined : Math.min(seconds * 1000, MAX_RETRY_AFTER_MS),
    )
  }
  if (status === 400 || status === 413 || status === 422) return new EmbeddingsError('unfit', detail)
  return new EmbeddingsError('refused', detail)
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > MAX_ANSWER_BYTES) throw new EmbeddingsError('malformed', 'answered with too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The vectors in the order of the texts, which is not always that of the answer. */
function readVectors(answer: unknown, count: number): Vector[] {
  const parsed = v.safeParse(answerSchema, answer)
  if (!parsed.success) throw new EmbeddingsError('malformed', 'answered in another shape than asked for')
  const byIndex = new Map(parsed.output.data.map(({ index, embedding }) => [index, embedding]))
  const vectors = Array.from({ length: count }, (_, index) => byIndex.get(index))
  if (parsed.output.data.length !== count || vectors.includes(undefined))
    throw new EmbeddingsError('malformed', 'answered with another number of vectors than texts')
  return vectors.map((vector) => toUnit(vector ?? []))
}
