import * as v from 'valibot'
import { userSchema } from '../profile/user.ts'

/** A signed access token, valid 15 minutes, and a refresh token that is used once. */
export const tokensSchema = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
})
/** A signed access token and a refresh token that is used once. */
export type Tokens = v.InferOutput<typeof tokensSchema>

/** The answer to signing in and to every way of registering. */
export const authAnswerSchema = v.object({ tokens: tokensSchema, user: userSchema })
/** The answer to signing in and to every way of registering. */
export type AuthAnswer = v.InferOutput<typeof authAnswerSchema>

/** `POST /auth/refresh`, answered by new {@link tokensSchema | tokens}. The access token may have expired. */
export const refreshRequestSchema = v.object({
  refreshToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  accessToken: v.optional(v.pipe(v.string(), v.maxLength(8192))),
})
/** `POST /auth/refresh`. */
export type RefreshRequest = v.InferOutput<typeof refreshRequestSchema>
