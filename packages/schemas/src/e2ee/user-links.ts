import * as v from 'valibot'
import { deviceIdSchema, userIdSchema } from '../ids.ts'
import { linkHashSchema, ordinalSchema, sealedBoxSchema, sealedLinkSchema } from './fields.ts'

/** A user key of one generation, sealed to one device of its user (the recovery code counts as a device). */
export const deviceBoxSchema = v.object({ deviceId: deviceIdSchema, generation: ordinalSchema, box: sealedBoxSchema })
/** Inferred from the schema above. */
export type DeviceBox = v.InferOutput<typeof deviceBoxSchema>

/** The user key of `generation - 1`, sealed by the user key of `generation`. */
export const previousKeyBoxSchema = v.object({ generation: ordinalSchema, box: sealedBoxSchema })
/** Inferred from the schema above. */
export type PreviousKeyBox = v.InferOutput<typeof previousKeyBoxSchema>

/**
 * Body of `POST /e2ee/me/links`: the next link of the caller's own user chain, with the boxes that belong to it. One transaction.
 *
 * What the server enforces:
 * - `userId` is the caller: otherwise 404.
 * - Compare-and-set: `seq` is one more than the stored head's (1 when there is none) and `previousHash` is the stored head's hash
 *   (`null` exactly when `seq` is 1). Otherwise 409, and nothing is stored. Exception: the stored head has this `seq` and the same `link`,
 *   which is a repeated call after a lost answer: 200 with the same answer.
 * - `generation` equals the head's or is one more (1 for the first link); `resetCounter` equals the head's or is one more (0 for the
 *   first link). Otherwise 422.
 * - `deviceBoxes` and `previousKeyBoxes` all carry this `generation`; they are added to those stored. Unique by (user, device,
 *   generation) and (user, generation): a box that exists already is not replaced.
 * - It computes and stores the link's hash itself (see `sealedLinkSchema`).
 *
 * What follows from it, in the same transaction where it writes:
 * - `generation` or `resetCounter` grew: every group with a key link whose members include the caller is marked as due for a re-key.
 * - `E2eeUserChanged` to all connections of the caller and of everybody who shares a group with the caller.
 * - First link, or `resetCounter` grew: `E2eeBoxNeeded` for each group in which the caller has pending boxes (see `groupLinkPostSchema`),
 *   to the connections of the group's other members.
 */
export const userLinkPostSchema = v.object({
  userId: userIdSchema,
  seq: ordinalSchema,
  previousHash: v.nullable(linkHashSchema),
  generation: ordinalSchema,
  resetCounter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  link: sealedLinkSchema,
  deviceBoxes: v.pipe(v.array(deviceBoxSchema), v.maxLength(100)),
  previousKeyBoxes: v.pipe(v.array(previousKeyBoxSchema), v.maxLength(1)),
})
/** Inferred from the schema above. */
export type UserLinkPost = v.InferOutput<typeof userLinkPostSchema>

/** Answer to `POST /e2ee/me/links`: the new head. `hash` is the server's own. */
export const userLinkPostAnswerSchema = v.object({ seq: ordinalSchema, hash: linkHashSchema })
/** Inferred from the schema above. */
export type UserLinkPostAnswer = v.InferOutput<typeof userLinkPostAnswerSchema>

/**
 * Answer to `GET /e2ee/users/{id}/links?from=`: all links of that user with `seq >= from` (default 1), ascending, with no gap. A user
 * without keys answers an empty list. 404 for a user whom the caller may not see: visible are the caller, people of the same
 * organisation, everyone who shares a group with the caller (or did, when the chain signed a link of that group), and whoever is
 * findable for the caller otherwise.
 */
export const userLinksAnswerSchema = v.object({
  userId: userIdSchema,
  links: v.array(v.object({ seq: ordinalSchema, link: sealedLinkSchema })),
})
/** Inferred from the schema above. */
export type UserLinksAnswer = v.InferOutput<typeof userLinksAnswerSchema>

/** Answer to `GET /e2ee/me/boxes`: every box of the caller, never anyone else's. */
export const userBoxesAnswerSchema = v.object({
  deviceBoxes: v.array(deviceBoxSchema),
  previousKeyBoxes: v.array(previousKeyBoxSchema),
})
/** Inferred from the schema above. */
export type UserBoxesAnswer = v.InferOutput<typeof userBoxesAnswerSchema>
