import MiniSearch from 'minisearch'
import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import type { BenchProfile } from './crowd.ts'

/** Whom a question finds, best first. */
export type Ranker = (question: string) => Promise<string[]>

const SHOWN = 10
const FUSED = 60
// The usual constant of reciprocal rank fusion.
const RANK_OFFSET = 60

/** The well-known ways to find people, each alone, on the same profiles. */
export async function createPeers(
  db: Pick<Db, 'execute'>,
  profiles: readonly BenchProfile[],
): Promise<Record<'full text' | 'trigram' | 'MiniSearch' | 'fusion', Ranker>> {
  await db.execute(sql`create table bench_texts (user_id text primary key, text text, document tsvector)`)
  await db.execute(sql`
    insert into bench_texts
    select user_id, text, to_tsvector('simple', text) || to_tsvector('german', text) || to_tsvector('english', text)
    from unnest(${sql.param(profiles.map(({ userId }) => userId))}::text[], ${sql.param(profiles.map(textOf))}::text[])
      as row(user_id, text)`)
  const fullText: Ranker = (question) =>
    rankBy(
      db,
      sql`select user_id, ts_rank_cd(document, query) as score from bench_texts, (
        select replace((plainto_tsquery('german', ${question}) || plainto_tsquery('english', ${question}))::text, '&', '|')::tsquery
          as query
      ) as asked where document @@ query`,
    )
  const trigram: Ranker = (question) =>
    rankBy(db, sql`select user_id, word_similarity(${question}, text) as score from bench_texts`)
  const library = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.2 } })
  library.addAll(profiles.map((profile) => ({ id: profile.userId, text: textOf(profile) })))
  const miniSearch: Ranker = async (question) =>
    library
      .search(question)
      .slice(0, FUSED)
      .map(({ id }) => String(id))
  return {
    'full text': fullText,
    trigram,
    MiniSearch: miniSearch,
    async fusion(question) {
      const scores = new Map<string, number>()
      for (const ranked of await Promise.all([fullText(question), trigram(question), miniSearch(question)])) {
        for (const [index, userId] of ranked.entries())
          scores.set(userId, (scores.get(userId) ?? 0) + 1 / (RANK_OFFSET + index + 1))
      }
      return [...scores]
        .toSorted(([, a], [, b]) => b - a)
        .map(([userId]) => userId)
        .slice(0, SHOWN)
    },
  }
}

function textOf({ firstName, lastName, position, city, country, skills, description }: BenchProfile): string {
  return [`${firstName} ${lastName}`, position, skills.join(', '), description, city, country].join('. ')
}

async function rankBy(db: Pick<Db, 'execute'>, scored: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await db.execute<{ user_id: string }>(
    sql`select user_id from (${scored}) as scored order by score desc, user_id limit ${FUSED}`,
  )
  return [...rows].map((row) => row.user_id)
}
