import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'
import { ordinalSchema } from './fields.ts'
import { userLinksAnswerSchema } from './user-links.ts'

/** People whose chains one call may ask for. */
export const USER_LINKS_OF_MANY_MAX = 200

/** Body of `POST /e2ee/users/links`, which only reads: whose links, and from which `seq` on. Each person once. */
export const userLinksOfManyRequestSchema = v.object({
  users: v.pipe(
    v.array(v.object({ userId: userIdSchema, from: ordinalSchema })),
    v.minLength(1),
    v.maxLength(USER_LINKS_OF_MANY_MAX),
    v.check((users) => new Set(users.map(({ userId }) => userId)).size === users.length, 'Each person once'),
  ),
})
/** Inferred from the schema above. */
export type UserLinksOfManyRequest = v.InferOutput<typeof userLinksOfManyRequestSchema>

/**
 * Answer to `POST /e2ee/users/links`: for each person what the single call answers, in the order asked. Whom the caller may not see is left
 * out. So are people at the end of the list when the answer would grow beyond 8 MB of links: ask again for those who are missing; the first
 * one is never left out for this reason.
 */
export const userLinksOfManyAnswerSchema = v.object({ users: v.array(userLinksAnswerSchema) })
/** Inferred from the schema above. */
export type UserLinksOfManyAnswer = v.InferOutput<typeof userLinksOfManyAnswerSchema>
