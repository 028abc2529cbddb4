import * as v from 'valibot'
import { GROUPS_PAGE_SIZE, pageQuerySchema } from '../paging.ts'

/** What a question about groups may hold at most, in characters. */
export const GROUP_QUERY_MAX_LENGTH = 200

/**
 * The query of `GET /groups`. With `query`, only groups answer whose name, description or people hold each of its words,
 * in any case and with or without accents.
 */
export const groupsQuerySchema = v.object({
  ...pageQuerySchema(GROUPS_PAGE_SIZE).entries,
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(GROUP_QUERY_MAX_LENGTH, 'At most 200 characters'))),
})
/** The query of `GET /groups`. */
export type GroupsQuery = v.InferOutput<typeof groupsQuerySchema>
