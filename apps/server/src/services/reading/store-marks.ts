import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups, users } from '../../db/schema/index.ts'

/** Up to where one member says that a group's messages have come; 0 says nothing. */
export interface ReadingMark {
  delivered: number
  read: number
}

/** Where a member stood before a mark, and stands after it. */
export interface StoredMark {
  userId: string
  deliveredBefore: number
  readBefore: number
  delivered: number
  read: number
}

/**
 * Notes marks of one group, in one statement for everybody. None goes back, and none past the last message.
 *
 * @param marks By person.
 * @returns One for each person who is a member at this moment, moved or not.
 */
export async function storeMarks(
  db: Db,
  groupId: string,
  marks: ReadonlyMap<string, ReadingMark>,
  now: Date,
): Promise<StoredMark[]> {
  const wanted = sql.join(
    [...marks].map(([userId, { delivered, read }]) => sql`(${userId}, ${clamp(delivered)}::int, ${clamp(read)}::int)`),
    sql`, `,
  )
  const time = sql`${now.toISOString()}::timestamptz`
  const rows = await db.execute(sql`
    with marked as (
      select m.user_id, m.delivered_sequence as delivered_before, m.read_sequence as read_before,
        greatest(m.delivered_sequence, least(greatest(w.delivered, w.read), g.last_sequence)) as delivered,
        greatest(m.read_sequence, least(w.read, g.last_sequence)) as read
      from (values ${wanted}) as w(user_id, delivered, read)
      join ${groups} g on g.group_id = ${groupId}
      join ${groupMembers} m on m.group_id = g.group_id and m.user_id = w.user_id and m.left_at is null
      join ${users} u on u.user_id = m.user_id and u.organisation_id = g.organisation_id
    ), moved as (
      update ${groupMembers} set
        delivered_sequence = greatest(${groupMembers.deliveredSequence}, marked.delivered),
        delivered_at = case when marked.delivered > delivered_before then ${time} else ${groupMembers.deliveredAt} end,
        read_sequence = greatest(${groupMembers.readSequence}, marked.read),
        read_at = case when marked.read > read_before then ${time} else ${groupMembers.readAt} end
      from marked
      where ${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} = marked.user_id
        and (marked.delivered > delivered_before or marked.read > read_before)
    )
    select user_id as "userId", delivered_before as "deliveredBefore", read_before as "readBefore", delivered, read
    from marked`)
  return [...rows] as unknown as StoredMark[]
}

// The columns are 32 bits wide; no group gets further.
function clamp(place: number): number {
  return Math.min(place, 2_147_483_647)
}
