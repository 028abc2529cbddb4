import * as v from 'valibot'

const sessionId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** Somebody's sign-in in one browser. */
export const ownSessionSchema = v.object({
  sessionId,
  /** Such as "Firefox on Windows"; empty where the browser said nothing. */
  deviceName: v.string(),
  signedInAt: v.pipe(v.string(), v.isoTimestamp()),
  /** To a quarter of an hour. */
  lastUsedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Whether the call itself came with it. */
  isThis: v.boolean(),
})
/** Somebody's sign-in in one browser. */
export type OwnSession = v.InferOutput<typeof ownSessionSchema>

/** `GET /auth/sessions`: this one first, then the latest used. */
export const ownSessionsAnswerSchema = v.object({ sessions: v.array(ownSessionSchema) })
/** `GET /auth/sessions`. */
export type OwnSessionsAnswer = v.InferOutput<typeof ownSessionsAnswerSchema>
