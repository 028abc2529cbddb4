import * as v from 'valibot'

/** One field that was refused: where it stands in the request (`email`, `skills.2`) and the message to show beside it. */
export const fieldErrorSchema = v.object({ path: v.string(), message: v.string() })
/** One field that was refused. */
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

/**
 * The one error body of the API: RFC 9457 problem details as `application/problem+json`. `detail` is fit to be shown to
 * the person; `requestId` finds the request in the server's log. `receivedBytes` comes with the 409 to a piece of an upload: where the
 * server stands.
 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.string(),
  errors: v.optional(v.array(fieldErrorSchema)),
  receivedBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  requestId: v.string(),
})
/** The one error body of the API (RFC 9457). */
export type Problem = v.InferOutput<typeof problemSchema>
