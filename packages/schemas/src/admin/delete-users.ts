import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'

/** `DELETE /manager/listOfUsers`: the people to delete. All are, or none. */
export const deleteUsersRequestSchema = v.pipe(
  v.array(userIdSchema),
  v.minLength(1, 'Please choose at least one person'),
  v.maxLength(1000, 'At most 1000 people'),
)
/** `DELETE /manager/listOfUsers`. */
export type DeleteUsersRequest = v.InferOutput<typeof deleteUsersRequestSchema>
