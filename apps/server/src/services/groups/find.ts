import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups, peopleSearchDocuments } from '../../db/schema/index.ts'
import { foldText, tokenise } from '../people-search/fold.ts'

/**
 * Finds those of the viewer's groups whose name, description or other people hold each word of a question, anywhere in a
 * word and in any case; what is no word, such as a sign, has to stand in name or description as it is written.
 */
export async function findGroupIds(db: Db, viewer: Viewer, query: string): Promise<string[]> {
  const mine = await db
    .select({ groupId: groups.groupId, name: groups.name, description: groups.description })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, viewer.userId),
        isNull(groupMembers.leftAt),
        eq(groups.organisationId, viewer.organisationId),
      ),
    )
  const words = [...new Set(tokenise(query).map(({ word }) => word))]
  const literal = query.toLowerCase()
  const groupIds = mine.map(({ groupId }) => groupId)
  const byPeople = await findByPeople(db, viewer, groupIds, words)
  return mine
    .filter(({ groupId, name, description }) => {
      const text = `${name ?? ''} ${description}`
      if (text.toLowerCase().includes(literal)) return true
      const folded = foldText(text)
      return words.length > 0 && words.every((word) => folded.includes(word) || byPeople.get(word)?.has(groupId))
    })
    .map(({ groupId }) => groupId)
}

/** For each word, the groups in which somebody else is called so. */
async function findByPeople(
  db: Db,
  viewer: Viewer,
  groupIds: string[],
  words: string[],
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const word of words) {
    const rows = await db
      .selectDistinct({ groupId: groupMembers.groupId })
      .from(groupMembers)
      .innerJoin(peopleSearchDocuments, eq(peopleSearchDocuments.userId, groupMembers.userId))
      .where(
        and(
          inArray(groupMembers.groupId, groupIds),
          isNull(groupMembers.leftAt),
          ne(groupMembers.userId, viewer.userId),
          eq(peopleSearchDocuments.organisationId, viewer.organisationId),
          sql`${peopleSearchDocuments.foldedName} like ${`%${word}%`}`,
        ),
      )
    found.set(word, new Set(rows.map(({ groupId }) => groupId)))
  }
  return found
}
