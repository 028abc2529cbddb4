import * as v from 'valibot'
import { opaqueIdSchema, ordinalSchema } from './fields.ts'

/** `E2eeUserChanged`: this user's chain has a new head. Sent to the user and to everybody who shares a group with the user. */
export const e2eeUserChangedSchema = v.object({ userId: opaqueIdSchema, seq: ordinalSchema })
export type E2eeUserChanged = v.InferOutput<typeof e2eeUserChangedSchema>

/**
 * `E2eeGroupChanged`: a new link, new boxes for the receiver, or the group became due for a re-key. `epoch` is the current epoch. Sent to
 * all members (new boxes: only to those who got one).
 */
export const e2eeGroupChangedSchema = v.object({ groupId: opaqueIdSchema, epoch: ordinalSchema })
export type E2eeGroupChanged = v.InferOutput<typeof e2eeGroupChangedSchema>

/** `E2eeBoxNeeded`: this member has keys by now and waits for boxes. Sent to the other members. */
export const e2eeBoxNeededSchema = v.object({ groupId: opaqueIdSchema, userId: opaqueIdSchema })
export type E2eeBoxNeeded = v.InferOutput<typeof e2eeBoxNeededSchema>

/** Names of the hub events of end-to-end encryption; each has one argument, the object of the same name. */
export const E2EE_HUB_EVENTS = ['E2eeUserChanged', 'E2eeGroupChanged', 'E2eeBoxNeeded'] as const

/** Text of the error completion when the epoch of a message is missing, not the current one, or a re-key is due. */
export const STALE_EPOCH_ERROR = 'StaleEpoch'
