import { fieldsOf } from '@umkreis/people-search'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'
import { createEmbeddings } from '../../src/services/people-search/meaning/embeddings.ts'
import { piecesOf } from '../../src/services/people-search/meaning/pieces.ts'
import { type Vector, cosine } from '../../src/services/people-search/meaning/vector.ts'
import type { BenchProfile } from './crowd.ts'

// The usual constant of reciprocal rank fusion.
const RANK_OFFSET = 60
const RANKED = 60
const PATIENCE_MS = 600_000

/** Whom a model finds for each question by itself: everybody by the text of theirs that is closest, best first. */
export async function rankByVectors(
  config: EmbeddingsConfig,
  profiles: readonly BenchProfile[],
  questions: readonly string[],
): Promise<string[][]> {
  const embeddings = createEmbeddings(config)
  const owners = new Map<string, string[]>()
  for (const profile of profiles) {
    for (const { text } of piecesOf(fieldsOf({ ...profile, skills: [...profile.skills], customFields: [] })))
      owners.set(text, [...(owners.get(text) ?? []), profile.userId])
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const texts = [...owners.keys()]
  const vectors = await embeddings.embed(texts, signal)
  const asked = await embeddings.embed(questions, signal)
  return asked.map((question) => rank(question, texts, vectors, owners))
}

function rank(
  question: Vector,
  texts: readonly string[],
  vectors: readonly Vector[],
  owners: ReadonlyMap<string, readonly string[]>,
): string[] {
  const closest = texts
    .map((text, at) => ({ text, near: cosine(question, vectors[at] ?? question) }))
    .toSorted((a, b) => b.near - a.near)
  const found = new Set<string>()
  for (const { text } of closest) {
    for (const owner of owners.get(text) ?? []) found.add(owner)
    if (found.size >= RANKED) break
  }
  return [...found].slice(0, RANKED)
}

/** Reciprocal rank fusion of two lists. @param weight Of the second; the first weighs 1. */
export function fuse(first: readonly string[], second: readonly string[], weight: number): string[] {
  const scores = new Map<string, number>()
  for (const [list, factor] of [
    [first, 1],
    [second, weight],
  ] as const) {
    for (const [index, userId] of list.entries())
      scores.set(userId, (scores.get(userId) ?? 0) + factor / (RANK_OFFSET + index + 1))
  }
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([userId]) => userId)
}
