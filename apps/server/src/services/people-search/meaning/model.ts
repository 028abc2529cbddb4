import { SKILLS } from '@umkreis/people-search'
import { type Embeddings } from './embeddings.ts'
import { type Vector, cosine } from './vector.ts'

/** What is known of a model: how its vectors look, and what its closeness is worth. */
export interface MeaningModel {
  /** Its name and dimension: vectors of another key are another model's. */
  key: string
  dimensions: number
  /** The mean of vectors that have nothing to do with each other. */
  centre: Vector
  /** How much closer than to anything at all a text has to be to be worth a look. */
  least: number
  /** How much closer it is when it says the same in other words. */
  same: number
}

const CONCEPTS_COUNT = 48
const MIN_NAME_LENGTH = 5
// Of things that have nothing to do with each other so few are taken for close.
const CHANCE = 0.01
const LEAST_STEP = 0.15
const MOST_STEP = 0.4
const MOST_LEAST = 0.9

/**
 * Learns what closeness is worth in a model, from words of the built-in taxonomy: cosines of one model say nothing of
 * another's. What is rarely reached by two different skills is the least; what two names of one skill have is the same.
 *
 * @throws {EmbeddingsError}
 */
export async function learnModel(name: string, embeddings: Embeddings, signal: AbortSignal): Promise<MeaningModel> {
  const pairs = pickPairs()
  const vectors = await embeddings.embed(
    pairs.flatMap(([first, second]) => [first, second]),
    signal,
  )
  const firsts = vectors.filter((_, index) => index % 2 === 0)
  const seconds = vectors.filter((_, index) => index % 2 === 1)
  const dimensions = firsts[0]?.length ?? 0
  const centre = meanOf(firsts, dimensions)
  const unrelated = firsts
    .flatMap((one, index) => firsts.slice(index + 1).map((other) => cosine(one, other) - cosine(one, centre)))
    .toSorted((a, b) => a - b)
  const synonyms = firsts
    .map((one, index) => cosine(one, seconds[index] ?? one) - cosine(one, centre))
    .toSorted((a, b) => a - b)
  const least = Math.min(MOST_LEAST, Math.max(0.05, quantile(unrelated, 1 - CHANCE)))
  const same = Math.min(least + MOST_STEP, Math.max(least + LEAST_STEP, quantile(synonyms, 0.5)))
  return { key: `${name}/${dimensions}`, dimensions, centre, least, same }
}

/** How much closer two vectors are than the first is to anything at all. */
export function nearness({ centre }: Pick<MeaningModel, 'centre'>, asked: Vector, closeness: number): number {
  return closeness - cosine(asked, centre)
}

/** Two names of each of some skills, spread over all areas. */
function pickPairs(): [string, string][] {
  const pairs = SKILLS.flatMap(({ names }): [string, string][] => {
    const [first, second] = names.filter((name) => name.length >= MIN_NAME_LENGTH)
    return first === undefined || second === undefined ? [] : [[first, second]]
  })
  const step = Math.max(1, pairs.length / CONCEPTS_COUNT)
  return Array.from(
    { length: Math.min(CONCEPTS_COUNT, pairs.length) },
    (_, index) => pairs[Math.floor(index * step)],
  ).filter((pair) => pair !== undefined)
}

function meanOf(vectors: readonly Vector[], dimensions: number): Vector {
  const mean = new Float32Array(dimensions)
  for (const vector of vectors)
    for (let at = 0; at < dimensions; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length
  return mean
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
