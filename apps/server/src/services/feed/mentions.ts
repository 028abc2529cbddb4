import type { FeedMention } from '@umkreis/schemas'
import { requireUsers } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'

/**
 * Keeps those of the people named whom the text really names, by `@`, first and last name.
 *
 * @throws {ServiceError} `not-found` when the viewer may not see one of them.
 */
export async function readMentions(
  db: Db,
  viewer: Viewer,
  text: string,
  userIds: readonly string[],
): Promise<FeedMention[]> {
  const people = await requireUsers(db, viewer, userIds)
  return people
    .map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}`.trim() }))
    .filter(({ name }) => name !== '' && text.includes(`@${name}`))
}
