import { sql } from 'drizzle-orm'
import { joinUmlauts, type Stems, type StemsOf } from '@umkreis/people-search'
import type { Db } from '../../db/client.ts'

const NONE: Stems = { english: undefined, german: undefined }
// Stems never change, so they are kept for the life of the process; the oldest go first.
const MAX_KEPT = 60_000
const kept = new Map<string, Stems>()

/** Asks the database's dictionaries for stems it was not asked for before. */
export async function loadStems(db: Pick<Db, 'execute'>, plains: Iterable<string>): Promise<StemsOf> {
  const wanted = [...new Set(plains)]
  const missing = wanted.filter((plain) => !kept.has(plain))
  if (missing.length > 0) {
    const rows = await db.execute<{ word: string; english: string[] | null; german: string[] | null }>(sql`
      select word, ts_lexize('english_stem', word) as english, ts_lexize('german_stem', word) as german
      from unnest(${sql.param(missing)}::text[]) as word`)
    for (const { word, english, german } of rows) {
      kept.set(word, { english: english?.[0], german: german?.[0] && joinUmlauts(german[0]) })
    }
  }
  const found = new Map(wanted.map((plain) => [plain, kept.get(plain) ?? NONE]))
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break
    kept.delete(oldest)
  }
  return (plain) => found.get(plain) ?? NONE
}
