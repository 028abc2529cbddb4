import { and, eq, ne } from 'drizzle-orm'
import { FEED_SKILLS_MAX, type CheckedFeedPostPost } from '@umkreis/schemas'
import { areRelated, CONCEPTS, type ConceptTable, MAX_NAME_WORDS, tokenise } from '@umkreis/people-search'
import { isPresent } from '../../access/is-present.ts'
import { publicPart } from '../../access/shown-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { preferences, users } from '../../db/schema/index.ts'
import { skillKey } from '../matching/compare-profiles.ts'
import { loadHouse } from '../people-search/load-house.ts'

/** People whom one question goes to: those who hold the very skill before those who hold a related one. */
const ASKED_MAX = 100

/** What a question asks for, and of whom; nothing for any other post. */
export async function askPeople(
  db: Db,
  viewer: Viewer,
  { kind, skills: given, text }: Pick<CheckedFeedPostPost, 'kind' | 'skills' | 'text'>,
): Promise<{ skills: string[]; userIds: string[] }> {
  if (kind !== 'question') return { skills: [], userIds: [] }
  const concepts = (await loadHouse(db, viewer.organisationId))?.concepts ?? CONCEPTS
  const skills = given.length > 0 ? given : namedSkills(text, concepts)
  return { skills, userIds: await findAsked(db, viewer, skills, concepts) }
}

/** Skills that a question names by itself, in its order. */
export function namedSkills(question: string, concepts: ConceptTable = CONCEPTS): string[] {
  const words = tokenise(question).map(({ word }) => word)
  const found = new Map<string, string>()
  for (let at = 0; at < words.length;) {
    let step = 1
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
      const concept = concepts.byName(words.slice(at, at + length).join(' ')).find(({ kind }) => kind === 'term')
      if (!concept) continue
      found.set(concept.id, concept.names[0] ?? '')
      step = length
      break
    }
    at += step
  }
  return [...found.values()].slice(0, FEED_SKILLS_MAX)
}

/** @returns The ids of colleagues who hold one of these skills, or a related one, and want to be asked. */
async function findAsked(db: Db, viewer: Viewer, skills: readonly string[], concepts: ConceptTable): Promise<string[]> {
  const keysOf = (names: readonly string[]) => names.map((name) => skillKey(name, concepts))
  const wanted = [...new Set(keysOf(skills))].filter((key) => key !== '')
  if (wanted.length === 0) return []
  const willing = await db
    .select({ userId: users.userId, skills: users.skills, fieldVisibility: users.fieldVisibility })
    .from(preferences)
    .innerJoin(users, eq(users.userId, preferences.userId))
    .where(
      and(
        eq(preferences.isAskedInFeed, true),
        eq(users.organisationId, viewer.organisationId),
        isPresent(),
        ne(users.role, 'external'),
        ne(users.userId, viewer.userId),
      ),
    )
    .orderBy(users.userId)
  return willing
    .map(publicPart)
    .map(({ userId, skills: held }) => ({ userId, nearness: nearnessOf(wanted, keysOf(held)) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, ASKED_MAX)
    .map(({ userId }) => userId)
}

function nearnessOf(wanted: readonly string[], held: readonly string[]): 0 | 1 | 2 {
  if (held.some((key) => wanted.includes(key))) return 2
  return held.some((key) => wanted.some((one) => areRelated(one, key))) ? 1 : 0
}
