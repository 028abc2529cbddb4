import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { foldText, tokenise } from '@umkreis/people-search'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups, peopleSearchDocuments } from '../../db/schema/index.ts'

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

/** For each word, the groups in which somebody else is called so: one statement, however many words there are. */
async function findByPeople(
  db: Db,
  viewer: Viewer,
  groupIds: string[],
  words: string[],
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>(words.map((word) => [word, new Set()]))
  if (words.length === 0 || groupIds.length === 0) return found
  const asked = sql`(values ${sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  )}) as asked(word)`
  const word = sql<string>`asked.word`
  const rows = await db
    .selectDistinct({ groupId: groupMembers.groupId, word })
    .from(groupMembers)
    .innerJoin(peopleSearchDocuments, eq(peopleSearchDocuments.userId, groupMembers.userId))
    .innerJoin(asked, sql`strpos(${peopleSearchDocuments.foldedName}, ${word}) > 0`)
    .where(
      and(
        inArray(groupMembers.groupId, groupIds),
        isNull(groupMembers.leftAt),
        ne(groupMembers.userId, viewer.userId),
        eq(peopleSearchDocuments.organisationId, viewer.organisationId),
      ),
    )
  for (const row of rows) found.get(row.word)?.add(row.groupId)
  return found
}
