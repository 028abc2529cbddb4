import * as v from 'valibot'

/** People on one page of `GET /users/users`; more exist only if a page is full (SPEC.md section 9). */
export const USERS_PAGE_SIZE = 24
/** Groups on one page of `GET /groups` (SPEC.md section 9). */
export const GROUPS_PAGE_SIZE = 52
/** Messages on one page of `GET /groups/{groupId}/messages` (CONTRACT.md). */
export const MESSAGES_PAGE_SIZE = 50

/** A whole number from a query string, such as `?pageNumber=2`. */
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, 'Must be a whole number'),
    v.transform(Number),
    v.minValue(min, `Must be at least ${min}`),
    v.maxValue(max, `Must be at most ${max}`),
  )

/**
 * The query of a paged list. `pageNumber` starts at 1.
 *
 * @param pageSize What applies when the caller names no size; 1 to 100 are taken.
 */
export const pageQuerySchema = (pageSize: number) =>
  v.object({
    pageNumber: v.optional(wholeNumber(1, 1_000_000), '1'),
    pageSize: v.optional(wholeNumber(1, 100), String(pageSize)),
  })
/** The query of a paged list. */
export type PageQuery = v.InferOutput<ReturnType<typeof pageQuerySchema>>

/** `?before=`, `?after=` or `?afterRevision=` of `GET /groups/{groupId}/messages`; at most one of them counts, in this order. */
export const messagesQuerySchema = v.object({
  before: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  after: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  afterRevision: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  pageSize: v.optional(wholeNumber(1, 200), String(MESSAGES_PAGE_SIZE)),
})
/** The query of `GET /groups/{groupId}/messages`. */
export type MessagesQuery = v.InferOutput<typeof messagesQuerySchema>
