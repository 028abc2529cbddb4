import * as v from 'valibot'

/** The answer to `POST /manager/create-company-registration-link`: the link's URL. */
export const invitationLinkAnswerSchema = v.object({ data: v.pipe(v.string(), v.url()) })

/** `POST /manager/usersRegistration`: addresses to invite; each is judged on its own. */
export const inviteRequestSchema = v.object({
  Emails: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(320))),
    v.minLength(1, 'Email is required'),
    v.maxLength(10_000),
  ),
})
/** `POST /manager/usersRegistration`. */
export type InviteRequest = v.InferOutput<typeof inviteRequestSchema>

/** What became of each address, in the order asked. */
export const inviteAnswerSchema = v.object({
  results: v.array(
    v.object({ email: v.string(), status: v.picklist(['invited', 'already-member', 'already-invited', 'invalid']) }),
  ),
})
/** What became of each address. */
export type InviteAnswer = v.InferOutput<typeof inviteAnswerSchema>
