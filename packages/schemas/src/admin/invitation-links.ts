import * as v from 'valibot'

/** An open invitation link. The link itself is shown once, when it is made: the server keeps only what proves it. */
export const invitationLinkSchema = v.object({
  id: v.string(),
  /** The manager who made it. */
  createdBy: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})
/** An open invitation link. */
export type InvitationLink = v.InferOutput<typeof invitationLinkSchema>

/** `GET /manager/invitation-links`: those by which somebody can join now, the newest first. */
export const invitationLinksAnswerSchema = v.object({ links: v.array(invitationLinkSchema) })
/** `GET /manager/invitation-links`. */
export type InvitationLinksAnswer = v.InferOutput<typeof invitationLinksAnswerSchema>
