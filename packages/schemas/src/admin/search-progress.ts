import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * `GET /manager/search-progress`: how many people of the organisation there are, how many of them are found by their
 * words, and, where an embeddings endpoint is set up, how many by what means the same too. `isWaiting` says that the
 * endpoint gave no answer and is tried again.
 */
export const searchProgressSchema = v.object({
  people: count,
  byWords: count,
  byMeaning: v.nullable(v.object({ people: count, isWaiting: v.boolean() })),
})
/** `GET /manager/search-progress`. */
export type SearchProgress = v.InferOutput<typeof searchProgressSchema>
