import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'

const sequence = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()))

/**
 * How far a group's messages have come to one of its members. Only those after `joinedSequence` were for this person.
 * `deliveredAt` and `readAt` tell when the two places were reached; what lies before them was reached no later.
 */
export const memberReadingSchema = v.object({
  userId: userIdSchema,
  joinedSequence: sequence,
  deliveredSequence: sequence,
  readSequence: sequence,
  deliveredAt: time,
  readAt: time,
})
/** How far a group's messages have come to one of its members. */
export type MemberReading = v.InferOutput<typeof memberReadingSchema>

/**
 * `GET /groups/{groupId}/reading`: the other members who let it be seen. Empty where the organisation uses no receipts, and
 * for who sends none themselves.
 */
export const readingAnswerSchema = v.array(memberReadingSchema)
/** `GET /groups/{groupId}/reading`. */
export type ReadingAnswer = v.InferOutput<typeof readingAnswerSchema>
