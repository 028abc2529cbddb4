import * as v from 'valibot'
import { groupIdSchema, userIdSchema } from '../ids.ts'

const sequence = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The only argument of `MarkDelivered`: everything up to and with `Sequence` has reached this device. An older number
 * changes nothing, and what was read was delivered. Calls are gathered: one for the newest message is enough.
 */
export const markDeliveredRequestSchema = v.object({ GroupId: groupIdSchema, Sequence: sequence })
/** The only argument of `MarkDelivered`. */
export type MarkDeliveredRequest = v.InferOutput<typeof markDeliveredRequestSchema>

/**
 * Argument of the event `ReadingChanged`: how far the messages have come to a member now. Told to those who wrote what was
 * delivered or read, where the organisation, the reader and the writer all use receipts; soon, and several places at once.
 */
export const readingChangedSchema = v.object({
  groupId: groupIdSchema,
  userId: userIdSchema,
  deliveredSequence: sequence,
  readSequence: sequence,
})
/** Argument of the event `ReadingChanged`. */
export type ReadingChanged = v.InferOutput<typeof readingChangedSchema>
