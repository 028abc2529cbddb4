import * as v from 'valibot'
import { groupIdSchema, userIdSchema } from '../ids.ts'

/** How often a client that goes on typing says so, in milliseconds. Who is not heard of for twice as long has stopped. */
export const TYPING_INTERVAL_MS = 3000

/** The only argument of `Typing`: the caller is writing in this group. It is passed on and never stored. */
export const typingRequestSchema = v.object({ GroupId: groupIdSchema })
/** The only argument of `Typing`. */
export type TypingRequest = v.InferOutput<typeof typingRequestSchema>

/**
 * Argument of the event `Typing`: a member is writing. Told to the other members whose active group it is, where the
 * organisation and both people show typing.
 */
export const typingSchema = v.object({ groupId: groupIdSchema, userId: userIdSchema })
/** Argument of the event `Typing`. */
export type Typing = v.InferOutput<typeof typingSchema>
