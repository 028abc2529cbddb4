import * as v from 'valibot'
import { groupIdSchema, userIdSchema } from '../ids.ts'
import { linkHashSchema, MAX_BOXES_PER_CALL, ordinalSchema, sealedBoxSchema, sealedLinkSchema } from './fields.ts'

/** The key of one epoch, sealed to the user key (of `generation`) of one member. */
export const groupBoxSchema = v.object({
  userId: userIdSchema,
  epoch: ordinalSchema,
  generation: ordinalSchema,
  box: sealedBoxSchema,
})
/** Inferred from the schema above. */
export type GroupBox = v.InferOutput<typeof groupBoxSchema>

/** A member who may read `epoch` and has no box for it yet, mostly because this person never signed in. */
export const pendingBoxSchema = v.object({ userId: userIdSchema, epoch: ordinalSchema })
/** Inferred from the schema above. */
export type PendingBox = v.InferOutput<typeof pendingBoxSchema>

const groupBoxesSchema = v.pipe(v.array(groupBoxSchema), v.maxLength(MAX_BOXES_PER_CALL))

/**
 * Body of `POST /e2ee/groups/{id}/links`: the next link of a group chain with the boxes of its epoch. One transaction.
 *
 * What the server enforces:
 * - The caller is a member of the group, and `groupId` is the group of the path: otherwise 404.
 * - Compare-and-set: `epoch` is one more than the stored head's (1 when there is none) and `previousHash` is the stored head's hash
 *   (`null` exactly when `epoch` is 1). Otherwise 409, nothing is stored, and the loser of the race reloads. Exception: the stored head
 *   has this `epoch` and the same `link` (a repeated call after a lost answer): 200 with the same answer.
 * - `memberUserIds` (whom the signed link names) are all current members, each once, and the caller is one of them: otherwise 409,
 *   because the caller's picture of the group is out of date. With `epoch` 1 it is *all* current members, guests included: otherwise 409,
 *   so that no member can found a group's keys without the others. Later it need not be all: somebody who was added on the server but by
 *   nobody's signature stays out until a client of someone who may add signs. But whom the link before named and who is a member still, or
 *   again, is among them: otherwise 409.
 * - `kind` is `fresh` when `epoch` is 1 or when the group is due for a re-key: otherwise 409.
 * - Each of `boxes` and `pending` names one of `memberUserIds` and an epoch up to this one: otherwise 422. With `fresh`, each of
 *   `memberUserIds` has a box or a pending entry for this epoch: otherwise 422. `pending` may name people who have keys by now (they
 *   appeared while the link was made).
 * - Each of `boxes` for this epoch is for the newest generation that the server knows of its user: otherwise 409, because somebody has
 *   renewed their keys meanwhile and would be left out, or had a device signed out that would not be.
 * - It computes and stores the link's hash itself: SHA-256 over the decoded bytes of `link`.
 *
 * What follows, in the same transaction where it writes:
 * - The group's current epoch is this one, it is not due for a re-key any more, and `memberUserIds` is remembered with it.
 * - `boxes` are stored, unique by (group, epoch, userId, generation, sender); `pending` becomes rows of (group, epoch, userId), leaving
 *   out those for which a box is stored.
 * - `E2eeGroupChanged` to all connections of all members, the caller's included, **before** any message of the new epoch is delivered.
 * - `E2eeBoxNeeded` to the other members for each user in `pending` who has a user chain already.
 *
 * A group is due for a re-key when it has a link and: a remembered member is no longer a member (in the same transaction that removes
 * the person, deletes the account or takes the person out of the organisation); a member's user chain got a new generation or reset; or
 * the head is more than 7 days old. While it is due, and whenever `Epoch` is missing or not the current one, `SendMessage` (and
 * `UpdateMessage` when it carries an epoch) is refused with the hub error `StaleEpoch`, and the message is not stored. A repeated
 * `SendMessage` with a `ClientMessageId` that is stored already still answers with the stored message, whatever its epoch.
 */
export const groupLinkPostSchema = v.object({
  groupId: groupIdSchema,
  epoch: ordinalSchema,
  previousHash: v.nullable(linkHashSchema),
  kind: v.picklist(['fresh', 'ratchet']),
  link: sealedLinkSchema,
  memberUserIds: v.pipe(v.array(userIdSchema), v.minLength(1), v.maxLength(10_000)),
  boxes: groupBoxesSchema,
  pending: v.pipe(v.array(pendingBoxSchema), v.maxLength(10_000)),
})
/** Inferred from the schema above. */
export type GroupLinkPost = v.InferOutput<typeof groupLinkPostSchema>

/** Answer to `POST /e2ee/groups/{id}/links`: the new head. `hash` is the server's own. */
export const groupLinkPostAnswerSchema = v.object({ epoch: ordinalSchema, hash: linkHashSchema })
/** Inferred from the schema above. */
export type GroupLinkPostAnswer = v.InferOutput<typeof groupLinkPostAnswerSchema>

/** What a member may do to the roster: a manager may add people. Whoever made the group and the organisation's managers are managers. */
export const groupMemberRoleSchema = v.picklist(['manager', 'member'])
/** Inferred from the schema above. */
export type GroupMemberRole = v.InferOutput<typeof groupMemberRoleSchema>

/**
 * Answer to `GET /e2ee/groups/{id}/links?from=`: all links with `epoch >= from` (default 1), ascending, with no gap, and the state of
 * the group as the server sees it now. Only for members of the group: otherwise 404.
 */
export const groupLinksAnswerSchema = v.object({
  groupId: groupIdSchema,
  links: v.array(v.object({ epoch: ordinalSchema, link: sealedLinkSchema })),
  /** Epoch of the head, whatever `from` was; `null` when the group has no link yet. */
  currentEpoch: v.nullable(ordinalSchema),
  rekeyDue: v.boolean(),
  /** `kind: "pair"` of the group: a conversation of two, nobody can be added to it. */
  isPair: v.boolean(),
  /** The members as the server has them now, sorted by `userId`. */
  members: v.array(v.object({ userId: userIdSchema, role: groupMemberRoleSchema })),
  /** Members without a box who have a user chain by now, so that the caller can seal to them. */
  pending: v.array(pendingBoxSchema),
})
/** Inferred from the schema above. */
export type GroupLinksAnswer = v.InferOutput<typeof groupLinksAnswerSchema>
