import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { groupMembers } from '../../db/schema/index.ts'

/** @returns The person and everybody who shares a group with them now. */
export async function loadAudience(db: Db, userId: string): Promise<string[]> {
  const own = alias(groupMembers, 'own')
  const rows = await db
    .selectDistinct({ userId: groupMembers.userId })
    .from(own)
    .innerJoin(groupMembers, eq(groupMembers.groupId, own.groupId))
    .where(and(eq(own.userId, userId), isNull(own.leftAt), isNull(groupMembers.leftAt)))
  return [...new Set([userId, ...rows.map((row) => row.userId)])]
}

/** @returns For each of these groups, the members but one person. */
export async function loadOtherMembers(
  db: Db,
  groupIds: readonly string[],
  exceptUserId: string,
): Promise<Map<string, string[]>> {
  const others = new Map<string, string[]>(groupIds.map((groupId) => [groupId, []]))
  if (groupIds.length === 0) return others
  const rows = await db
    .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(inArray(groupMembers.groupId, [...groupIds]), isNull(groupMembers.leftAt)))
  for (const { groupId, userId } of rows) if (userId !== exceptUserId) others.get(groupId)?.push(userId)
  return others
}
