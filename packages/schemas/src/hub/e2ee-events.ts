import * as v from 'valibot'
import { ordinalSchema } from '../e2ee/fields.ts'
import { pairingIndexSchema } from '../e2ee/pairings.ts'
import { groupIdSchema, pairingIdSchema, userIdSchema } from '../ids.ts'

/** Argument of the event `E2eeUserChanged`: the person's chain has a new link, number `seq`. */
export const e2eeUserChangedSchema = v.object({
  userId: userIdSchema,
  seq: ordinalSchema,
})
/** Argument of the event `E2eeUserChanged`. */
export type E2eeUserChanged = v.InferOutput<typeof e2eeUserChangedSchema>

/** Argument of the event `E2eeGroupChanged`: the group's newest epoch (null before its first link), or that a new one is due. */
export const e2eeGroupChangedSchema = v.object({
  groupId: groupIdSchema,
  epoch: v.nullable(ordinalSchema),
  rekeyDue: v.boolean(),
})
/** Argument of the event `E2eeGroupChanged`. */
export type E2eeGroupChanged = v.InferOutput<typeof e2eeGroupChangedSchema>

/** Argument of the event `E2eeBoxNeeded`: a member of the group has no box for its newest epoch. */
export const e2eeBoxNeededSchema = v.object({ groupId: groupIdSchema, userId: userIdSchema })
/** Argument of the event `E2eeBoxNeeded`. */
export type E2eeBoxNeeded = v.InferOutput<typeof e2eeBoxNeededSchema>

/** Argument of the event `E2eePairing`: a device of the same person posted message number `index` of a pairing. */
export const e2eePairingSchema = v.object({ pairingId: pairingIdSchema, index: pairingIndexSchema })
/** Argument of the event `E2eePairing`. */
export type E2eePairing = v.InferOutput<typeof e2eePairingSchema>
