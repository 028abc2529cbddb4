import * as v from 'valibot'
import { pageQuerySchema, USERS_PAGE_SIZE } from '../paging.ts'

/** The answer to `POST /manager/create-company-registration-link`: the link's URL. */
export const invitationLinkAnswerSchema = v.object({ data: v.pipe(v.string(), v.url()) })

/** The greatest number of addresses that are invited in one go. */
export const INVITATIONS_MAX = 10_000
/** The greatest length of what somebody adds to an invitation. */
export const INVITATION_MESSAGE_MAX_LENGTH = 600

/** The languages that invitations are written in. */
const invitationLanguageSchema = v.picklist(['en', 'de'])
/** The languages that invitations are written in. */
export type InvitationLanguage = v.InferOutput<typeof invitationLanguageSchema>

/**
 * What somebody adds to an invitation in their own words. No addresses of the web: the mail has one link, which is ours,
 * and whoever founds an organisation can write to strangers in its name.
 */
export const invitationMessageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(
    INVITATION_MESSAGE_MAX_LENGTH,
    `The message can be at most ${INVITATION_MESSAGE_MAX_LENGTH} characters long`,
  ),
  v.check((text) => !/:\/\/|\bwww\.|\b[a-z0-9-]+\.[a-z]{2,}\//i.test(text), 'The message can’t have links'),
)

/** `POST /manager/usersRegistration`: addresses to invite; each is judged on its own. English, unless it says otherwise. */
export const inviteRequestSchema = v.object({
  Emails: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(320))),
    v.minLength(1, 'Email is required'),
    v.maxLength(INVITATIONS_MAX),
  ),
  language: v.optional(invitationLanguageSchema),
  message: v.optional(invitationMessageSchema),
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

/** How far the mails have come that the viewer asked for last. `waiting` counts what will still be sent. */
export const invitationProgressSchema = v.object({ total: v.number(), waiting: v.number(), failed: v.number() })
/** How far the mails have come. */
export type InvitationProgress = v.InferOutput<typeof invitationProgressSchema>

/** Somebody who was invited by mail and has not joined. */
const pendingInvitationSchema = v.object({
  invitationId: v.string(),
  email: v.string(),
  /** The name of whoever invited them, or their address. */
  invitedBy: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  state: v.picklist(['waiting', 'sent', 'failed', 'expired']),
})
/** Somebody who was invited by mail and has not joined. */
export type PendingInvitation = v.InferOutput<typeof pendingInvitationSchema>

/** `GET /manager/invitations`: `query` is a part of the address. */
export const pendingInvitationsQuerySchema = v.object({
  ...pageQuerySchema(USERS_PAGE_SIZE).entries,
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
})
/** `GET /manager/invitations`. */
export type PendingInvitationsQuery = v.InferOutput<typeof pendingInvitationsQuerySchema>

/** `GET /manager/invitations`: the newest first. */
export const pendingInvitationsAnswerSchema = v.object({
  invitations: v.array(pendingInvitationSchema),
  total: v.number(),
})
/** `GET /manager/invitations`. */
export type PendingInvitationsAnswer = v.InferOutput<typeof pendingInvitationsAnswerSchema>

/** `POST /manager/invitations/resend`, `DELETE /manager/invitations`: which ones. */
export const invitationIdsSchema = v.object({
  invitationIds: v.pipe(v.array(v.string()), v.minLength(1, 'Please choose at least one'), v.maxLength(1000)),
})
/** Which invitations. */
export type InvitationIds = v.InferOutput<typeof invitationIdsSchema>

/** How many of the invitations that were named it was done to; others are used or gone. */
export const invitationsChangedSchema = v.object({ count: v.number() })
/** How many invitations something was done to. */
export type InvitationsChanged = v.InferOutput<typeof invitationsChangedSchema>
