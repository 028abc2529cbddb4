import { EmbeddingsError, isUnfit } from './embeddings-error.ts'
import type { Embeddings } from './embeddings.ts'
import type { Vector } from './vector.ts'

/** Who turns texts into vectors, how many numbers a vector has, and what ends one request. */
export interface EmbedScope {
  embeddings: Embeddings
  dimensions: number
  signal: () => AbortSignal
}

// What every model has a vector for.
const PLAIN_TEXT = 'Project management'

/**
 * The vectors of texts. Where a batch is refused for one of them, that one has no meaning and the others have.
 *
 * @throws {EmbeddingsError}
 */
export async function embedTexts(scope: EmbedScope, texts: readonly string[]): Promise<Vector[]> {
  try {
    return await ask(scope, texts)
  } catch (error) {
    if (!isUnfit(error)) throw error
    if (texts.length === 1) return [await askAgain(scope, texts, error)]
    const half = Math.ceil(texts.length / 2)
    return [...(await embedTexts(scope, texts.slice(0, half))), ...(await embedTexts(scope, texts.slice(half)))]
  }
}

async function ask({ embeddings, dimensions, signal }: EmbedScope, texts: readonly string[]): Promise<Vector[]> {
  const vectors = await embeddings.embed(texts, signal())
  if (vectors.some(({ length }) => length !== dimensions))
    throw new EmbeddingsError('malformed', 'answered with another dimension than before')
  return vectors
}

/** A text is unfit only where the endpoint takes another one, and still not this. */
async function askAgain(scope: EmbedScope, texts: readonly string[], { detail }: EmbeddingsError): Promise<Vector> {
  await ask(scope, [PLAIN_TEXT]).catch((error: unknown) => {
    throw isUnfit(error) ? new EmbeddingsError('refused', detail) : error
  })
  const nothing = new Float32Array(scope.dimensions)
  const [vector] = await ask(scope, texts).catch((error: unknown) => {
    if (!isUnfit(error)) throw error
    return [nothing]
  })
  return vector ?? nothing
}
