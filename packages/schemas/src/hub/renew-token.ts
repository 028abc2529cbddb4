import * as v from 'valibot'

/** The only argument of `RenewToken`: a newer access token of the same session, so that the connection outlives the old one. */
export const renewTokenRequestSchema = v.object({ AccessToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) })
/** The only argument of `RenewToken`. */
export type RenewTokenRequest = v.InferOutput<typeof renewTokenRequestSchema>
