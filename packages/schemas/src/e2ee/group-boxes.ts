import * as v from 'valibot'
import { groupIdSchema } from '../ids.ts'
import { MAX_BOXES_PER_CALL } from './fields.ts'
import { groupBoxSchema, pendingBoxSchema } from './group-links.ts'

/**
 * Body of `POST /e2ee/groups/{id}/boxes`: boxes for members who had none (pending people, or an added person who may read the past).
 *
 * What the server enforces: the caller is a member of the group (404); each box names a current member and an epoch of a stored link
 * (422). Boxes are unique by (group, epoch, userId, generation, sender); a repeated one is ignored, never replaced: a member cannot
 * overwrite what another member sealed. The pending rows of (group, epoch, userId) go away. Then `E2eeGroupChanged` to all connections
 * of each user who got a box, so that their undecryptable messages are tried again. Answers 204.
 */
export const groupBoxesPostSchema = v.object({
  boxes: v.pipe(v.array(groupBoxSchema), v.minLength(1), v.maxLength(MAX_BOXES_PER_CALL)),
})
/** Inferred from the schema above. */
export type GroupBoxesPost = v.InferOutput<typeof groupBoxesPostSchema>

/**
 * Answer to `GET /e2ee/groups/{id}/boxes?from=`: the caller's own boxes of this group with `epoch >= from` (default 1), ascending by
 * epoch; several for one epoch are possible (another sender, another generation). Never anybody else's. 404 for who is not a member.
 */
export const groupBoxesAnswerSchema = v.object({ boxes: v.array(groupBoxSchema) })
/** Inferred from the schema above. */
export type GroupBoxesAnswer = v.InferOutput<typeof groupBoxesAnswerSchema>

/**
 * Answer to `GET /e2ee/me/pending-boxes`: what the caller's client could seal now, in all its groups. A row is listed when the user has a
 * user chain, is still a member of the group, and the caller is a member who is not pending for that epoch. A client asks when it
 * comes online, because `E2eeBoxNeeded` reaches only those who are connected.
 */
export const pendingBoxesAnswerSchema = v.object({
  pending: v.array(v.object({ groupId: groupIdSchema, ...pendingBoxSchema.entries })),
})
/** Inferred from the schema above. */
export type PendingBoxesAnswer = v.InferOutput<typeof pendingBoxesAnswerSchema>
