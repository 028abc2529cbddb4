import { eq } from 'drizzle-orm'
import { createHouse, type House } from '@umkreis/people-search'
import type { Db } from '../../db/client.ts'
import { houseWords } from '../../db/schema/index.ts'

/** Reads what an organisation's own words make of what is built in. @returns Undefined where it has none. */
export async function loadHouse(db: Db, organisationId: string): Promise<House | undefined> {
  return createHouse(await db.select().from(houseWords).where(eq(houseWords.organisationId, organisationId)))
}
